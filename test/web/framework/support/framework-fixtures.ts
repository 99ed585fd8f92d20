import { builtInReport } from '#domain/framework/built-in-report.ts'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { createFrameworkItem, type FrameworkView, viewFramework } from '#domain/framework/framework.ts'
import { type CoachSource, createAnalysis } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import type { GoalSuggestion } from '#domain/framework/suggestions.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import { createInterview } from '#test/support/interview.ts'
import { PERSON_ID } from '#test/web/support/goal-fixtures.ts'

/** Frameworks as the server makes them, computed by the rules of the domain. */
export const createFramework = (
  changes: Parameters<typeof createInterview>[0] = {},
  {
    source = 'model',
    now = '2026-04-14T11:00:00Z',
    isWorrying = false,
  }: { source?: CoachSource; now?: string; isWorrying?: boolean } = {},
): FrameworkView => {
  const interview = createInterview(changes)
  const frame = createReportFrame(interview, [], { isWorrying })
  const analysis = createAnalysis(frame, builtInReport(interview, frame), source)
  const owner = { id: PERSON_ID, email: 'maren@example.com' }
  return viewFramework(
    createFrameworkItem(
      owner,
      { interview, chat: [] },
      { analysis, promptVersion: 'test/1', care: 'ordinary' },
      Date.parse(now),
    ),
  )
}

/** Five available hours for thirty wanted ones. */
export const tightWeek = {
  lifeContext: { work_hours_per_week: 80, sleep_hours_per_night: 9, commute_hours_per_week: 20 },
}

const NO_WORDS = {
  hoursPerWeek: 4,
  personalDefinition: '',
  currentChallenges: '',
  specificGoal: '',
  priority: '',
  chat: [],
  gentle: null,
  hasGentle: false,
  moving: false,
}

/** Suggestions that differ by circle and from the built-in ones. */
export const suggestionsFor = (circle: CircleType): GoalSuggestion[] =>
  builtInSuggestions({ ...NO_WORDS, circle }).map((one, at) => ({
    ...one,
    title: `${circle}, idea ${at + 1}`,
    timeCommitment: at + 1,
  }))

/** The coach's answer with these suggestions. */
export const answerFor = (circle: CircleType): { suggestions: GoalSuggestion[]; source: CoachSource } => ({
  suggestions: suggestionsFor(circle),
  source: 'model',
})
