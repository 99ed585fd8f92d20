import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { install, lacking, withAddresses } from '../../scripts/install.mjs'

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

describe('an installation', () => {
  /** A folder with a lock file, and a program in the place of npm that writes `node_modules`, or fails in the folder of addresses. */
  const run = (ends: { byAddress: number }) => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'))
    const lock = JSON.stringify({ lockfileVersion: 3, packages: { 'node_modules/a': { version: '1.0.0' } } })
    writeFileSync(join(folder, 'package.json'), '{}')
    writeFileSync(join(folder, 'package-lock.json'), lock)
    writeFileSync(
      join(folder, 'npm.js'),
      `const fs = require('node:fs')
      if (process.argv[2] === 'config') console.log('https://packages.example/npm/')
      else {
        const isByAddress = process.cwd().endsWith('install')
        if (isByAddress && ${ends.byAddress}) process.exit(1)
        fs.mkdirSync('node_modules')
        fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
      }`,
    )
    vi.stubEnv('npm_execpath', join(folder, 'npm.js'))
    vi.spyOn(console, 'error').mockReturnValue()
    try {
      install(folder)
      const read = (name: string) => readFileSync(join(folder, name), 'utf8')
      const isUnchanged = read('package-lock.json') === lock
      return {
        isUnchanged,
        installed: read('node_modules/.package-lock.json'),
        left: readdirSync(join(folder, '.cache')),
      }
    } finally {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    }
  }

  test('uses addresses in a folder of its own, and leaves the lock file without them', () => {
    const { isUnchanged, installed, left } = run({ byAddress: 0 })
    expect([isUnchanged, left]).toEqual([true, []])
    expect(installed).toContain('https://packages.example/npm/a/-/a-1.0.0.tgz')
  })

  test('goes on without addresses where a registry has others', () => {
    const { isUnchanged, installed, left } = run({ byAddress: 1 })
    expect([isUnchanged, left]).toEqual([true, []])
    expect(installed).not.toContain('packages.example')
  })
})
