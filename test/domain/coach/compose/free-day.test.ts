import { describe, expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { tone as toneSchema } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const [person] = Object.values(BRIEFS)
if (person === undefined) throw new RangeError('There are no briefs.')

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu

describe('the message of a free day (TEXT-30)', () => {
  it.each([
    ['Run on Saturdays', 4, 1],
    ['Swim on Saturdays', 4, 1],
    // “Tomorrow” stands in its place.
    ['Run on Saturdays', 1, 0],
    ['Swim on Saturdays', 1, 0],
  ])('names the weekday of the next day once at most: %s, %i days before', (title, days, times) => {
    const rest = inSituation(person, 'rest_day')
    const brief = { ...rest, title, nextDay: addDays(rest.date, days), otherGoals: [], plan: null, obstacle: '' }
    const messages = toneSchema.options.flatMap((tone) =>
      Array.from({ length: 60 }, (_, offset) => composeText(LIBRARY, { ...brief, tone }, { offset }).message),
    )
    expect(messages.filter((message) => (message.match(WEEKDAY)?.length ?? 0) !== times)).toEqual([])
  })
})
