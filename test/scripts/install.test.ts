import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { lacking, withAddresses } from '../../scripts/install.mjs'

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

describe('addresses of packages', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/@scope/b/node_modules/@scope/c': { version: '2.0.0-rc.1' },
    'node_modules/alias': { version: '3.0.0', name: 'named' },
    'node_modules/elsewhere': { version: '4.0.0', resolved: 'file:elsewhere.tgz' },
    'node_modules/linked': { link: true },
  }

  test('are those of the registry by name and version, with or without a slash at its end', () => {
    for (const registry of ['https://packages.example/npm', 'https://packages.example/npm/'])
      expect(withAddresses({ lockfileVersion: 3, packages }, registry)).toEqual({
        lockfileVersion: 3,
        packages: {
          ...packages,
          'node_modules/a': {
            ...packages['node_modules/a'],
            resolved: 'https://packages.example/npm/a/-/a-1.0.0.tgz',
          },
          'node_modules/@scope/b/node_modules/@scope/c': {
            version: '2.0.0-rc.1',
            resolved: 'https://packages.example/npm/@scope/c/-/c-2.0.0-rc.1.tgz',
          },
          'node_modules/alias': {
            ...packages['node_modules/alias'],
            resolved: 'https://packages.example/npm/named/-/named-3.0.0.tgz',
          },
        },
      })
  })
})
