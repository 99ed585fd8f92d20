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

test('createDurableStore throws a StartError while another run has the file open', () => {
  const first = createDurableStore(folder)
  expect(() => createDurableStore(folder)).toThrow(`The data in ${folder} is in use by another run of Five Circles`)
  first.close()
  createDurableStore(folder).close()
})

test('createDurableStore throws a StartError that names a damaged file', () => {
  writeFileSync(join(folder, 'aws.sqlite'), 'rubbish '.repeat(1000))
  expect(() => createDurableStore(folder)).toThrow(
    `The file ${join(folder, 'aws.sqlite')} is damaged; start with --fresh to begin with empty data.`,
  )
})
