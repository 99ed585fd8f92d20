import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const RULES = 'docs/product'
const FOLDERS = ['domain', 'events', 'functions', 'infra', 'local', 'web', 'test', 'bench', 'scripts', 'docs']

/** Its fixture names an id that is not defined on purpose. */
const FIXTURE = 'test/scripts/summary.test.ts'

const listFiles = (folder: string, extension: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))

const idsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id = '']) => id)

const defined = listFiles(RULES, /\.md$/).flatMap((file) =>
  idsIn(readFileSync(file, 'utf8'), /^- \*\*([A-Z]+-\d+)\*\*/gm),
)
const prefixes = [...new Set(defined.map((id) => id.split('-')[0]))]

describe('the product rules', () => {
  it('define each id once', () => {
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
    expect(defined.length).toBeGreaterThan(100)
  })

  it('define every id that code, tests and docs cite', () => {
    const known = new Set(defined)
    const citation = new RegExp(`\\b((?:${prefixes.join('|')})-\\d+)\\b`, 'g')
    const unknown = FOLDERS.flatMap((folder) =>
      listFiles(folder, /\.(ts|tsx|mjs|css|md)$/).filter((file) => !file.endsWith(FIXTURE)),
    ).flatMap((file) =>
      idsIn(readFileSync(file, 'utf8'), citation)
        .filter((id) => !known.has(id))
        .map((id) => `${file.slice(ROOT.length)}: ${id}`),
    )
    expect(unknown).toEqual([])
  })
})
