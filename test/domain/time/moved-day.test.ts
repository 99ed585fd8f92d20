import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LedgerDay } from '#domain/streaks/ledger.ts'
import { type Run, readRun, recordCheckIn } from '#domain/streaks/run.ts'
import { checkInDay, findCheckInDayEnd } from '#domain/time/check-in-day.ts'
import { addDays, daysBetween } from '#domain/time/day.ts'
import { changeRule, findPersonDayEnd, type PersonRule, personDay } from '#domain/time/moved-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { recount } from '#test/domain/streaks/reference-streak.ts'

const SEED = 20_261_121
const at = (text: string) => Date.parse(text)
const rule = (zone: string, dayStartHour = 3): PersonRule => ({ zone, dayStartHour })
const NEW_YORK = rule('America/New_York')

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Oslo',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Tongatapu',
  'Etc/GMT+12',
  'UTC',
]

describe('a person who never moved', () => {
  it('has the check-in day of zone and hour', () => {
    for (let now = at('2026-10-30T00:00:00Z'); now < at('2026-11-05T00:00:00Z'); now += HOUR_MS / 2) {
      expect(personDay(now, NEW_YORK)).toBe(checkInDay(now, NEW_YORK))
      expect(findPersonDayEnd(now, NEW_YORK)).toBe(findCheckInDayEnd(now, NEW_YORK))
    }
  })
})

describe('a person who moves', () => {
  it('east in the evening keeps the end of the current day (DAY-3)', () => {
    const evening = at('2026-11-25T04:00:00Z')
    const oslo = changeRule(evening, NEW_YORK, rule('Europe/Oslo'))
    expect(checkInDay(evening, rule('Europe/Oslo'))).toBe('2026-11-25')
    expect(personDay(evening, oslo)).toBe('2026-11-24')
    expect(findPersonDayEnd(evening, oslo)).toBe(at('2026-11-25T08:00:00Z'))
    expect(personDay(at('2026-11-25T08:00:00Z'), oslo)).toBe('2026-11-25')
    expect(findPersonDayEnd(at('2026-11-25T08:00:00Z'), oslo)).toBe(at('2026-11-26T02:00:00Z'))
    expect(personDay(at('2026-11-26T02:00:00Z'), oslo)).toBe('2026-11-26')
  })

  it('west after the day changed does not return to the day before (DAY-3)', () => {
    const morning = at('2026-11-25T09:00:00Z')
    const honolulu = changeRule(morning, NEW_YORK, rule('Pacific/Honolulu'))
    expect(checkInDay(morning, rule('Pacific/Honolulu'))).toBe('2026-11-24')
    expect(personDay(morning, honolulu)).toBe('2026-11-25')
    expect(findPersonDayEnd(morning, honolulu)).toBe(at('2026-11-26T13:00:00Z'))
  })

  it('west is on the same day after its old end, until its end in the new zone (DAY-3)', () => {
    const honolulu = changeRule(at('2026-11-24T17:00:00Z'), NEW_YORK, rule('Pacific/Honolulu'))
    for (const instant of ['2026-11-25T07:59:00Z', '2026-11-25T08:00:00Z', '2026-11-25T12:59:00Z']) {
      expect(personDay(at(instant), honolulu)).toBe('2026-11-24')
      expect(findPersonDayEnd(at(instant), honolulu)).toBe(at('2026-11-25T13:00:00Z'))
    }
    expect(personDay(at('2026-11-25T13:00:00Z'), honolulu)).toBe('2026-11-25')
    expect(findPersonDayEnd(at('2026-11-25T13:00:00Z'), honolulu)).toBe(at('2026-11-26T13:00:00Z'))
  })

  it('across the date line skips no day (DAY-3)', () => {
    const noon = at('2026-11-24T23:00:00Z')
    const moved = changeRule(noon, rule('Pacific/Pago_Pago'), rule('Pacific/Kiritimati'))
    const seen = new Set<string>()
    for (let now = noon; now < noon + 5 * DAY_MS; now += HOUR_MS / 4) seen.add(personDay(now, moved))
    const days = [...seen]
    expect(days).toEqual(days.map((_, n) => addDays('2026-11-24', n)))
    expect(personDay(noon + 4 * DAY_MS, moved)).toBe(checkInDay(noon + 4 * DAY_MS, rule('Pacific/Kiritimati')))
  })

  it('keeps the days of the former zone', () => {
    const moved = changeRule(at('2026-11-26T15:00:00Z'), NEW_YORK, rule('Europe/Oslo'))
    for (let now = at('2026-11-20T00:00:00Z'); now < at('2026-11-26T15:00:00Z'); now += HOUR_MS / 2) {
      expect(personDay(now, moved)).toBe(checkInDay(now, NEW_YORK))
      expect(findPersonDayEnd(now, moved)).toBe(findCheckInDayEnd(now, NEW_YORK))
    }
  })

  it('has the new zone for days after the extended day', () => {
    const honolulu = changeRule(at('2026-11-25T09:00:00Z'), NEW_YORK, rule('Pacific/Honolulu'))
    expect(personDay(at('2026-11-26T09:00:00Z'), honolulu)).toBe('2026-11-25')
    expect(findPersonDayEnd(at('2026-11-26T09:00:00Z'), honolulu)).toBe(at('2026-11-26T13:00:00Z'))
    expect(personDay(at('2026-12-24T12:59:59Z'), honolulu)).toBe('2026-12-23')
  })

  it('twice in a day keeps the days before the first move', () => {
    const oslo = changeRule(at('2026-11-25T04:00:00Z'), NEW_YORK, rule('Europe/Oslo'))
    const tokyo = changeRule(at('2026-11-25T05:00:00Z'), oslo, rule('Asia/Tokyo'))
    expect(personDay(at('2026-11-24T07:30:00Z'), tokyo)).toBe('2026-11-23')
  })

  it('at the end of the kept day moves in the next day', () => {
    const oslo = changeRule(at('2026-11-25T04:00:00Z'), NEW_YORK, rule('Europe/Oslo'))
    const tokyo = changeRule(at('2026-11-25T08:00:00Z'), oslo, rule('Asia/Tokyo'))
    expect(personDay(at('2026-11-25T08:00:00Z'), tokyo)).toBe('2026-11-25')
    expect(findPersonDayEnd(at('2026-11-25T08:00:00Z'), tokyo)).toBe(at('2026-11-26T02:00:00Z'))
  })

  it('during the days after a move across the date line never dates an earlier instant later than the current day', () => {
    const kiritimati = changeRule(at('2026-11-24T23:00:00Z'), rule('Pacific/Pago_Pago'), rule('Pacific/Kiritimati'))
    const tokyo = changeRule(at('2026-11-25T15:00:00Z'), kiritimati, rule('Asia/Tokyo'))
    expect(personDay(at('2026-11-25T15:00:00Z'), tokyo)).toBe('2026-11-25')
    expect(personDay(at('2026-11-25T14:30:00Z'), tokyo)).toBe('2026-11-25')
  })

  it('gets a next day of exactly 16 hours', () => {
    const utc = changeRule(at('2026-11-25T04:00:00Z'), NEW_YORK, rule('UTC', 0))
    expect(personDay(at('2026-11-25T08:00:00Z'), utc)).toBe('2026-11-25')
    expect(findPersonDayEnd(at('2026-11-25T08:00:00Z'), utc)).toBe(at('2026-11-26T00:00:00Z'))
  })

  it('to another day-start hour in the same zone has the new hour from the next day on', () => {
    const later = changeRule(at('2026-11-24T17:00:00Z'), NEW_YORK, rule('America/New_York', 5))
    expect(findPersonDayEnd(at('2026-11-26T17:00:00Z'), later)).toBe(at('2026-11-27T10:00:00Z'))
  })

  it('to the same zone changes nothing', () => {
    expect(changeRule(at('2026-11-24T23:00:00Z'), NEW_YORK, rule('America/New_York'))).toBe(NEW_YORK)
  })
})

