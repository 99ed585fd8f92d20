import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')

const tables = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    name: section.split('\n')[0],
    words: [...section.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, word = '']) => word).slice(1),
  }))

const compareWords = new Intl.Collator('en', { sensitivity: 'base' }).compare

describe('the glossary', () => {
  it.each(tables)('sorts the words of "$name"', ({ words }) => {
    expect(words.length).toBeGreaterThan(5)
    expect(words).toEqual(words.toSorted(compareWords))
  })

  it('has each word once', () => {
    const words = tables.flatMap((table) => table.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
