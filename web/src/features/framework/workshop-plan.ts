import type { CircleProfile, FrameworkView } from '#domain/framework/framework.ts'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { byUrgency } from '#domain/framework/week.ts'
import type { CircleInterviewData, CircleType } from '#domain/goals/fields.ts'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import type { Reason } from '#domain/safety/outcome.ts'

/** One circle of the workshop; hours are per week. */
export type WorkshopCircle = {
  key: CircleKey
  name: CircleType
  current: number
  ideal: number
  allocated: number
  /** The interview answers of the circle, sent with every goal of it. */
  said: CircleInterviewData
  /** The gentle subject of the circle; null without one. */
  gentle: Reason | null
  /** What the person wrote and said beyond the circle. */
  heard: { priority: string; chat: readonly string[] }
}

export type WorkshopPlan = {
  /** Identifies the framework of the workshop. */
  id: string
  circles: WorkshopCircle[]
  /** Wanted hours per week of all circles. */
  wanted: number
}

const readSaid = (profile: CircleProfile | undefined): CircleInterviewData =>
  profile
    ? {
        personalDefinition: profile.personal_definition,
        currentChallenges: profile.current_challenges,
        specificGoal: profile.specific_goal,
      }
    : {}

/** The report's first circle, then the others by urgency. */
const inOrder = ({ circles, begin_with }: FrameworkAnalysis) => {
  const urgent = byUrgency(circles)
  const isFirst = ({ circle }: { circle: CircleKey }) => circle === begin_with
  return [...urgent.filter(isFirst), ...urgent.filter((one) => !isFirst(one))]
}

/**
 * The circles in the order of the report's priority. An analysis that exists only in the session has figures but
 * no interview answers.
 */
export const createWorkshopPlan = (
  framework: FrameworkView | null,
  kept: FrameworkAnalysis | null,
): WorkshopPlan | null => {
  const analysis = framework?.analysis ?? kept
  if (!analysis) return null
  return {
    id: framework?.created_at ?? 'session',
    wanted: analysis.total_ideal_time,
    circles: inOrder(analysis).map(({ circle, current, ideal, allocated }) => ({
      key: circle,
      name: CIRCLE_NAMES[circle],
      current,
      ideal,
      allocated,
      gentle: analysis.gentle?.find((subject) => subject.circle === circle)?.reason ?? null,
      heard: {
        priority: framework?.interview.lifeContext.primary_90_day_priority ?? '',
        chat: (framework?.conversation ?? []).flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
      },
      said: readSaid(framework?.circle_profiles.find(({ circle_name }) => circle_name === CIRCLE_NAMES[circle])),
    })),
  }
}
