import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { buildBrief } from '#test/domain/coach/support/build-brief.ts'

const SCREEN = /\b(?:laptop|lid|mail|emails?|inbox|program|file|tabs?|keyboard|screen|desk)\b/i
const START: Day = '2026-11-02'

/** The steps, challenges and messages of 14 mornings. */
const textsOf = (title: string, said: string): string[] =>
  Array.from({ length: 14 }, (_, at) => {
    const circle_interview_data = { personalDefinition: said }
    const goal = { title, circle_type: 'Work', circle_interview_data } as const
    const { message, micro_plan, challenge } = writeBuiltInText(
      buildBrief(goal, { run: undefined, rhythm: EVERY_DAY, date: addDays(START, at) }),
    )
    return JSON.stringify([message, micro_plan, challenge])
  })

describe('a goal to end work on time (TEXT-24)', () => {
  it.each([
    'I work in a café and close the counter alone.',
    'I am a nurse, and the ward is never quiet.',
    'Bread that I make with my hands.',
    'Our bakery opens at six.',
  ])('has no text about a laptop or mail for somebody who writes “%s”', (said) => {
    for (const title of ['Leave work on time', 'No overtime'])
      for (const text of textsOf(title, said)) expect(text).not.toMatch(SCREEN)
  })

  it.each(['Less time at the desk.', 'I work in a café, but all my mail waits at night.', 'Work that is mine.'])(
    'keeps the texts about a laptop for somebody who writes “%s”',
    (said) => {
      expect(textsOf('Leave work on time', said).join('\n')).toMatch(/laptop/)
    },
  )

  it('keeps them where the title names the laptop', () => {
    expect(textsOf('Laptop closed at seven', 'I work in a café.').join('\n')).toMatch(/laptop/)
  })
})
