import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['journeys', 'support'].map((name) => join(import.meta.dirname, '..', name))

it('journeys wait by locators and polls, because waitForFunction needs an eval, which the policy of the pages forbids', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\.waitForFunction\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})
