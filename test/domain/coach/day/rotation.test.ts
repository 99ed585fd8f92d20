import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANGLES } from '#domain/coach/day/angle.ts'
import {
  angleOn,
  countDaysSinceEpoch,
  permute,
  positionOn,
  type RotationPlace,
  silentAngleOn,
  situationIndex,
} from '#domain/coach/day/rotation.ts'
import { addDays } from '#domain/time/day.ts'

const SETTINGS = { seed: 20_261_122, numRuns: 60 }
const userId = fc.uuid()
const first = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days))
/** The numbers of goals that plans allow, and more than any of them. */
const slots = fc.constantFrom(1, 3, 5, 10, 25)

const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => addDays(from, index))
const places =
  (user: string, count: number) =>
  (date: string): RotationPlace[] =>
    Array.from({ length: count }, (_, slot) => ({ userId: user, date, slot, slots: count }))

describe('the angle of a day', () => {
  it('returns after 12 days, and its message after 96 days at the earliest (TEXT-14)', () =>
    fc.assert(
      fc.property(userId, first, slots, (user, from, count) => {
        for (let slot = 0; slot < count; slot += 1) {
          const shown = days(from, 96).map((date) => angleOn({ userId: user, date, slot, slots: count }))
          for (let start = 0; start + 12 <= shown.length; start += 1)
            expect(new Set(shown.slice(start, start + 12).map(({ angle }) => angle)).size).toBe(12)
          expect(new Set(shown.map(({ angle, index }) => `${angle} ${index}`)).size).toBe(96)
        }
      }),
      { ...SETTINGS, numRuns: 20 },
    ))

  it('differs for each goal of a person; from the thirteenth goal on its message differs (TEXT-14)', () =>
    fc.assert(
      fc.property(userId, first, slots, (user, date, count) => {
        const shown = places(user, count)(date).map((place) => angleOn(place))
        expect(new Set(shown.map(({ angle }) => angle)).size).toBe(Math.min(count, ANGLES.length))
        expect(new Set(shown.map(({ angle, index }) => `${angle} ${index}`)).size).toBe(count)
      }),
      SETTINGS,
    ))

  it('has an order per person (TEXT-14)', () => {
    const orders = Array.from({ length: 20 }, (_, user) =>
      days('2026-11-22', 12)
        .map((date) => angleOn({ userId: `user-${user}`, date, slot: 0, slots: 1 }).angle)
        .join(),
    )
    expect(new Set(orders).size).toBe(20)
  })
})

describe('a silent day', () => {
  it('has the angle start, place or end, and no message that another goal of the person has', () =>
    fc.assert(
      fc.property(userId, first, fc.constantFrom(1, 3, 5), (user, date, count) => {
        const silent = places(user, count)(date).map((place) => silentAngleOn(place))
        const ordinary = places(user, count)(date).map((place) => angleOn(place))
        const names = (list: { angle: string; index: number }[]) => list.map(({ angle, index }) => `${angle} ${index}`)
        for (const { angle } of silent) expect(['start', 'place', 'end']).toContain(angle)
        expect(new Set([...names(silent), ...names(ordinary)]).size).toBe(2 * count)
      }),
      SETTINGS,
    ))

  it('has no message that its goal gets on an ordinary day of the week before or after (TEXT-19)', () =>
    fc.assert(
      fc.property(userId, first, (user, from) => {
        const [date = from] = days(from, 8).slice(-1)
        const place = { userId: user, slot: 0, slots: 3 }
        const { angle, index } = silentAngleOn({ ...place, date })
        const near = days(from, 15).map((day) => angleOn({ ...place, date: day }))
        expect(near).not.toContainEqual({ angle, index })
      }),
      SETTINGS,
    ))

  it('repeats no message within a week', () =>
    fc.assert(
      fc.property(userId, first, (user, from) => {
        const shown = days(from, 7).map((date) => silentAngleOn({ userId: user, date, slot: 0, slots: 3 }))
        expect(new Set(shown.map(({ angle, index }) => `${angle} ${index}`)).size).toBe(7)
      }),
      SETTINGS,
    ))
})

