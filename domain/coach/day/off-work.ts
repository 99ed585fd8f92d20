import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { listWordings, type Wording } from '#domain/coach/library/entry.ts'
import { type Detail, listDetailTexts } from '#domain/coach/library/frame.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { memoizeByObject } from '#domain/memoize.ts'

/** Words of a day at work, such as an office, a colleague or the last task. */
const OF_WORK =
  /\b(?:traffic|commut\w+|office|colleagues?|coworkers?|boss|meetings?|clients?|customers?|way home|leav(?:e|ing) work|work(?:ing)? ?days?|out-of-office|hour you leave|hours? of work|train home|tasks?|(?:after|at|from|of|before|during|for|your|more|last|open|end) work|work (?:bag|phone|mail|chat|is|that|can|waits|ends)|answer tomorrow|writes? to you late|approv\w*)\b/iu

/** Goals that are about work themselves, whatever the day. */
const ABOUT_WORK: ReadonlySet<Topic | undefined> = new Set([
  'job',
  'promotion',
  'business',
  'launch',
  'team',
  'inbox',
  'focus',
  'hand_over',
  'network',
])

const AWAY =
  'signed off(?: work| sick| with| until)?|off (?:work|sick)|on (?:sick|medical|maternity|paternity|parental) leave|retired|unemployed|between jobs|out of work|laid off'
/** How people say of themselves that they are not at work, at the start of a line or after “I am”: not “my father is retired”, and not “I get off work late”. */
const SAYS_AWAY = [
  new RegExp(
    String.raw`\bI(?: am|['’]m| have been|['’]ve been| was just) (?:(?:now|still|currently|already|just|being) )?(?:${AWAY})\b`,
    'iu',
  ),
  new RegExp(`^(?:currently |now |just )?(?:${AWAY})(?: until| since| for| and| with|[,;.]|$)`, 'imu'),
  /\bich bin (?:\p{L}+ ){0,2}(?:krankgeschrieben|in elternzeit|in rente|arbeitslos)(?!\p{L})/iu,
  /\bestoy (?:de baja|jubilad[oa]|en paro)(?!\p{L})/iu,
  /\bje suis (?:en arrêt|retraitée?|au chômage)(?!\p{L})/iu,
]

/** Whether one of a person's active goals says that they are not at work these days, or is about burnout. */
export const readOffWork = (
  goals: readonly Pick<Goal, 'is_active' | 'care_reason' | 'title' | 'description' | 'obstacle'>[],
): boolean =>
  goals.some(
    ({ is_active, care_reason, title, description, obstacle }) =>
      is_active &&
      (care_reason === 'burnout' || SAYS_AWAY.some((words) => words.test([title, description, obstacle].join('\n')))),
  )

/** Whether a goal is about work itself. */
const isAboutWork = (goal: Pick<CoachBrief, 'title' | 'kind'>): boolean => ABOUT_WORK.has(readTopic(goal))

/** Whether texts of a working day do not fit a day: a weekend, or one of a person who is not at work. */
const isDayOff = (brief: CoachBrief): boolean =>
  (brief.isOffWork || brief.weekday === 'Saturday' || brief.weekday === 'Sunday') && !isAboutWork(brief)

/** Whether a text speaks of a day at work. */
const isOfWork = memoizeByObject((entry: Wording | Detail): boolean => {
  const words = 'form' in entry ? listDetailTexts(entry) : listWordings(entry)
  return words.some((text) => OF_WORK.test(text))
})

/** Whether an entry of the library fits the day: none of a working day stands on a day off (TEXT-33). */
export const suitsDayOff = (brief: CoachBrief, entry: Wording | Detail): boolean =>
  !(isOfWork(entry) && isDayOff(brief))

/**
 * The entries of a rotation for somebody who is not at work: those without words of a working day, where at least half of the list is left.
 * The rotation goes through the shorter list, so that no entry returns before all others were used.
 */
export const leaveOutWork = <T>(
  list: readonly T[],
  goal: Pick<CoachBrief, 'title' | 'kind' | 'isOffWork'>,
  listEntries: (one: T) => readonly Wording[],
): readonly T[] => {
  if (!goal.isOffWork || isAboutWork(goal)) return list
  const left = list.filter((one) => !listEntries(one).some(isOfWork))
  return left.length * 2 >= list.length ? left : list
}

/** Moments of a plan that do not come at weekends. A shift is no such moment. */
const OF_WEEKDAYS =
  /\b(?:work|office|school|kindergarten|nursery|daycare|commute|colleagues?|coworkers?|meetings?|boss|lectures?|(?:conference|zoom|teams?|sales|client|status) calls?(?! with)|(?:daily|morning|team) (?:stand-?up|sync)|\d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)? (?:call|sync)(?! with))\b/iu
/** Words that only look like them. */
const OF_ANY_DAY =
  /\b(?:work(?:s|ing)? ?out|(?:yard|house|home|garden)[ -]?work|home office|post office|sunday school|(?:aa|na) meetings?)\b/giu
const OF_POST_DAYS =
  /\b(?:(?:mail|post) (?:comes|arrives|is here)|mailman|letter carrier|postman|mailbox|letterbox)\b/iu

/**
 * Whether the moment of a plan comes on a weekday, by its English name: on Sundays no mail does, and on weekends no school ends. A moment that names
 * the day comes on it.
 */
export const comesOn = (when: string, weekday: string): boolean => {
  if (when.toLowerCase().includes(weekday.toLowerCase())) return true
  if (weekday === 'Sunday' && OF_POST_DAYS.test(when)) return false
  return !(['Saturday', 'Sunday'].includes(weekday) && OF_WEEKDAYS.test(when.replace(OF_ANY_DAY, '')))
}

const OF_BREAKS = /\b(?:the|my|our|lunch|coffee|smoking|smoke) breaks?\b/iu
const WEEKENDS = /\b(?:weekends?|saturdays?|sundays?)\b/iu

/**
 * Whether words of the person can be quoted on a weekday, by its English name: not “the last ten minutes before school” or “the break at eleven” at a
 * weekend, unless the goal or the words name one.
 */
export const isQuotedOn = (words: string, weekday: string, title: string): boolean => {
  const isFree = ['Saturday', 'Sunday'].includes(weekday)
  if (!isFree || WEEKENDS.test(words) || WEEKENDS.test(title)) return true
  return comesOn(words, weekday) && !OF_BREAKS.test(words)
}
