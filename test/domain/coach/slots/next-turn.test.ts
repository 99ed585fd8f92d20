import { describe, expect, it } from 'vitest'
import type { CoachBrief, RecordedDay } from '#domain/coach/brief/brief.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** The clause about the next day of a goal, on a day that the goal does not ask for. */
const coming = (title: string) =>
  readFacts({
    ...inSituation(BRIEFS.P3, 'rest_day'),
    ...{ title, kind: 'do_regularly', nextDay: addDays(BRIEFS.P3.date, 4) },
  }).values.get('coming')

describe('the next day of a goal (TEXT-30)', () => {
  it.each([
    ['Run on Saturdays', 'your next run is on Saturday'],
    ['Run on Saturdays before the kids wake up', 'your next run is on Saturday, before the kids wake up'],
    ['Swim before work on Saturdays', 'your next swim is on Saturday, before work'],
    ['Walk every Saturday with my sister', 'your next walk is on Saturday, with your sister'],
    ['Walk on Saturday mornings without my phone', 'your next walk is on Saturday, without your phone'],
    ['Run on Saturdays, 5 km after lunch', 'your next run is on Saturday'],
    ['Family dinner on Saturdays', 'your next dinner is on Saturday'],
    ['Walk before dinner every Saturday', 'your next walk is on Saturday, before dinner'],
    ['Walk after family dinner on Saturdays', 'your next walk is on Saturday, after family dinner'],
    ['Run on Tuesdays and on Saturdays with Anna', 'your next run is on Saturday'],
    ['Run on Mondays with Anna', 'your next run is on Saturday'],
    ['Samstags schwimmen', 'your next swim is on Saturday'],
    ['Sit at the lake on Saturday mornings', 'your next morning at the lake is on Saturday'],
  ])('is said with what the title has beside the weekday: %s', (title, clause) => expect(coming(title)).toBe(clause))
})

/** The clause about a day that the goal asks for, after a record of `states`. */
const today = (title: string, states: readonly RecordedDay[], changes: Partial<CoachBrief> = {}) => {
  const days = states.map((state, index) => ({ date: addDays(BRIEFS.P3.date, index - states.length), state }))
  const ordinary = inSituation(BRIEFS.P3, 'ordinary')
  return readFacts({ ...ordinary, title, kind: 'do_regularly', nextDay: null, days, ...changes }).values.get('today')
}

describe('the day of a goal that asks for few days', () => {
  const weekly: RecordedDay[] = ['kept', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest']

  it('is said to have come, with what the title asks for', () => {
    expect(today('Choir on Thursdays', weekly)).toBe('your rehearsal is today')
    expect(today('Sit at the lake on Saturday mornings', weekly)).toBe('your morning at the lake is today')
  })

  it('is not said of a goal of most days, of a day that is free or done, of a goal to stop, and without a noun', () => {
    expect(today('Choir on Thursdays', ['kept', 'kept', 'rest', 'kept', 'kept', 'rest'])).toBeUndefined()
    expect(today('Choir on Thursdays', [])).toBeUndefined()
    expect(today('Choir on Thursdays', weekly, { nextDay: addDays(BRIEFS.P3.date, 1) })).toBeUndefined()
    expect(today('Choir on Thursdays', weekly, { checkedInToday: true })).toBeUndefined()
    expect(today('No lunch at the desk on Thursdays', weekly, { kind: 'stop' })).toBeUndefined()
    expect(today('Be brave on Thursdays', weekly)).toBeUndefined()
  })
})
