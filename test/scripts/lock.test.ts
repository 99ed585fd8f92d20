import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { missingOptionals } from '../../scripts/complete-lock.mjs'

test('the lock file contains every optional package that it names (fix: npm run lock)', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
  expect(missingOptionals(lock.packages)).toEqual([])
})

test('the check looks for an optional package from the innermost folder outward', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0', d: '1.0.0' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/c': {},
  }
  expect(missingOptionals(packages)).toEqual([{ name: 'd', version: '1.0.0', dev: false }])
})
