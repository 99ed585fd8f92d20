import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../web/src')
const SMALL = /^(?:an?|the|and|or|as|at|by|for|from|in|of|on|to|with)$/

/** The specification writes the first so, and the second is drawn as a link. */
const EXEMPT = ['Open motivation plan', 'Opening checkout...']

const isTitleCase = (label: string): boolean =>
  label.split(/\s+/).every((word, at) => !/^[a-z]/.test(word) || (at > 0 && SMALL.test(word)))

it('labels every button in title case, also while it works (PAGE-35)', () => {
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .join('\n')
  const still = [...sources.matchAll(/>\s*([A-Z][^<>{}]*?)\s*<\/Button(?:Link)?>/g)]
  const working = [...sources.matchAll(/['"]([A-Z][\w ]*\.\.\.)['"]/g)]
  const labels = [...still, ...working].flatMap(([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(60)
  expect(labels.filter((label) => !EXEMPT.includes(label) && !isTitleCase(label))).toEqual([])
})