describe('the position in a list', () => {
  it('meets 96 entries in 96 days, and no two goals meet', () =>
    fc.assert(
      fc.property(userId, first, slots, (user, from, count) => {
        for (const date of days(from, 30))
          expect(new Set(places(user, count)(date).map((place) => positionOn(place, 96))).size).toBe(count)
        const met = days(from, 96).map((date) => positionOn({ userId: user, date, slot: count - 1, slots: count }, 96))
        expect(new Set(met).size).toBe(96)
      }),
      { ...SETTINGS, numRuns: 20 },
    ))

  it('differs between goals above the limit of the plan', () => {
    const positions = Array.from({ length: 5 }, (_, slot) =>
      positionOn({ userId: 'user', date: '2026-11-22', slot, slots: 1 }, 96),
    )
    expect(new Set(positions).size).toBe(5)
  })

  it('advances by one with each calendar day and with the offset', () => {
    const place = { userId: 'user', date: '2026-12-31', slot: 2, slots: 5 }
    expect(positionOn({ ...place, date: '2027-01-01' }, 96)).toBe((positionOn(place, 96) + 1) % 96)
    expect(positionOn(place, 96, 1)).toBe((positionOn(place, 96) + 1) % 96)
    expect(positionOn(place, 96)).toBe((2 * 19 + countDaysSinceEpoch('2026-12-31')) % 96)
  })
})

describe('the text of a situation', () => {
  it.each([
    [1, 12],
    [3, 12],
    [5, 12],
    [5, 24],
    [10, 24],
  ])('keeps %i goals apart among %i texts, and returns after all of a goal’s own', (count, length) => {
    const own = Math.floor(length / count)
    const at = (place: RotationPlace, earlierSilences: number) =>
      situationIndex({ ...place, earlierSilences }, 'after_miss', length)
    const seen = places(
      'user',
      count,
    )('2026-11-22').map((place) => Array.from({ length: own }, (_, occurrence) => at(place, occurrence)))
    expect(new Set(seen.flat()).size).toBe(own * count)
    for (const [slot, mine] of seen.entries())
      expect(at({ userId: 'user', date: '2026-11-22', slot, slots: count }, own)).toBe(mine[0])
  })

  it('uses the whole list of a gap for one goal of a plan for five, which has a gap every five days', () => {
    const gaps = Array.from({ length: 14 }, (_, gap) => {
      const [place] = places('user', 5)(addDays('2026-11-22', 5 * gap))
      return place && situationIndex({ ...place, earlierSilences: gap }, 'returned', 10)
    })
    expect(new Set(gaps).size).toBe(10)
    for (const [gap, index] of gaps.entries()) expect(gaps.slice(Math.max(0, gap - 3), gap)).not.toContain(index)
  })

  it.each([
    [3, 4],
    [4, 4],
    [3, 6],
    [5, 6],
  ])(
    'differs between %i goals on a day among %i texts, whatever their records are, and changes the day after',
    (count, length) => {
      const read = (date: string) =>
        places(
          'user',
          count,
        )(date).map((place, index) => situationIndex({ ...place, earlierSilences: index * 7 }, 'note_hard', length))
      const [today, tomorrow] = [read('2026-11-22'), read('2026-11-23')]
      expect(new Set(today).size).toBe(count)
      for (const [slot, index] of today.entries()) expect(tomorrow[slot]).not.toBe(index)
    },
  )
})

describe('a permutation', () => {
  it('holds each number once, and is the same for the same seed', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.string(), (length, seed) => {
        expect([...permute(length, seed)].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, index) => index))
        expect(permute(length, seed)).toEqual(permute(length, seed))
      }),
      SETTINGS,
    ))
})
