import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { fitBrief } from '#domain/coach/brief/brief-budget.ts'
import { DESCRIPTION_MAX, INTERVIEW_ANSWER_MAX, TITLE_MAX } from '#domain/goals/fields.ts'
import { CHALLENGE_MAX, MESSAGE_MAX, STEP_MAX } from '#domain/motivation/motivation.ts'
import { dataBlock, typed } from '../adapters/bedrock/data-block.ts'

const PLAN_MAX = 300
const NOTE_MAX = 200

const optional = (text: string | null | undefined, max: number): string | null => (text ? typed(text, max) : null)

const wholeData = (brief: CoachBrief) => ({
  title: typed(brief.title, TITLE_MAX),
  description: typed(brief.description, DESCRIPTION_MAX),
  kind: brief.kind,
  circle: brief.circle,
  tone: brief.tone,
  plan: brief.plan && { when: typed(brief.plan.when, PLAN_MAX), will: typed(brief.plan.will, PLAN_MAX) },
  obstacle: optional(brief.obstacle, PLAN_MAX),
  reason: optional(brief.reason, DESCRIPTION_MAX),
  hours_a_week: brief.weekly_hours,
  date: brief.date,
  weekday: brief.weekday,
  local_time: brief.localTime,
  time_of_day: brief.time_of_day,
  day_number: brief.dayNumber,
  checked_in_today: brief.checkedInToday,
  run: brief.run,
  best_run: brief.bestRun,
  at_risk: brief.atRisk,
  /** Oldest first; the last is yesterday. */
  last_days: brief.days
    .filter(({ date }) => date < brief.date)
    .map(({ state }) => state)
    .join(' '),
  kept_of_14: brief.keptOf14,
  kept_of_30: brief.keptOf30,
  days_of_30: brief.daysOf30,
  silent_days: brief.silentDays,
  returned_after: brief.returnedAfter,
  next_day: brief.nextDay,
  notes: brief.notes.map(({ date, feeling, text }) => ({ date, feeling, text: typed(text, NOTE_MAX) })),
  target: brief.target,
  days_to_target: brief.daysToTarget,
  interview: brief.interview && {
    definition: optional(brief.interview.definition, INTERVIEW_ANSWER_MAX),
    challenges: optional(brief.interview.challenges, INTERVIEW_ANSWER_MAX),
    goal: optional(brief.interview.goal, INTERVIEW_ANSWER_MAX),
    hours: brief.interview.hours ?? null,
  },
  other_goals: brief.otherGoals.map((title) => typed(title, TITLE_MAX)),
  recent: brief.recent.map(({ date, message, steps, challenge, kept }) => ({
    date,
    message: typed(message, MESSAGE_MAX),
    steps: steps.map((step) => typed(step, STEP_MAX)),
    challenge: typed(challenge, CHALLENGE_MAX),
    kept,
  })),
})

/**
 * A brief as prompt data (TEXT-15) within its token budget (COACH-11): what a text may speak of, without ids, names and addresses
 * of the account (COACH-3). The local model reads the same data back (`local/services/bedrock/brief.ts`).
 */
export const briefData = (brief: CoachBrief) => wholeData(fitBrief(brief, (one) => dataBlock(wholeData(one))))
