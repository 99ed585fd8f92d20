import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript without types
import { nearestTests } from '../../bench/mutation/main.mjs'
// @ts-expect-error plain JavaScript without types
import { LISTED } from '../../bench/mutation/nearest.mjs'
// @ts-expect-error plain JavaScript without types
import { computeScore, planMutant } from '../../bench/mutation/plan.mjs'

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

  test('names the listed tests of a store instead of the whole folder', () => {
    const store = 'functions/adapters/dynamodb'
    const exists = present(`test/${store}`, `test/${store}/accounts.test.ts`)
    expect(nearestTests(`${store}/accounts.ts`, exists)).toEqual([
      `test/${store}/accounts.test.ts`,
      `test/${store}/account-reads.test.ts`,
    ])
  })

  test('names tests that exist for every listed source', () => {
    for (const source of Object.keys(LISTED)) {
      const tests: string[] = nearestTests(source)
      const exist = [source, ...tests].every((path) => existsSync(path))
      expect([source, tests.length > 0, exist]).toEqual([source, true, true])
    }
  })

  test('names nothing when only the root of the tests is left', () => {
    expect(nearestTests('events/work.ts', present())).toEqual([])
  })
})

test('computeScore counts a timeout as killed and a mutant without coverage as a survivor', () => {
  const statuses = ['killed', 'timeout', 'survived', 'uncovered']
  const { killed, timeouts, total, survivors } = computeScore(statuses.map((status) => ({ status })))
  expect({ killed, timeouts, total, survivors: survivors.length }).toEqual({
    killed: 2,
    timeouts: 1,
    total: 4,
    survivors: 2,
  })
})

describe('planMutant', () => {
  const mutant = { id: '7', file: 'domain/streaks/run.ts' }
  const file = (test: string, covered: object, duration = 1) => ({ test, duration, covered })

  test('runs the tests that reach the mutant, those of its own test file first, then the fastest', () => {
    const inside = { static: {}, perTest: { 'a run': { 7: 2 }, 'a reset': { 8: 1 } } }
    const coverage = [
      file('test/slow.test.ts', inside, 9),
      file('test/fast.test.ts', inside, 1),
      file('test/domain/streaks/run.test.ts', inside, 10),
      file('test/other.test.ts', { static: {}, perTest: { 'a reset': { 8: 1 } } }),
    ]
    const { files, isolated, limit } = planMutant(mutant, coverage)
    expect(files.map(({ test }: { test: string }) => test)).toEqual([
      'test/domain/streaks/run.test.ts',
      'test/fast.test.ts',
      'test/slow.test.ts',
    ])
    expect(files[0].tests).toEqual(['a run'])
    expect([isolated, limit]).toEqual([false, 1200])
  })

  test('runs whole files in processes of their own when a module reaches the mutant while it is loaded', () => {
    const loaded = file('test/first.test.ts', { static: { 7: 1 }, perTest: { 'a run': { 8: 1 } } })
    const near = file('test/near.test.ts', { static: {}, perTest: { 'a run': { 8: 1 }, 'a reset': { 9: 1 } } }, 5)
    const far = file('test/far.test.ts', { static: {}, perTest: { 'a goal': { 1: 1 } } })
    const plan = planMutant({ ...mutant, neighbors: ['7', '8', '9'] }, [loaded, near, far])
    expect(plan).toMatchObject({ isolated: true, later: [] })
    expect(plan.files).toEqual([
      { test: 'test/near.test.ts', tests: null },
      { test: 'test/first.test.ts', tests: null },
      { test: 'test/far.test.ts', tests: null },
    ])
  })

  test('keeps files that need a process of their own for last', () => {
    const covered = { static: {}, perTest: { 'a run': { 7: 1 } } }
    const coverage = [file('test/alone.test.ts', covered), file('test/other.test.ts', covered)]
    const { files, later } = planMutant(mutant, coverage, { alone: ['test/alone.test.ts'] })
    expect([files, later]).toEqual([
      [{ test: 'test/other.test.ts', tests: ['a run'] }],
      [{ test: 'test/alone.test.ts', tests: ['a run'] }],
    ])
  })

  test('plans nothing for a mutant that no test reaches', () => {
    expect(planMutant(mutant, [file('test/one.test.ts', { static: {}, perTest: {} })]).files).toEqual([])
  })
})
