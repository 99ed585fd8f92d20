import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../web')

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

it('tests of the page mock only modules that test/web/support/fresh-file.ts restores for the next file', () => {
  const list = (call: RegExp) =>
    new Set(sources.flatMap(({ text }) => [...text.matchAll(call)].map(([, path]) => path)))
  const restored = list(/vi\.doUnmock\('([^']+)'/g)
  expect([...list(/vi\.(?:mock|doMock)\(\s*(?:import\()?'([^']+)'/g)].filter((path) => !restored.has(path))).toEqual([])
})

it('tests of the page wait with testing-library or waitInRealTime, because waits of Vitest end after one second', () => {
  const impatient = sources.filter(({ text }) => /vi\.(?:waitFor|waitUntil)\(|expect\.poll\(/.test(text))
  expect(impatient.map(({ name }) => name)).toEqual([])
})
