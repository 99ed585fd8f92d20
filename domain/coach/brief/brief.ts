import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { CircleType, Tone } from '#domain/goals/fields.ts'
import type { Care, Reason } from '#domain/safety/outcome.ts'
import type { Day } from '#domain/time/day.ts'

/**
 * What a check-in day of the goal was: checked in, checked in though the goal did not ask for it, not checked in, a day off
 * that the person planned, or not over yet.
 */
export type RecordedDay = 'kept' | 'extra' | 'missed' | 'rest' | 'open'

export const hasCheckIn = (state: RecordedDay | undefined): boolean => state === 'kept' || state === 'extra'

/**
 * Everything that a text of a goal's day may be built from (TEXT-15). A text says nothing of the person that is not in it. Days
 * are check-in days in the person's time zone, times are local.
 */
export type CoachBrief = {
  /** Seed the rotation. They are never shown and never sent to a model. */
  userId: string
  goalId: string
  /** The check-in day that the text is for. */
  date: Day
  /** The day's name in English, such as `Tuesday`. */
  weekday: string
  /** HH:MM, 24 hours: now for a text that a person asked for, the goal's own time for a mail. */
  localTime: string
  /**
   * HH:MM at which the person's check-in days begin, where the text is read after the midnight that follows `date`; null before
   * that midnight and for a mail.
   */
  beganYesterdayAt: string | null
  /** The goal's own time, HH:MM, 24 hours. */
  time_of_day: string
  /** The tone of the text: the chosen one, or kind for a gentle goal (CARE-3). */
  tone: Tone
  care: Care
  care_reason: Reason
  title: string
  /** Empty where the person wrote none. */
  description: string
  circle: CircleType | null
  /** Hours a week that the person gives the goal. */
  weekly_hours: number | null
  kind: GoalKind
  /** The person's plan "When {when}, I will {will}", without the words When and I will. Null unless both parts are written. */
  plan: { when: string; will: string } | null
  /** What the person expects to get in the way, as typed. */
  obstacle: string | null
  /** The person's own words on why they want it, as typed. */
  reason: string | null
  /** The goal's first day is 1. */
  dayNumber: number
  checkedInToday: boolean
  /** Days of the current run, as the goal page shows it: a run that yesterday belongs to counts until today is over. */
  run: number
  bestRun: number
  /** Days of the longest run before the current one, of the last 96 days; 0 where there was none. */
  earlierBest: number
  /** Whether the run ends with today and today is in its last six hours, as the goal page shows it (STREAK-2). Never for a mail. */
  atRisk: boolean
  /**
   * The last 14 check-in days before `date`, oldest first, and only days since the goal began. `date` itself follows where the goal
   * does not ask for it. Which days a goal asks for, here and in the counts below, may come from its title (TEXT-30).
   */
  days: readonly { date: Day; state: RecordedDay }[]
  /** Days kept among `days` that the goal asked for. A check-in on another day is `extra`. */
  keptOf14: number
  /** Days kept among the last `daysOf30` days before `date`. `daysOf30` is 30, or the number of days since the goal began. */
  keptOf30: number
  daysOf30: number
  /** Full days since the last check-in before `date`, or since the first day where there was none. Today is not counted. */
  silentDays: number
  /** Earlier gaps of at least as many full days as `silentDays`, and of 1 or more, in the last 96 days. The current gap, or the one that yesterday's check-in ended, is not counted. */
  earlierSilences: number
  /** Full days without a check-in that yesterday's check-in ended, where there were any. */
  returnedAfter: number | null
  /** What the person wrote at the last check-ins, newest first, at most 3. */
  notes: readonly { date: Day; feeling: 'easy' | 'right' | 'hard' | null; text: string }[]
  /** The texts of the last 7 days before `date`, newest first. */
  recent: readonly { date: Day; message: string; steps: readonly string[]; challenge: string; kept: boolean }[]
  /** The next day that the goal asks for, where it does not ask for `date`; null on a day that it asks for (TEXT-30). */
  nextDay: Day | null
  /** How many weekdays the goal asks for, by its settings or its title, 1 to 7. A pause does not count. */
  weekdaysAsked: number
  target: Day | null
  /** Calendar days from the person's calendar date to the target: 1 on its eve, 0 on the day, negative after it. */
  daysToTarget: number | null
  /** What the person said of the goal's circle, as typed; `hours` is what they want to give the circle in a week. */
  interview: { definition?: string; challenges?: string; goal?: string; hours?: number } | null
  /** Titles of the person's other active goals whose care is ordinary. */
  otherGoals: readonly string[]
  /** Whether the person is not at work these days, by what an active goal says: signed off, on leave, retired, or burnt out. */
  isOffWork: boolean
  /** The goal's position among the goals of the person, from 0, and the number of goals that the plan allows. */
  slot: number
  slots: number
}
