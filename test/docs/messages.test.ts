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

const catalogue = async (): Promise<string[]> => {
  const files = readdirSync(join(ROOT, 'domain/messages'))
  const modules = await Promise.all(files.map((name) => import(join(ROOT, 'domain/messages', name))))
  return [...new Set(modules.flatMap(readTexts))]
}

it('no text of the message catalogue stands a second time in the page or the operations (API-9)', async () => {
  const texts = await catalogue()
  expect(texts.length).toBeGreaterThan(250)
  const again = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('domain/messages/')),
  ).flatMap((path) => {
    // Comments may quote a text.
    const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
    return texts.filter((text) => code.includes(text)).map((text) => `${path}: ${text}`)
  })
  expect(again).toEqual([])
})
