import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** A row is `| what | what is seen | test/path.test.tsx › groups › test; › another test of the same file |`. */
const rows = readFileSync(join(ROOT, 'docs/screens.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What '))
  .map((line) =>
    line
      .replaceAll('\\|', '│')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** What vitest puts a value of the table in the place of: `%s`, `$name`. */
const PLACE = /%[sdifjo]|\\\$\w+/

/** The names that the tests of a file may have: every string of its source, with what is filled in left open. */
const namesIn = (file: string): RegExp[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(STRING)].map(([, ...found]) => {
    const text = (found.find((one) => one !== undefined) ?? '').replaceAll('\\', '')
    return new RegExp(
      `^${text
        .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
        .split(PLACE)
        .join('.+')}$`,
    )
  })

const known = new Map<string, RegExp[]>()
const hasTest = (file: string, name: string): boolean => {
  const names = known.get(file) ?? namesIn(file)
  known.set(file, names)
  return names.some((one) => one.source !== '^$' && one.source !== '^.+$' && one.test(name))
}

describe('docs/screens.md', () => {
  it('has rows, and each of them has what, what is seen, and a test', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell === ''))).toEqual([])
  })

  it('names no test that is not there', () => {
    const missing = rows.flatMap(([, , test = '']) => {
      const [file = '', ...names] = test.split(/;? › /)
      return names.filter((name) => !hasTest(file, name)).map((name) => `${file} › ${name}`)
    })
    expect(missing).toEqual([])
  })
})
