import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { createInterview } from '#test/support/interview.ts'
import { talk } from '#test/support/people/person.ts'

/** Somebody with a job at a cafe who wants most hours for drawing. */
const interview = createInterview({
  lifeContext: { primary_challenge: 'I start things and stop.', primary_90_day_priority: 'Draw again.' },
  work: { personal_definition: 'Shifts at the cafe that pay the rent.', success_definition_90_days: 'Rent on time.' },
  personal_development: {
    personal_definition: 'Drawing again.',
    success_definition_90_days: 'Finishing what I start.',
    ideal_time_per_week: 15,
  },
})
const asked = (question: string, answer: string) => {
  const prose = builtInReport(interview, createReportFrame(interview, talk([question, answer])))
  return { ...prose, first: prose.priority_recommendations[0]?.text, text: JSON.stringify(prose) }
}
const ABOUT_WORK = 'You want 1 hour more for Work, and you wrote “I start things and stop.” When would it be?'
const ABOUT_DRAWING =
  'You want 14 hours more for Personal Development, and as your main challenge you named “I start things and stop.” When in the week would the first of these hours be, and what would it replace?'

describe('an answer of the chat (FRAMEWORK-21)', () => {
  it.each([ABOUT_WORK, ABOUT_DRAWING, 'What could somebody take over for you?'])(
    'that names a shift and places nothing is no time for a circle, after: %s',
    (question) => {
      const { text, executive_summary } = asked(question, 'Two shifts go to my colleague Ana.')
      expect(executive_summary).toContain(
        '14 of the 25 new ones go to Personal Development, and no day is named for it yet.',
      )
      expect(text).not.toContain('the end of a shift')
    },
  )

  it('about one circle is neither a time nor a beginning for another', () => {
    const { executive_summary, first, time_summary } = asked(ABOUT_WORK, 'On Saturdays, when Ana is there.')
    expect(executive_summary).toContain('no day is named for it yet')
    expect(first).toBe('This is for “Finishing what I start.” Choose a day for the first hour now, and write it down.')
    expect(time_summary).toContain('Work on Saturdays')
  })

  it('places the circle that the question names', () => {
    const { executive_summary, first } = asked(ABOUT_DRAWING, 'Tuesday mornings, instead of the Sunday paper.')
    expect(executive_summary).toContain('go to Personal Development, and you placed it on Tuesdays.')
    expect(first).toBe(
      'Start from what you said in the chat: “Tuesday mornings, instead of the Sunday paper.” Plan the first hour on Tuesdays, and write it down before the week begins.',
    )
  })

  it('to a question about two circles places neither', () => {
    const { time_summary } = asked('Work or Personal Development: which one first?', 'The second, on Mondays.')
    expect(time_summary).not.toContain('on Mondays')
  })
})
