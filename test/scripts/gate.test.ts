import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { tally, verdict } from '../../scripts/gate.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

describe('the summary line', () => {
  test('counts the tests of every file', () => {
    const counts = tally({ testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] })
    expect(verdict(counts)).toEqual({ line: '3 passed, 1 failed', good: false })
  })

  test('reports success only when tests passed and none failed', () => {
    expect(verdict(tally({ testResults: [file('passed', 'passed')] }))).toEqual({
      line: '1 passed, 0 failed',
      good: true,
    })
    expect(verdict(tally({ testResults: [] })).good).toBe(false)
  })

  test('counts a file that does not load as failed', () => {
    expect(verdict(tally({ testResults: [file('failed'), file('passed', 'passed')] })).line).toBe('1 passed, 1 failed')
  })

  test.each(['skipped', 'pending', 'todo', 'disabled'])('does not count a test that is %s as passed', (state) => {
    const counts = tally({ testResults: [file('passed', 'passed', state)] })
    expect(verdict(counts)).toEqual({ line: '1 passed, 0 failed, 1 skipped', good: false })
  })
})
