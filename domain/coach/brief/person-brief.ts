import type { Account } from '#domain/accounts/account.ts'
import { cutText } from '#domain/coach/words/cut-text.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { SlotHolder } from '#domain/goals/slots.ts'
import type { InterviewDraft } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { EVERY_DAY, type Rhythm } from '#domain/streaks/rhythm.ts'
import type { Run } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import type { CoachBrief } from './brief.ts'
import { estimateTokens } from './brief-budget.ts'
import { canBeNamed, createCoachBrief, readMailMoment } from './create-brief.ts'

/** The part of a goal's brief that the consultant, the report and the suggestions use (COACH-13). */
export type GoalOutline = Pick<
  CoachBrief,
  | 'title'
  | 'circle'
  | 'kind'
  | 'weekly_hours'
  | 'plan'
  | 'obstacle'
  | 'dayNumber'
  | 'run'
  | 'silentDays'
  | 'keptOf30'
  | 'daysOf30'
>

/**
 * What the consultant, the report and the suggestions are built from (COACH-13). `interview` and `history` are always whole
 * (FRAMEWORK-10); the goals have a token budget in a prompt.
 */
export type PersonBrief<Answers extends InterviewDraft | null = InterviewDraft> = {
  interview: Answers
  /** The conversation so far, including the latest response. */
  history: readonly ConversationEntry[]
  goals: readonly GoalOutline[]
}

/** A person's goals with their records. `today` is the check-in day and `calendarDate` the date, both in the person's time zone. */
export type OutlineSources = {
  account: Account
  goals: readonly (Goal & SlotHolder)[]
  runs: ReadonlyMap<string, Run>
  rhythms: ReadonlyMap<string, Rhythm>
  limits: { goals: number }
  today: Day
  calendarDate: Day
}

/**
 * The person's goals as their briefs have them, in stored order. A goal that is set aside, past its date or not ordinary in care is
 * left out (COACH-13).
 */
export const createGoalOutlines = (sources: OutlineSources): GoalOutline[] => {
  const { account, goals, runs, rhythms, limits, today, calendarDate } = sources
  return goals
    .filter((goal) => canBeNamed(goal, calendarDate))
    .map((goal) => {
      const brief = createCoachBrief({
        account,
        goal,
        run: runs.get(goal.id),
        rhythm: rhythms.get(goal.id) ?? EVERY_DAY,
        goals,
        slots: limits.goals,
        recent: [],
        notes: [],
        interview: null,
        moment: { ...readMailMoment(goal, today, today), calendarDate },
      })
      const { title, circle, kind, weekly_hours, plan, obstacle } = brief
      const { dayNumber, run, silentDays, keptOf30, daysOf30 } = brief
      return { title, circle, kind, weekly_hours, plan, obstacle, dayNumber, run, silentDays, keptOf30, daysOf30 }
    })
}

/** Tokens that the goals may have in a prompt (COACH-13, ADR 178). */
export const GOALS_TOKENS = 800

/** Goals that always stay, by title, circle, kind and record. */
const GOALS_KEPT = 3
/** What is left of their titles in the last step, which only titles of many bytes a character need. */
const TITLE_SHORT = 60

/** A step leaves out one thing; undefined where nothing is left to leave out. */
type Step = (goals: readonly GoalOutline[]) => readonly GoalOutline[] | undefined

const dropLast =
  (field: 'obstacle' | 'plan'): Step =>
  (goals) => {
    const last = goals.findLastIndex((goal) => goal[field] !== null)
    return last < 0 ? undefined : goals.map((goal, index) => (index === last ? { ...goal, [field]: null } : goal))
  }

const dropLastGoal: Step = (goals) => (goals.length > GOALS_KEPT ? goals.slice(0, -1) : undefined)

const cutLastTitle: Step = (goals) => {
  const last = goals.findLastIndex(({ title }) => [...title].length > TITLE_SHORT)
  if (last < 0) return undefined
  return goals.map((goal, index) => (index === last ? { ...goal, title: cutText(goal.title, TITLE_SHORT) } : goal))
}

/** What is left out first comes first; within a step, the last goal comes first. */
const STEPS: readonly Step[] = [dropLast('obstacle'), dropLast('plan'), dropLastGoal, cutLastTitle]

/** The goals within their token budget (COACH-13). `render` gives the text in which the prompt carries them. */
export const fitGoals = (
  goals: readonly GoalOutline[],
  render: (goals: readonly GoalOutline[]) => string,
  budget: number = GOALS_TOKENS,
): readonly GoalOutline[] => {
  let fitted = goals
  for (const step of STEPS) {
    while (estimateTokens(render(fitted)) > budget) {
      const next = step(fitted)
      if (!next) break
      fitted = next
    }
  }
  return fitted
}
