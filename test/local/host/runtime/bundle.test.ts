import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '#local/contracts/start-error.ts'
import { bundleFunctions, locateBundle } from '#local/host/runtime/bundle.ts'

const ENTRIES = ['functions/goals/greet/handler.ts', 'functions/mail/greet/handler.ts']

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const bundle = () =>
  bundleFunctions(
    root,
    join(root, 'cache'),
    ENTRIES.map((entry) => ({ entry })),
  )
const greetings = async (folder: string) => {
  const modules = ENTRIES.map((entry) => import(pathToFileURL(locateBundle(folder, { entry })).href))
  return (await Promise.all(modules)).map(({ handler }) => handler())
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'five-circles-bundle-'))
  write('package.json', '{"type":"module","imports":{"#domain/*":"./domain/*"}}')
  write('domain/word.ts', "export const word: string = 'Good day'\n")
  for (const [index, entry] of ENTRIES.entries())
    write(entry, `import { word } from '#domain/word.ts'\nexport const handler = () => word + ' ${index}'\n`)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('every function has a bundle that loads without the sources', async () => {
  const folder = await bundle()
  rmSync(join(root, 'domain'), { recursive: true })
  expect(await greetings(folder)).toEqual(['Good day 0', 'Good day 1'])
})

test('bundles are cached until a source changes', async () => {
  const before = await bundle()
  expect(await bundle()).toBe(before)
  write('domain/word.ts', "export const word: string = 'Good night'\n")
  expect(await greetings(await bundle())).toEqual(['Good night 0', 'Good night 1'])
})

test('a source that cannot be bundled fails the start with an error that names it', async () => {
  write('domain/word.ts', 'export const word =\n')
  const failed = bundle()
  await expect(failed).rejects.toBeInstanceOf(StartError)
  await expect(failed).rejects.toThrow('domain/word.ts')
})
