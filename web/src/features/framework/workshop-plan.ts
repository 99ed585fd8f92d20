import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import type { CircleProfile, FrameworkView } from '#domain/framework/framework.ts'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { createSuggestionWish } from '#domain/framework/suggestion-wish.ts'
import { byUrgency } from '#domain/framework/week.ts'
import type { CircleInterviewData, CircleType } from '#domain/goals/fields.ts'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { printWords } from '#domain/safety/word-print.ts'

/** One circle of the workshop; hours are per week. */
export type WorkshopCircle = {
  key: CircleKey
  name: CircleType
  current: number
  ideal: number
  allocated: number
  /** The interview answers of the circle, sent with every goal of it, without those that were read wrongly (CARE-9). */
  said: CircleInterviewData
  /** The hashes of the answers that the person called read wrongly. */
  readWrongly: readonly string[]
  /** What suggestions are made from where the server makes none. */
  wish: SuggestionWish
}

export type WorkshopPlan = {
  /** Identifies the framework of the workshop. */
  id: string
  circles: WorkshopCircle[]
  /** Wanted hours per week of all circles. */
  wanted: number
}

/** A goal that keeps a text which was read wrongly would be screened by it again, at each change of its words. */
const readSaid = (profile: CircleProfile | undefined, readWrongly: readonly string[]): CircleInterviewData => {
  if (!profile) return {}
  const isOpen = (text: string) => !readWrongly.includes(printWords(text))
  const { personal_definition, current_challenges, specific_goal } = profile
  return {
    ...(isOpen(personal_definition) && { personalDefinition: personal_definition }),
    ...(isOpen(current_challenges) && { currentChallenges: current_challenges }),
    ...(isOpen(specific_goal) && { specificGoal: specific_goal }),
  }
}

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
  const known = {
    interview: framework?.interview ?? null,
    chat: framework?.conversation ?? [],
    subjects: analysis.gentle ?? [],
    isGentle: analysis.gentle !== undefined,
  }
  return {
    id: framework?.created_at ?? 'session',
    wanted: analysis.total_ideal_time,
    circles: inOrder(analysis).map(({ circle, current, ideal, allocated }) => {
      const name = CIRCLE_NAMES[circle]
      const readWrongly = framework?.read_wrongly ?? []
      const profile = framework?.circle_profiles.find(({ circle_name }) => circle_name === name)
      const said = readSaid(profile, readWrongly)
      const { personalDefinition = '', currentChallenges = '', specificGoal = '' } = said
      const own = { circle: name, hoursPerWeek: allocated, personalDefinition, currentChallenges, specificGoal }
      return { key: circle, name, current, ideal, allocated, said, readWrongly, wish: createSuggestionWish(own, known) }
    }),
  }
}
