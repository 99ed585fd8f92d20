import { composeAnswer } from './compose-text.ts'
import { composeConsultantTurn } from './consultant/compose.ts'
import { composeFrameworkReport } from './framework-report/compose.ts'
import { composeGoalSuggestions } from './goal-suggestions/compose.ts'

/** The supported tasks, by the name of the answer schema. */
export type Tasks = Record<
  string,
  {
    fields: string[]
    /** Takes the prompt and how often its answer was corrected. */
    compose: (prompt: string, retries: number) => unknown
  }
>

export const TASKS: Tasks = {
  daily_motivation: { fields: ['challenge', 'concern', 'message', 'steps'], compose: composeAnswer },
  nudge: { fields: ['challenge', 'concern', 'message', 'steps'], compose: composeAnswer },
  consultant_turn: {
    fields: ['ask_more', 'concern', 'message'],
    compose: (prompt) => ({ ...composeConsultantTurn(prompt), concern: 'none' }),
  },
  framework_report: {
    fields: [
      'concern',
      'executive_summary',
      'key_insights',
      'odds_summary',
      'priority_recommendations',
      'sources',
      'speaks_against',
      'speaks_for',
      'time_summary',
    ],
    compose: (prompt) => ({ ...composeFrameworkReport(prompt), concern: 'none' }),
  },
  goal_suggestions: {
    fields: ['concern', 'suggestions'],
    compose: (prompt) => ({ ...composeGoalSuggestions(prompt), concern: 'none' }),
  },
}
