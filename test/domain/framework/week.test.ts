import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { allocate, byUrgency, computeWeek, planCircles } from '#domain/framework/week.ts'
import { createInterview } from '#test/support/interview.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const FULL = createInterview({
  lifeContext: { work_hours_per_week: 70, commute_hours_per_week: 10 },
  friends_family: { ideal_time_per_week: 25 },
  work: { ideal_time_per_week: 10 },
})

describe('the week', () => {
  it('has free hours when the wishes fit', () => {
    expect(computeWeek(createInterview())).toEqual({
      sleep: 49,
      job: 50,
      commute: 6,
      available_time: 63,
      total_current_time: 15,
      total_ideal_time: 30,
      has_time_conflict: false,
      missing_time: 0,
      open_time: 33,
    })
  })

  it('is in conflict from one hour too many (FRAMEWORK-2)', () => {
    const exactly = createInterview({ friends_family: { ideal_time_per_week: 45 } })
    expect(computeWeek(exactly)).toMatchObject({ has_time_conflict: false, open_time: 0, missing_time: 0 })
    const more = createInterview({ friends_family: { ideal_time_per_week: 46 } })
    expect(computeWeek(more)).toMatchObject({ has_time_conflict: true, open_time: 0, missing_time: 1 })
  })

  it('gives every circle the same share when the wishes do not fit', () => {
    // 39 hours for 49 wished ones.
    const plans = planCircles(FULL)
    expect(plans.map(({ ideal, allocated }) => [ideal, allocated])).toEqual([
      [3, 2.5],
      [25, 20],
      [10, 8],
      [5, 4],
      [6, 4.5],
    ])
    expect(sum(plans.map(({ short }) => short))).toBe(10)
  })

  it('gives no hours when none are available', () => {
    expect(allocate([5, 10], -2)).toEqual([0, 0])
    expect(allocate([0, 0], 0)).toEqual([0, 0])
  })

  it('never gives more than is available or wanted, and leaves no half hour unassigned (FRAMEWORK-12)', () => {
    const wishes = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 5, maxLength: 5 })
    const halves = fc.integer({ min: -4, max: 210 }).map((n) => n / 2)
    fc.assert(
      fc.property(wishes, halves, (wanted, available) => {
        const given = allocate(wanted, available)
        expect(sum(given)).toBe(Math.min(sum(wanted), Math.max(0, available)))
        for (const [at, hours] of given.entries()) expect(hours).toBeLessThanOrEqual(wanted[at] ?? 0)
      }),
      { seed: 3, numRuns: 500 },
    )
  })
})

describe('the first circle', () => {
  it('has the widest gap, then the higher importance', () => {
    const order = byUrgency(planCircles(createInterview({ spiritual: { importance_level: 10 } }))).map(
      ({ circle }) => circle,
    )
    expect(order).toEqual(['spiritual', 'personal_development', 'friends_family', 'health_fitness', 'work'])
  })
})

describe('moved hours', () => {
  it('come from circles that give some up before they come from free hours', () => {
    const { moves } = createReportFrame(createInterview({ work: { current_time_per_week: 9, ideal_time_per_week: 4 } }))
    expect(moves).toEqual([
      { circle: 'personal_development', source: 'work', hours: 4 },
      { circle: 'friends_family', source: 'work', hours: 1 },
      { circle: 'friends_family', source: null, hours: 5 },
      { circle: 'spiritual', source: null, hours: 2 },
      { circle: 'health_fitness', source: null, hours: 2 },
    ])
  })
})
