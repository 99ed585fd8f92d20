import { describe, expect, it } from 'vitest'
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
