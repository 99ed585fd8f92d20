import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { computeScore, nearestTests } from '../../scripts/mutate.mjs'

describe('nearestTests', () => {
  const present = (...paths: string[]) => {
    const all = new Set(['test', ...paths])
    return (path: string) => all.has(path)
  }

  test('names the own test file before the folder', () => {
    const exists = present('test/domain', 'test/domain/streaks', 'test/domain/streaks/run.test.ts')
    expect(nearestTests('domain/streaks/run.ts', exists)).toEqual([
      'test/domain/streaks/run.test.ts',
      'test/domain/streaks',
    ])
  })

  test('names the nearest folder above when the own folder has no tests', () => {
    expect(nearestTests('domain/coach/library/entry.ts', present('test/domain/coach'))).toEqual(['test/domain/coach'])
  })

  test('names nothing when only the root of the tests is left', () => {
    expect(nearestTests('events/work.ts', present())).toEqual([])
  })
})

test('computeScore counts a timeout as killed and a mutant without coverage as a survivor', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored']
  const { killed, timeouts, total, survivors } = computeScore({
    files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
  })
  expect({ killed, timeouts, total, survivors: survivors.length }).toEqual({
    killed: 2,
    timeouts: 1,
    total: 4,
    survivors: 2,
  })
})
