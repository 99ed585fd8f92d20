import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { listFindings } from '#domain/framework/findings.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { createInterview } from '#test/support/interview.ts'

/** Sentences with the figure one, and sentences about a low mark. Unchanged, 63 hours are free and 30 of them are wanted. */

type Changes = Parameters<typeof createInterview>[0]
const report = (changes: Changes) => {
  const interview = createInterview(changes)
  return builtInReport(interview, createReportFrame(interview))
}
const still = (hours: number) => ({ current_time_per_week: hours, ideal_time_per_week: hours })

describe('the report and the questions with one hour', () => {
  it('say that one hour stays open, and not that nothing is left', () => {
    const { speaks_against } = report({ friends_family: { ideal_time_per_week: 44 } })
    expect(speaks_against).toContain('Only 1 hour a week stays open, so little is left to make up for a bad week.')
  })

  it('say that nothing is left only where no hour stays open', () => {
    const { speaks_against } = report({ friends_family: { ideal_time_per_week: 45 } })
    expect(speaks_against).toContain('No hour of the week stays open, so nothing is left to make up for a bad week.')
  })

  it('say that one of several new hours goes to a circle', () => {
    const { executive_summary } = report({
      spiritual: still(2),
      friends_family: still(6),
      work: { current_time_per_week: 3, ideal_time_per_week: 4 },
      personal_development: { current_time_per_week: 4, ideal_time_per_week: 5 },
      health_fitness: still(4),
    })
    expect(executive_summary).toContain('1 of the 2 new ones goes to Personal Development')
  })

  it('say that one hour is in no circle now', () => {
    const { time_summary } = report({
      spiritual: still(3),
      friends_family: { current_time_per_week: 44, ideal_time_per_week: 45 },
      work: still(4),
      personal_development: still(5),
      health_fitness: still(6),
    })
    expect(time_summary).toContain('1 hour a week is in no circle now, and it is used.')
  })

  it('ask about one hour that is to stay as it is', () => {
    const [asked] = listFindings(createInterview({ personal_development: still(1) }))
    expect(asked?.question).toContain('and its 1 hour a week is to stay as it is.')
  })
})

describe('the report over a low mark (FRAMEWORK-11)', () => {
  it('calls the mark low, and no sentence of the person heavy', () => {
    const prose = report({
      personal_development: { current_satisfaction: 2, personal_definition: 'Drawing again.' },
    })
    expect(prose.key_insights[0]).toEqual({
      title: 'Personal Development has a low mark',
      text: 'Personal Development matters 9 to you and stands at 2, which is low for something that matters. You wrote “Drawing again.” The plan sets no pace here, only “A finished draft, printed, on the kitchen table.” It may start small, on a day that you choose.',
    })
    expect(prose.speaks_against).toContain('Personal Development stands at 2 or less.')
    expect(JSON.stringify(prose)).not.toContain('heavy')
  })
})
