import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDurableStore } from '#local/services/engine/durable-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second run on the same data is told so in one sentence, and may start when the first has ended', () => {
  const first = createDurableStore(folder)
  expect(() => createDurableStore(folder)).toThrow(`The data in ${folder} is in use by another run of Five Circles`)
  first.close()
  createDurableStore(folder).close()
})

test('a damaged file is named in one sentence', () => {
  writeFileSync(join(folder, 'aws.sqlite'), 'rubbish '.repeat(1000))
  expect(() => createDurableStore(folder)).toThrow(
    `The file ${join(folder, 'aws.sqlite')} is damaged; start with --fresh to begin with empty data.`,
  )
})