type Step = { kind: 'wait'; hours: number } | { kind: 'move'; zone: string; hour: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    zone: fc.constantFrom(...zones),
    hour: fc.integer({ min: 0, max: 6 }),
  }),
)

/** Goes through the changes of a person in quarters of an hour. `look` is called at each quarter and after each change. */
const live = (start: number, steps: readonly Step[], look: (now: number, rule: PersonRule) => void) => {
  let now = start
  let current = NEW_YORK
  for (const next of steps) {
    if (next.kind === 'move') {
      current = changeRule(now, current, { zone: next.zone, dayStartHour: next.hour })
      look(now, current)
      continue
    }
    for (const end = now + next.hours * HOUR_MS; now < end; now += HOUR_MS / 4) look(now, current)
  }
}

const starts = fc
  .integer({ min: 0, max: 365 * 24 * 4 })
  .map((quarters) => at('2026-01-01T00:00:00Z') + (quarters * HOUR_MS) / 4)
const lives = [starts, fc.array(step, { minLength: 1, maxLength: 60 })] as const
const RUNS = { seed: SEED, numRuns: 80 }

describe('through any changes of zone and day-start hour, in both directions', () => {
  it('the day never goes back, skips no date and is never shorter than 16 hours (DAY-3)', () => {
    fc.assert(
      fc.property(...lives, (start, steps) => {
        let today: string | undefined
        let began: number | undefined
        live(start, steps, (now, rule) => {
          const seen = personDay(now, rule)
          if (today !== undefined && seen !== today) {
            expect(seen).toBe(addDays(today, 1))
            if (began !== undefined) expect(now - began).toBeGreaterThanOrEqual(16 * HOUR_MS - HOUR_MS / 4)
            began = now
          }
          today = seen
        })
      }),
      RUNS,
    )
  }, 60_000)

  it('a day ends at its stated instant, and the next one follows', () => {
    fc.assert(
      fc.property(...lives, (start, steps) => {
        live(start, steps, (now, rule) => {
          const [today, ends] = [personDay(now, rule), findPersonDayEnd(now, rule)]
          expect(ends).toBeGreaterThan(now)
          expect([personDay(ends - 1, rule), personDay(ends, rule)]).toEqual([today, addDays(today, 1)])
        })
      }),
      { seed: SEED, numRuns: 25 },
    )
  }, 60_000)

  it('a check-in on every open day keeps the streak and covers each day once', () => {
    fc.assert(
      fc.property(...lives, (start, steps) => {
        let run: Run | undefined
        const rows: LedgerDay[] = []
        live(start, steps, (now, rule) => {
          const today = personDay(now, rule)
          const next = recordCheckIn(run, today)
          if (next) rows.push({ day: today, checked_in_at: new Date(now).toISOString() })
          run = next ?? run
          expect(readRun(run, today)).toMatchObject({ streak_count: rows.length, checked_in_today: true })
        })
        expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length)
        const last = rows.at(-1)
        if (last) expect(recount(rows, last.day).streak_count).toBe(rows.length)
      }),
      RUNS,
    )
  }, 60_000)

  it('the number of days equals the elapsed days within the range of zone offsets', () => {
    fc.assert(
      fc.property(...lives, (start, steps) => {
        const first = personDay(start, NEW_YORK)
        live(start, steps, (now, rule) => {
          const days = daysBetween(first, personDay(now, rule))
          expect(Math.abs(days - (now - start) / DAY_MS)).toBeLessThan(3)
        })
      }),
      RUNS,
    )
  }, 60_000)
})
