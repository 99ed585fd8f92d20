import { describe, expect, it } from 'vitest'
import { changeDone, findLastDay, isDoneAlready, isGoalDone, offersDone } from '#domain/goals/done.ts'
import { derivePermissions } from '#domain/goals/status.ts'

const TODAY = '2026-11-25'

describe('a goal that is done (GOAL-20)', () => {
  it('has the date on which it was done, until that is taken back', () => {
    expect(isGoalDone({ done_on: TODAY })).toBe(true)
    expect(isGoalDone({ done_on: null })).toBe(false)
    expect(isGoalDone({})).toBe(false)
  })

  it('is inactive from its calendar date on, and active without a date again', () => {
    expect(changeDone({ care: 'ordinary' }, { done: true }, TODAY)).toEqual({ is_active: false, done_on: TODAY })
    expect(changeDone({ care: 'gentle' }, { done: true }, TODAY)).toEqual({ is_active: false, done_on: TODAY })
    const done = { care: 'ordinary', done_on: TODAY } as const
    expect(changeDone(done, { done: false }, TODAY)).toEqual({ is_active: true, done_on: null })
    expect(changeDone(done, { is_active: true }, TODAY)).toEqual({ is_active: true, done_on: null })
  })

  it('stays as it is at other changes', () => {
    expect(changeDone({ care: 'ordinary', done_on: TODAY }, { is_active: false }, TODAY)).toEqual({})
    expect(changeDone({ care: 'ordinary' }, { is_active: true }, TODAY)).toEqual({})
    expect(changeDone({ care: 'crisis' }, {}, TODAY)).toEqual({})
  })

  it('is refused while the goal is in crisis, and can be taken back then', () => {
    expect(() => changeDone({ care: 'crisis' }, { done: true }, TODAY)).toThrow(/gets no coaching/)
    expect(changeDone({ care: 'crisis', done_on: TODAY }, { done: false }, TODAY)).toMatchObject({ is_active: true })
  })

  it('is the only change of a request', () => {
    const wish = { done: true, title: 'Walk' }
    expect(() => changeDone({ care: 'ordinary' }, wish, TODAY)).toThrow(/only change/)
  })

  it('is not changed by a repeated call (GOAL-21)', () => {
    expect(isDoneAlready({ done_on: TODAY }, { done: true })).toBe(true)
    expect(isDoneAlready({ done_on: null }, { done: false })).toBe(true)
    expect(isDoneAlready({}, { done: true })).toBe(false)
    expect(isDoneAlready({ done_on: TODAY }, { done: false })).toBe(false)
    expect(isDoneAlready({ done_on: TODAY }, {})).toBe(false)
  })
})

describe('the offer to mark a goal as done (GOAL-20)', () => {
  const goal = {
    care: 'ordinary',
    kind: 'do_regularly',
    target_date: null,
    permissions: derivePermissions('active', { is_active: true }),
  } as const

  it.each([
    ['a goal that can be finished', { kind: 'finish' }, true],
    ['a goal past its target date', { target_date: '2026-11-24' }, true],
    ['a goal on its target date', { target_date: TODAY }, true],
    ['a gentle goal that can be finished', { kind: 'finish', care: 'gentle' }, true],
    ['a goal before its target date', { target_date: '2026-11-26' }, false],
    ['a habit without a date', {}, false],
    ['a goal in crisis', { kind: 'finish', care: 'crisis' }, false],
    [
      'a goal after the trial',
      { kind: 'finish', permissions: derivePermissions('trial-expired', { is_active: true }) },
      false,
    ],
  ] as const)('%s', (_, changes, offered) => {
    expect(offersDone({ ...goal, ...changes }, TODAY)).toBe(offered)
  })
})

describe('the last day of a goal (GOAL-21)', () => {
  it.each([
    ['is the target date of one that is not done', { target_date: '2026-12-01' }, '2026-11-20', '2026-12-01'],
    ['is the day on which it was done, if it is kept', { target_date: null, done_on: TODAY }, TODAY, TODAY],
    ['is the day before, if it is not', { target_date: null, done_on: TODAY }, '2026-11-20', '2026-11-24'],
    ['is the day before without a check-in', { target_date: null, done_on: TODAY }, undefined, '2026-11-24'],
    [
      'is the target date of one that was done later',
      { target_date: '2026-11-01', done_on: TODAY },
      TODAY,
      '2026-11-01',
    ],
    ['is none without a date', { target_date: null, done_on: null }, TODAY, null],
  ])('%s', (_, goal, lastKept, last) => {
    expect(findLastDay(goal, lastKept)).toBe(last)
  })
})
