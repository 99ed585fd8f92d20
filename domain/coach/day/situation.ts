import { type CoachBrief, hasCheckIn } from '#domain/coach/brief/brief.ts'
import { addDays } from '#domain/time/day.ts'

/** What is special about a day, most important first (TEXT-17). A text of the situation takes the place of the angle's. */
export const SITUATIONS = [
  'done_today',
  'target_eve',
  'target_day',
  'after_target',
  'rest_day',
  'returned',
  'silent_3',
  'silent_7',
  'silent_14',
  'after_miss',
  'note_hard',
  'milestone_7',
  'milestone_30',
  'milestone_90',
  'milestone_365',
  'note_easy',
  'first_day',
  'at_risk',
  'ordinary',
] as const
export type Situation = (typeof SITUATIONS)[number]
/** The target date and the day before it. */
export type TargetSituation = Extract<Situation, 'target_eve' | 'target_day'>
/** The target date with the days around it. */
export type DateSituation = TargetSituation | 'after_target'

export const isOfTarget = (situation: Situation): situation is TargetSituation =>
  situation === 'target_eve' || situation === 'target_day'

/** Full days without a check-in from which a check-in counts as a return. */
const RETURN_MIN = 2
/** A run that is long enough to speak of. */
const RUN_AT_RISK = 3
const onTarget = ({ daysToTarget }: CoachBrief): Situation | undefined => {
  if (daysToTarget === 1) return 'target_eve'
  if (daysToTarget === 0) return 'target_day'
  return daysToTarget === -1 ? 'after_target' : undefined
}

/** The days since the last check-in, oldest first, of those that the brief has. */
const listSince = ({ days, date }: CoachBrief): CoachBrief['days'] => {
  const before = days.filter((day) => day.date < date)
  return before.slice(before.findLastIndex(({ state }) => hasCheckIn(state)) + 1)
}

const isUncounted = (state: CoachBrief['days'][number]['state'] | undefined): boolean =>
  state === 'rest' || state === 'open'

/** Whether days without a check-in were not in a row up to yesterday, so that "yesterday" or "three days" would not be true. */
const hasFreeDays = (brief: CoachBrief): boolean => {
  const since = listSince(brief)
  if (brief.silentDays === 1) return isUncounted(since.at(-1)?.state)
  return brief.silentDays > 1 && since.some(({ state }) => isUncounted(state))
}

const onSilence = (brief: CoachBrief): Situation | undefined => {
  const { silentDays } = brief
  if (hasFreeDays(brief)) return undefined
  if (silentDays === 1) return 'after_miss'
  return ([3, 7, 14] as const).flatMap((days): Situation[] => (days === silentDays ? [`silent_${days}`] : []))[0]
}

/**
 * Seven in a row are a milestone the first time only. With a miss now and then, a goal reaches them every other week. A best run of
 * exactly seven may be this one or an earlier one.
 */
const onMilestone = ({ run, bestRun, earlierBest }: CoachBrief): Situation | undefined =>
  ([7, 30, 90, 365] as const).flatMap((days): Situation[] =>
    days === run && (days > 7 || Math.max(bestRun, earlierBest + 1) <= run) ? [`milestone_${days}`] : [],
  )[0]

/** Whether a silent day has no situation of its own: its text has the angle start, place or end and no record. */
export const isSilent = (brief: CoachBrief): boolean => brief.silentDays > 1 || hasFreeDays(brief)

/** The situation of a brief's day: the first one that applies. */
export const readSituation = (brief: CoachBrief): Situation => {
  const { checkedInToday, days, date, returnedAfter, notes, dayNumber, run } = brief
  if (checkedInToday) return 'done_today'
  const target = onTarget(brief)
  if (target) return target
  const today = days.find((day) => day.date === date)
  if (today?.state === 'rest') return 'rest_day'
  if (returnedAfter !== null && returnedAfter >= RETURN_MIN) return 'returned'
  const silence = onSilence(brief)
  if (silence) return silence
  if (isSilent(brief)) return 'ordinary'
  const yesterdays = notes.find((note) => note.date === addDays(date, -1))
  if (yesterdays?.feeling === 'hard') return 'note_hard'
  const milestone = onMilestone(brief)
  if (milestone) return milestone
  if (yesterdays?.feeling === 'easy') return 'note_easy'
  if (dayNumber === 1) return 'first_day'
  return run >= RUN_AT_RISK && brief.atRisk ? 'at_risk' : 'ordinary'
}
