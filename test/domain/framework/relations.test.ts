import { describe, expect, it } from 'vitest'
import type { GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { listGoalQuestions } from '#domain/framework/goal-questions.ts'
import { listRelations } from '#domain/framework/relations.ts'
import type { InterviewDraft } from '#domain/interview/answers.ts'
import { createInterview } from '#test/support/interview.ts'

const UNSET = {
  current_satisfaction: null,
  importance_level: null,
  current_time_per_week: null,
  ideal_time_per_week: null,
}
const SET = { current_satisfaction: 5, importance_level: 5, current_time_per_week: 0, ideal_time_per_week: 5 }
const draftWith = (sliders: typeof UNSET | typeof SET): InterviewDraft => {
  const { lifeContext, circleData: said } = createInterview()
  return {
    lifeContext,
    circleData: {
      spiritual: { ...said.spiritual, ...sliders },
      friends_family: { ...said.friends_family, ...sliders },
      work: { ...said.work, ...sliders },
      personal_development: { ...said.personal_development, ...sliders },
      health_fitness: { ...said.health_fitness, ...sliders },
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
const FIGURES = /same marks|hours? more/

describe('questions about figures (INTERVIEW-10, INTERVIEW-11)', () => {
  it('are asked about sliders that are set', () => {
    const asked = [...listRelations(draftWith(SET)), ...listGoalQuestions(draftWith(SET), [GOAL])]
    expect(asked.map(({ question }) => question).filter((question) => FIGURES.test(question))).not.toEqual([])
  })

  it('are not asked about sliders that the person did not touch', () => {
    const asked = [...listRelations(draftWith(UNSET)), ...listGoalQuestions(draftWith(UNSET), [GOAL])]
    expect(asked.map(({ question }) => question).filter((question) => FIGURES.test(question))).toEqual([])
  })
})
