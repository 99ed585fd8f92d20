import { describe, expect, it } from 'vitest'
import {
  adviseNextGoal,
  type CircleGoal,
  type CircleStanding,
  circleStandings,
} from '#domain/framework/circle-dashboard.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { createInterview } from '#test/support/interview.ts'

const TODAY = '2026-04-14'
const FRAMEWORK = { interview: createInterview() }

/** The last days before today. */
const lastDays = (count: number): Day[] => Array.from({ length: count }, (_, at) => addDays(TODAY, at - count))

const goal = (changes: Partial<CircleGoal> = {}): CircleGoal => ({
  circle_type: 'Work',
  weekly_commitment_hours: null,
  recent_days: [],
  day_marks: { paused: [], off: [] },
  first: '2026-01-01',
  last: null,
  ...changes,
})

const work = (goals: CircleGoal[], framework: typeof FRAMEWORK | null = null) => {
  const found = circleStandings(goals, framework, TODAY).find(({ circle }) => circle === 'work')
  if (!found) throw new Error('There is no standing for work')
  return found
}

describe('the standing of a circle (PLAN-15)', () => {
  it('counts a day once however many of its goals kept it, and only days of the last thirty', () => {
    const found = work([
      goal({ recent_days: ['2026-03-15', '2026-03-16', '2026-04-13'] }),
      goal({ recent_days: ['2026-04-13', '2026-04-14'] }),
    ])
    expect(found.kept).toEqual(['2026-03-16', '2026-04-13', '2026-04-14'])
    expect(found.counted).toHaveLength(30)
    // Today is still open.
    expect(work([goal()]).counted).toEqual(lastDays(29))
  })

  it('counts from the day on which a goal began to the one on which it ended', () => {
    expect(work([goal({ last: '2026-03-20' })])).toMatchObject({
      counted: ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20'],
      since: '2026-03-16',
    })
    expect(work([goal({ first: '2025-12-01', last: '2026-01-10' })])).toMatchObject({ counted: [], since: null })
    expect(work([])).toMatchObject({ counted: [], goals: 0, since: null })
  })

  it('adds the planned hours of its goals without a floating-point error', () => {
    const found = work([goal({ weekly_commitment_hours: 0.1 }), goal({ weekly_commitment_hours: 0.7 }), goal()])
    expect(found.planned).toBe(0.8)
  })

  it('counts the first day and today once they are kept, and no day that was not asked for (STREAK-13)', () => {
    expect(work([goal({ first: '2026-04-13' })])).toMatchObject({ counted: [], since: '2026-04-13' })
    const kept = goal({ first: '2026-04-13', recent_days: ['2026-04-13', '2026-04-14'] })
    expect(work([kept]).counted).toEqual(['2026-04-13', '2026-04-14'])
    const day_marks = { paused: ['2026-04-12'], off: ['2026-04-11'] }
    expect(work([goal({ first: '2026-04-10', day_marks })]).counted).toEqual(['2026-04-13'])
  })

  it('adds up the hours that its goals plan and takes those that are wanted from the framework', () => {
    const found = work(
      [goal({ weekly_commitment_hours: 1.5 }), goal({ weekly_commitment_hours: 2 }), goal()],
      FRAMEWORK,
    )
    expect(found).toMatchObject({ planned: 3.5, wanted: 4, gap: 1 })
    expect(work([goal()])).toMatchObject({ planned: 0, wanted: null, gap: null })
  })

  it('has no goal and no hours of one that is past its target date', () => {
    const until = (last: Day) =>
      work([goal({ weekly_commitment_hours: 3, last }), goal({ weekly_commitment_hours: 1 })])
    expect(until(TODAY)).toMatchObject({ goals: 2, planned: 4 })
    expect(until('2026-04-13')).toMatchObject({ goals: 1, planned: 1 })
  })

  it('leaves out goals of no circle and of others', () => {
    expect(work([goal({ circle_type: null }), goal({ circle_type: 'Spiritual' })]).goals).toBe(0)
  })
})

describe('the circle in which the next goal helps most (PLAN-15)', () => {
  const standing = (circle: CircleStanding['circle'], changes: Partial<CircleStanding>): CircleStanding => ({
    circle,
    goals: 1,
    kept: ['2026-04-14'],
    since: '2026-04-14',
    counted: ['2026-04-14'],
    planned: 2,
    wanted: 2,
    gap: 0,
    ...changes,
  })

  const chooseNext = (standings: CircleStanding[], hasRoom = true) => adviseNextGoal(standings, hasRoom)
  const empty = { goals: 0, planned: 0, kept: [], counted: [] }

  it('is the circle without a goal whose gap is widest, then the one that lacks most hours', () => {
    expect(
      chooseNext([
        standing('spiritual', { ...empty, gap: 3, wanted: 9 }),
        standing('friends_family', { ...empty, gap: 5, wanted: 2 }),
        standing('work', { ...empty, gap: 5, wanted: 6 }),
        standing('health_fitness', { gap: 9, wanted: 40 }),
      ]),
    ).toEqual({ circle: 'work', reason: 'empty' })
  })

  it('is the one that lacks most hours once each has a goal', () => {
    expect(
      chooseNext([
        standing('spiritual', { wanted: 4 }),
        standing('work', { wanted: 9 }),
        standing('health_fitness', {}),
      ]),
    ).toEqual({ circle: 'work', reason: 'hours' })
  })

  it('is the one that was kept least once no hours are missing', () => {
    expect(
      chooseNext([
        standing('spiritual', { counted: lastDays(8) }),
        standing('work', { counted: lastDays(9) }),
        standing('health_fitness', {}),
      ]),
    ).toEqual({ circle: 'work', reason: 'days' })
  })

  it('is absent when nothing is missing', () => {
    expect(chooseNext([standing('spiritual', {}), standing('work', {})])).toBeNull()
  })

  it('judges no circle before seven days are counted', () => {
    const days = (counted: number, kept: string[]) =>
      chooseNext([standing('work', { counted: lastDays(counted), kept })])
    expect(days(1, [])).toBeNull()
    expect(days(6, [])).toBeNull()
    expect(days(7, [])).toEqual({ circle: 'work', reason: 'days' })
    const week = ['07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-04-${day}`)
    expect(days(7, week)).toBeNull()
  })

  it('advises nothing for a circle that was kept on two days of three or more', () => {
    const days = (counted: number, kept: number) =>
      chooseNext([standing('work', { counted: lastDays(counted), kept: lastDays(kept) })])
    expect([days(9, 8), days(9, 6), days(30, 20)]).toEqual([null, null, null])
    const low = { circle: 'work', reason: 'days' }
    expect([days(9, 5), days(7, 4), days(30, 19)]).toEqual([low, low, low])
  })

  it('advises no new goal at a full plan', () => {
    const unfilled = standing('spiritual', { ...empty, gap: 9, wanted: 9 })
    expect(chooseNext([unfilled, standing('work', {})], false)).toBeNull()
    expect(chooseNext([unfilled, standing('work', { wanted: 4 })], false)).toEqual({ circle: 'work', reason: 'hours' })
  })

  it('names a circle without a goal before there is a framework', () => {
    expect(chooseNext(circleStandings([goal({ circle_type: 'Spiritual' })], null, TODAY))).toEqual({
      circle: 'friends_family',
      reason: 'empty',
    })
  })
})
