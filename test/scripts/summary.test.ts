import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { createSummary, formatTable, rulesIn } from '../../scripts/summary.mjs'

const refusals = (operation: string, kind: string, requests: number) => ({ refusals: { operation, kind, requests } })
const screens = (...names: string[]) => ({ screens: { names, widths: [320, 1600], themes: ['light', 'dark'] } })
const file = (name: string, metas: object[], status = 'passed') => ({
  name: `/repository/test/${name}`,
  assertionResults: metas.map((meta) => ({ status, meta })),
})

describe('createSummary', () => {
  const rows = createSummary(
    {
      testResults: [
        file('domain/streaks/run.test.ts', [{}, {}]),
        file('functions/routes/routes.test.ts', [
          refusals('check-in', 'token', 4),
          refusals('check-in', 'bounds', 1200),
          refusals('delete-goal', 'token', 4),
        ]),
        file('functions/routes/failed.test.ts', [refusals('create-goal', 'token', 4)], 'failed'),
        file('journeys/accessibility.test.ts', [screens('landing', 'auth'), screens('auth')]),
        file('attacks/over-http.test.ts', [{}]),
      ],
    },
    ['STREAK-1', 'STREAK-2', 'GOAL-1'],
    (path: string) => (path.endsWith('run.test.ts') ? '/* STREAK-1, STREAK-9 */' : 'UTF-8'),
  )

  test('counts passed tests only, and each operation, kind and screen once', () => {
    expect(rows).toEqual([
      ['Product rules', '1 of 3 cited by tests that passed'],
      ['Refusals', '2 operations × 2 kinds: 3 pairs, 1,208 requests'],
      ['Screens', '2 screens × 2 widths × 2 themes'],
      ['Journeys', '2 tests'],
      ['Attacks', '1 test'],
      ['All', '8 tests in 4 files'],
    ])
  })

  test('omits areas without a run', () => {
    const few = createSummary({ testResults: [file('domain/a.test.ts', [{}])] }, ['GOAL-1'], () => '')
    expect(few).toEqual([['All', '1 test in 1 file']])
    expect(formatTable(few)).toBe('Covered by the tests that passed:\n  All  1 test in 1 file')
  })
})

test('rulesIn reads the ids of the rules', () => {
  expect(rulesIn(join(import.meta.dirname, '../..'))).toContain('STREAK-1')
})
