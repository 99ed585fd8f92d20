import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eveningMessages } from '#domain/messages/evening.ts'
import { MAILS } from '#test/support/mails/all.ts'

const FOLDER = join(import.meta.dirname, '../../web/src')
const SMALL = /^(?:an?|the|and|or|as|at|by|for|from|in|of|on|to|with)$/

/** The specification writes the first so, and the others are drawn as links. */
const EXEMPT = ['Open motivation plan', 'Opening checkout...', 'Taking it back...']

const isTitleCase = (label: string): boolean =>
  label.split(/\s+/).every((word, at) => !/^[a-z]/.test(word) || (at > 0 && SMALL.test(word)))

/** The text of each button of a mail: the link that fills the cell of a table. */
const readMailButtons = (html: string): string[] =>
  [...html.matchAll(/<td [^>]*class="stack[^>]*><a [^>]*>([^<]*)<\/a>/g)].flatMap(([, label = '']) => label)

const ADDRESS = 'findahelpline.com'

it.each(Object.entries(MAILS))('labels the buttons of %s in title case (PAGE-35)', (_, write) => {
  const { html } = write()
  const labels = readMailButtons(html)
  expect(labels.length).toBe(html.match(/class="stack/g)?.length ?? 0)
  expect(labels.filter((label) => label !== ADDRESS && !isTitleCase(label))).toEqual([])
})

it('labels the answers of a notification in title case (PAGE-35)', () => {
  const { checkIn, notToday, openToday } = eveningMessages
  expect([checkIn, notToday, openToday].filter((label) => !isTitleCase(label))).toEqual([])
})

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
