import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const EARLIER =
  /\b(?:last (?:unit|lesson|page|word|quiz|time|exercise)|(?:opened|worked|changed) last|newest|latest|so far|keep forgetting|where you (?:stopped|left))\b/iu
const DAYS = 40

const writeAll = (change: Partial<CoachBrief>, situation: 'first_day' | 'ordinary'): string[] =>
  tones.options.flatMap((tone) =>
    Array.from({ length: DAYS }, (_, day) => {
      const brief = { ...inSituation(BRIEFS.P3, situation), plan: null, obstacle: null, reason: null, description: '' }
      const { message, micro_plan, challenge } = writeBuiltInText({
        ...brief,
        ...{ ...change, tone, date: addDays(BRIEFS.P3.date, day) },
      })
      return [message, ...micro_plan, challenge].join('\n')
    }),
  )

describe('the first day of a goal (TEXT-35)', () => {
  it.each([
    { title: 'Finish the wound-care course', kind: 'finish' },
    { title: 'Learn Spanish', kind: 'learn' },
    { title: 'Study for the bar exam', kind: 'learn' },
  ] as const)('assumes no earlier lesson, page or word: $title', (goal) => {
    expect(writeAll(goal, 'first_day').filter((text) => EARLIER.test(text))).toEqual([])
    expect(writeAll(goal, 'ordinary').some((text) => EARLIER.test(text))).toBe(true)
  })
})
