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

/** Titles that name something such as a bike, a class or a call, and ask for another act with it. */
const OTHER_ACTS = [
  'Phone-free Saturdays',
  'Phone away on Saturdays',
  'Call fewer people on Saturdays',
  'No calls on Saturdays',
  'Run the household budget on Saturdays',
  'Run the book club on Saturdays',
  'Running costs review on Saturdays',
  'Wash the running shoes on Saturdays',
  'Clean the bike on Saturdays',
  'Bike repair on Saturdays',
  'Study for my class on Saturdays',
  'Class 4b parents evening on Saturdays',
  'Lessons learned at work on Saturdays',
  'Lift the mood on Saturdays',
  'Repair the dance floor on Saturdays',
  'Walk-in closet: sort it on Saturdays',
  'Skip lunch meetings on Saturdays',
]

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
    ['Never skip a workout on Saturdays', 'your next workout is on Saturday'],
    ['Run 5 km on Saturdays', 'your next run is on Saturday'],
    ['Run the half marathon loop on Saturdays', 'your next run is on Saturday'],
    ['Bike-ride on Saturdays', 'your next ride is on Saturday'],
    ['No-screen dinner on Saturdays', 'your next dinner is on Saturday'],
    ['Phone Mum on Saturdays', 'your next call is on Saturday'],
  ])('is said with what the title has beside the weekday: %s', (title, clause) => expect(coming(title)).toBe(clause))

  it.each(OTHER_ACTS)('is set aside for the title where its noun is not what is done: %s', (title) => {
    expect(coming(title)).toMatch(/^Saturday is set aside for /u)
  })
})

/** The clause about a day of a goal that asks for `weekdaysAsked` weekdays. */
const today = (title: string, weekdaysAsked: number, changes: Partial<CoachBrief> = {}) => {
  const ordinary = inSituation(BRIEFS.P3, 'ordinary')
  return readFacts({ ...ordinary, title, kind: 'do_regularly', nextDay: null, weekdaysAsked, ...changes }).values.get(
    'today',
  )
}

describe('the day of a goal that asks for few days', () => {
  it('is said to have come, with what the title asks for', () => {
    expect(today('Choir on Thursdays', 1)).toBe('your rehearsal is today')
    expect(today('Choir', 3)).toBe('your rehearsal is today')
    expect(today('Sit at the lake on Saturday mornings', 1)).toBe('your morning at the lake is today')
  })

  it('is not said of a goal of most days, of a day that is free or done, of a goal to stop, and without a noun', () => {
    expect(today('Choir', 4)).toBeUndefined()
    expect(today('Choir on Thursdays', 1, { nextDay: addDays(BRIEFS.P3.date, 1) })).toBeUndefined()
    expect(today('Choir on Thursdays', 1, { checkedInToday: true })).toBeUndefined()
    expect(today('No lunch at the desk on Thursdays', 1, { kind: 'stop' })).toBeUndefined()
    expect(today('Be brave on Thursdays', 1)).toBeUndefined()
  })

  it('is not said of a goal of every day after a pause, whose days count as free', () => {
    const states: RecordedDay[] = ['kept', 'kept', ...Array<RecordedDay>(11).fill('rest')]
    const days = states.map((state, index) => ({ date: addDays(BRIEFS.P3.date, index - states.length), state }))
    expect(today('Run every day', 7, { days })).toBeUndefined()
  })

  it.each(OTHER_ACTS)('is not said where the noun of the title is not what is done: %s', (title) => {
    expect(today(title, 1)).toBeUndefined()
  })
})
