import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { lacking } from '../../scripts/install.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/only-darwin': { version: '1.0.0', optional: true, os: ['darwin'] },
  'node_modules/never-windows': { version: '1.0.0', os: ['!win32'] },
}
const all = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/never-windows': { version: '1.0.0' },
}

describe('packages to install', () => {
  test('are none when every package has the version of the lock', () => {
    expect(lacking(wanted, all, 'linux', 'x64')).toEqual([])
  })

  test('include absent packages and packages of another version', () => {
    const { 'node_modules/a': _, ...rest } = all
    expect(lacking(wanted, { ...rest, 'node_modules/b': { version: '1.9.0' } }, 'linux', 'x64')).toEqual([
      'node_modules/a',
      'node_modules/b',
    ])
  })

  test('exclude optional packages and packages of other platforms', () => {
    const { 'node_modules/never-windows': _, ...rest } = all
    expect(lacking(wanted, rest, 'win32', 'x64')).toEqual([])
    expect(lacking(wanted, rest, 'darwin', 'arm64')).toEqual(['node_modules/never-windows'])
  })
})
