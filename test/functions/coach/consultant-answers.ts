import { createInterview } from '#test/support/interview.ts'

/** An interview with six missing or contradictory answers, one more than the limit of questions. */
export const TANGLED = createInterview({
  lifeContext: { primary_challenge: '', primary_90_day_priority: '', work_hours_per_week: 80 },
  spiritual: { personal_definition: '' },
  friends_family: { ideal_time_per_week: 50 },
  work: { current_time_per_week: 20, ideal_time_per_week: 10 },
  health_fitness: { importance_level: 9, ideal_time_per_week: 0 },
})

/** An interview without a missing or contradictory answer and with small gaps. */
export const CALM = createInterview({
  lifeContext: { primary_challenge: 'Too many calls.' },
  friends_family: { current_time_per_week: 10 },
})
