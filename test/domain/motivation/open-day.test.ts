import { describe, expect, it } from 'vitest'
import type { Account } from '#domain/accounts/account.ts'
import { listDayStates, streakFacts } from '#domain/motivation/mail-facts.ts'
import { findOpenDay } from '#domain/motivation/open-day.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { type Run, readRun, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { changeRule, type PersonRule, personDay } from '#domain/time/moved-day.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import { account } from '#test/domain/coach/support/build-brief.ts'

const NEW_YORK: PersonRule = { zone: 'America/New_York', dayStartHour: 3 }
const DATE: Day = '2026-03-10'
const runTo = (last: Day, count = 10): Run | undefined =>
  Array.from({ length: count }, (_, n) => addDays(last, n + 1 - count)).reduce<Run | undefined>(
    (run, day) => recordCheckIn(run, day) ?? run,
    undefined,
  )
const withRule = ({ zone, dayStartHour, held }: PersonRule): Account => ({
  ...account,
  zone,
  day_start_hour: dayStartHour,
  held_day: held,
})
const moved = (zone: string, at = '2026-03-09T19:00:00Z') =>
  changeRule(Date.parse(at), NEW_YORK, { zone, dayStartHour: 3 })
const factsAt = (rule: PersonRule, timeOfDay: string, run: Run | undefined, now = 0) => {
  const openDay = findOpenDay(withRule(rule), { time_of_day: timeOfDay }, DATE, now)
  return streakFacts(run, DATE, '2026-02-01', EVERY_DAY, openDay)
}

describe('the facts of a mail while the day before can still be checked in (STREAK-2, MAIL-9)', () => {
  it.each([
    ['after a flight from New York to Berlin', moved('Europe/Berlin'), '07:00'],
    ['after a flight from New York to Sydney', moved('Australia/Sydney'), '07:00'],
    ['at a time of day before the day-start hour', NEW_YORK, '02:00'],
  ])('have the streak and no missed day %s', (_, rule, timeOfDay) => {
    const facts = factsAt(rule, timeOfDay, runTo('2026-03-08'))
    expect(facts).toMatchObject({ streak: 10, silent: 0 })
    expect(facts.week.slice(-3)).toEqual(['done', 'open', 'open'])
    expect(facts).not.toHaveProperty('offers_rest')
  })

  it('have a missed day before the open one', () => {
    const facts = factsAt(NEW_YORK, '02:00', runTo('2026-03-07'))
    expect(facts).toMatchObject({ streak: 0, silent: 1 })
    expect(facts.week.slice(-4)).toEqual(['done', 'missed', 'open', 'open'])
  })

  it('have the missed day once the day before is over: at seven, and in a mail that is sent late', () => {
    expect(factsAt(NEW_YORK, '07:00', runTo('2026-03-08'))).toMatchObject({ streak: 0, silent: 1, offers_rest: true })
    const late = dueAt('America/New_York', DATE, '03:00')
    expect(factsAt(NEW_YORK, '02:00', runTo('2026-03-08'), late)).toMatchObject({ streak: 0, silent: 1 })
  })

  it('end with the open day of the mail, also in a mail that is sent on the day after', () => {
    const now = dueAt('America/New_York', '2026-03-11', '08:00')
    expect(findOpenDay(withRule(NEW_YORK), { time_of_day: '20:00' }, DATE, now)).toBe(DATE)
    const facts = factsAt(NEW_YORK, '20:00', runTo('2026-03-09'), now)
    expect(facts).toMatchObject({ streak: 10, silent: 0 })
    expect(facts.week.at(-1)).toBe('open')
  })

  it('have the streak of the page, whatever the zone, the time of day and the last check-in', () => {
    for (const zone of ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Sydney', 'America/Los_Angeles'])
      for (const hour of [0, 2, 3, 7, 13, 20])
        for (const last of ['2026-03-07', '2026-03-08', '2026-03-09']) {
          const rule = moved(zone, '2026-03-09T16:00:00Z')
          const timeOfDay = `${String(hour).padStart(2, '0')}:00`
          const due = Math.max(dueAt(zone, DATE, timeOfDay), Date.parse('2026-03-09T16:00:00Z') + HOUR_MS)
          const today = personDay(due, rule)
          const page = readRun(runTo(last), today).streak_count
          const at = `${zone} ${timeOfDay} ${last}`
          expect([at, factsAt(rule, timeOfDay, runTo(last), due).streak]).toEqual([at, page])
        }
  })

  it('are open on the Saturday of a Sunday letter that is sent before the Saturday is over', () => {
    const week = { firstDay: '2026-02-01', lastDay: null, rhythm: EVERY_DAY, openDay: '2026-03-14' }
    expect(listDayStates(runTo('2026-03-13'), '2026-03-15', 8, week).slice(-3)).toEqual(['done', 'open', 'open'])
  })
})
