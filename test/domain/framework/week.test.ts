import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { allocate, byUrgency, computeWeek, isOverfull, planCircles } from '#domain/framework/week.ts'
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

  it('gives every circle the hours of now, and the same share of its growth, when the wishes do not fit', () => {
    // 39 hours for 49 wished ones.
    const plans = planCircles(FULL)
    expect(plans.map(({ ideal, allocated }) => [ideal, allocated])).toEqual([
      [3, 2.5],
      [25, 19.5],
      [10, 8],
      [5, 3.5],
      [6, 5.5],
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

describe('a week that holds the hours of now, but not all wishes (FRAMEWORK-12)', () => {
  const hours = fc.integer({ min: 0, max: 50 })
  const circle = fc.record({ current_time_per_week: hours, ideal_time_per_week: hours })

  it('takes nothing from a circle that stays as it is', () => {
    const { plans, moves } = createReportFrame(
      createInterview({
        lifeContext: { work_hours_per_week: 50, sleep_hours_per_night: 8, commute_hours_per_week: 5 },
        spiritual: { current_time_per_week: 5, ideal_time_per_week: 8 },
        friends_family: { current_time_per_week: 10, ideal_time_per_week: 50 },
        work: { current_time_per_week: 10, ideal_time_per_week: 10 },
        personal_development: { current_time_per_week: 10, ideal_time_per_week: 10 },
        health_fitness: { current_time_per_week: 10, ideal_time_per_week: 10 },
      }),
    )
    expect(sum(plans.map(({ allocated }) => allocated))).toBe(57)
    expect(plans.filter(({ change }) => change < 0)).toEqual([])
    expect(moves.every(({ source }) => source === null)).toBe(true)
  })

  it('gives each circle what it has and wants, and more only to those that may grow', () => {
    fc.assert(
      fc.property(fc.array(circle, { minLength: 5, maxLength: 5 }), hours, ([a, b, c, d, e], work_hours_per_week) => {
        const interview = createInterview({
          lifeContext: { work_hours_per_week },
          ...(a && { spiritual: a }),
          ...(b && { friends_family: b }),
          ...(c && { work: c }),
          ...(d && { personal_development: d }),
          ...(e && { health_fitness: e }),
        })
        const { plans, week, recommended } = createReportFrame(interview)
        if (isOverfull(week)) return
        for (const { circle: key, allocated, ideal, current, change } of plans) {
          expect(allocated).toBeGreaterThanOrEqual(Math.min(ideal, current))
          if (week.has_time_conflict && change > 0) expect(recommended).toContain(key)
        }
      }),
      { seed: 5, numRuns: 300 },
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
