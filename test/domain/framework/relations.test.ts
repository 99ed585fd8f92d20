import { describe, expect, it } from 'vitest'
import type { GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { listGoalQuestions } from '#domain/framework/goal-questions.ts'
import { listRelations } from '#domain/framework/relations.ts'
import type { InterviewDraft } from '#domain/interview/answers.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { createInterview } from '#test/support/interview.ts'

const UNSET = {
  current_satisfaction: null,
  importance_level: null,
  current_time_per_week: null,
  ideal_time_per_week: null,
}
const SET = { current_satisfaction: 5, importance_level: 5, current_time_per_week: 0, ideal_time_per_week: 5 }
type Sliders = Record<keyof typeof SET, number | null>
/** The interview with these sliders in each circle, or others in some circles. */
const draftWith = (sliders: Sliders, others: Partial<Record<CircleKey, Sliders>> = {}): InterviewDraft => {
  const { lifeContext, circleData: said } = createInterview()
  const read = (circle: CircleKey) => ({ ...said[circle], ...sliders, ...others[circle] })
  return {
    lifeContext,
    circleData: {
      spiritual: read('spiritual'),
      friends_family: read('friends_family'),
      work: read('work'),
      personal_development: read('personal_development'),
      health_fitness: read('health_fitness'),
    },
  }
}
const GOAL: GoalOutline = {
  title: 'Pray in the morning',
  circle: 'Spiritual',
  kind: 'do_regularly',
  weekly_hours: null,
  plan: null,
  obstacle: null,
  dayNumber: 5,
  run: 0,
  silentDays: 0,
  keptOf30: 0,
  daysOf30: 4,
}
const ask = (found: ReturnType<typeof listRelations>) => found.map(({ question }) => question).join(' ')

describe('questions about figures (INTERVIEW-10, INTERVIEW-11)', () => {
  it('are asked about sliders that are set', () => {
    const asked = ask(listRelations(draftWith(SET)))
    expect(asked).toContain('You gave Work 5 hours more')
    expect(asked).toContain('All five circles have the same marks.')
    expect(ask(listGoalQuestions(draftWith(SET), [GOAL]))).toContain('You want 5 hours more for Spiritual')
  })

  it('are not asked about sliders that the person did not touch', () => {
    expect(ask(listRelations(draftWith(UNSET)))).not.toMatch(/same marks|hours? more/)
    expect(listGoalQuestions(draftWith(UNSET), [GOAL])).toEqual([])
  })

  it('are asked about the circles that are set, and not about one that is not', () => {
    // The satisfaction and the importance of all circles are the same.
    const asked = ask(listRelations(draftWith(SET, { work: { ...SET, ideal_time_per_week: null } })))
    expect(asked).not.toMatch(/same marks|You gave Work/)
    expect(asked).toContain('You want 5 hours more for Spiritual')
    const draft = draftWith(SET, { spiritual: UNSET })
    expect(listGoalQuestions(draft, [GOAL])).toEqual([])
    const goals = [GOAL, { ...GOAL, circle: 'Work', title: 'Ship it' } as const]
    expect(listGoalQuestions(draft, goals).map(({ names }) => names)).toEqual([['Work']])
  })
})
