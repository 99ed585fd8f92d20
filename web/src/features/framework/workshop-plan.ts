import type { CircleProfile, FrameworkView } from '#domain/framework/framework.ts'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { byUrgency } from '#domain/framework/week.ts'
import type { CircleInterviewData, CircleType } from '#domain/goals/fields.ts'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'

/** One stop of the workshop; hours are per week. */
export type WorkshopCircle = {
  key: CircleKey
  name: CircleType
  current: number
  ideal: number
  allocated: number
  /** What the person said of it in the interview; it goes along with every goal of the circle. */
  said: CircleInterviewData
}

export type WorkshopPlan = {
  /** Tells one framework's workshop from another's. */
  id: string
  circles: WorkshopCircle[]
  /** Hours a week that are wanted for all circles. */
  wanted: number
}

const saidOf = (profile: CircleProfile | undefined): CircleInterviewData =>
  profile
    ? {
        personalDefinition: profile.personal_definition,
        currentChallenges: profile.current_challenges,
        specificGoal: profile.specific_goal,
      }
    : {}

/**
 * The circles in the order of the report's priority. An analysis that only the session still knows has its figures, and
 * none of the person's words.
 */
export const planOf = (framework: FrameworkView | null, kept: FrameworkAnalysis | null): WorkshopPlan | null => {
  const analysis = framework?.analysis ?? kept
  if (!analysis) return null
  return {
    id: framework?.created_at ?? 'session',
    wanted: analysis.total_ideal_time,
    circles: byUrgency(analysis.circles).map(({ circle, current, ideal, allocated }) => ({
      key: circle,
      name: CIRCLE_NAMES[circle],
      current,
      ideal,
      allocated,
      said: saidOf(framework?.circle_profiles.find(({ circle_name }) => circle_name === CIRCLE_NAMES[circle])),
    })),
  }
}
