import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['domain', 'functions', 'web/src']
/** Shorter texts, such as 'Undo', are also words of code. */
const LEAST = 20

const readTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length < LEAST ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(readTexts) : []
}

const WORD = /\p{L}+/gu

/** A word that stands in every code with the text as a whole word: the longest but the first and the last. */
const findInnerWord = (text: string): string | undefined =>
  text
    .match(WORD)
    ?.slice(1, -1)
    .toSorted((one, other) => other.length - one.length)[0]

const catalogue = async (): Promise<string[]> => {
  const files = readdirSync(join(ROOT, 'domain/messages'))
  const modules = await Promise.all(files.map((name) => import(join(ROOT, 'domain/messages', name))))
  return [...new Set(modules.flatMap(readTexts))]
}

it('no text of the message catalogue stands a second time in the page or the operations (API-9)', async () => {
  const texts = await catalogue()
  expect(texts.length).toBeGreaterThan(250)
  const inner = texts.map((text) => ({ text, word: findInnerWord(text) }))
  const again = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('domain/messages/')),
  ).flatMap((path) => {
    // Comments may quote a text.
    const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
    // Nearly all texts are ruled out by a word, which takes less time than to look for them.
    const words = new Set(code.match(WORD))
    return inner
      .filter(({ text, word }) => (word === undefined || words.has(word)) && code.includes(text))
      .map(({ text }) => `${path}: ${text}`)
  })
  expect(again).toEqual([])
})
