import { type Interview, SLIDERS } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, type CircleKey } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { screenText } from '#domain/safety/screen.ts'
import { listSentences, type OwnSentence } from './said.ts'
import { findShifts } from './shifts.ts'

/** What a plan must not overlook in an interview (FRAMEWORK-11). */

/** A subject of gentle care (CARE-3), with the circle that it belongs to. */
export type GentleSubject = { circle: CircleKey; reason: Reason; quote: string }

export type Circumstances = {
  said: OwnSentence[]
  gentle: GentleSubject[]
  /** Whether the whole report is gentle: over a subject, or because a model is worried without naming one (CARE-12). */
  isGentle: boolean
  shifts: OwnSentence | undefined
  retired: OwnSentence | undefined
  /** Care for another person, or meals for others: hours without a field in the form. */
  careWork: OwnSentence | undefined
  children: OwnSentence | undefined
  /** A job of 60 hours or more. */
  longJob: boolean
  /** The job takes more than the fewest hours that the form can hold. */
  hasJob: boolean
  /** All five circles with the same satisfaction and the same importance. */
  flat: boolean
  /** Circles with a satisfaction of 2 or less that matter 6 or more. */
  low: CircleKey[]
}

const LONG_JOB = 60
/** A satisfaction at which a circle is called low. */
export const LOW = 2
const MATTERS = 6

const RETIRED =
  /\b(?:retired|in retirement|(?:a|am|as) pensioner|since I stopped working|Rentner(?:in)?|pensioniert|in Rente)\b/i
/** A retirement that is still to come, or that of another person. */
const NOT_YET =
  /\b(?:retire (?:early|at|by|before|in)|(?:be|get|being) retired (?:early|at|by|before|in)|(?:before|until|when|once) I(?:’m| am)? retired?|(?:husband|wife|partner|mother|father|mom|mum|dad|parents|boss|colleague|he|she|they)(?: \w+){0,2} retired)\b/i
const CARE_WORK =
  /\b(?:(?:look|looking) after my|care (?:for|of) my|caring for my|my (?:mother|father|mom|dad|mum|husband|wife|parents?|brother|sister)(?:’s|'s)? (?:meals?|pills|care|wheelchair|appointments)|(?:I )?(?:cook|make) (?:her|his|their|my (?:mother|father|family|mom|dad|kids)(?:’s|'s)?) meals?|dementia|Alzheimer(?:’s|'s)?|caregiv\w+|carer|nursing my|pflege (?:meine\w*|ihn|sie))\b/i
const CHILDREN =
  /\b(?:my (?:\w+ )?(?:kids?|children|sons?|daughters?|boys|girls|baby|twins|toddler)|the (?:kids|children|boys|girls)|meine (?:Kinder|Tochter|Söhne)|mein Sohn)\b/i

/** Where a subject belongs that was not written in a circle. */
const CIRCLE_OF: Partial<Record<Reason, CircleKey>> = {
  burnout: 'work',
  grief: 'friends_family',
  'pregnancy-loss': 'friends_family',
  'own-violence': 'friends_family',
}

const gentleSubjects = (said: readonly OwnSentence[]): GentleSubject[] => {
  const found = new Map<CircleKey, GentleSubject>()
  for (const { circle, quote } of said) {
    const { outcome, reason } = screenText(quote)
    if (outcome !== 'gentle') continue
    const where = circle ?? CIRCLE_OF[reason] ?? 'health_fitness'
    if (!found.has(where)) found.set(where, { circle: where, reason, quote })
  }
  return [...found.values()]
}

const all = <Value>(values: readonly Value[]) => new Set(values).size === 1

/** Reads the interview and the whole chat. `isWorrying`: a model has a concern about them. Pure. */
export const deriveCircumstances = (
  interview: Interview,
  chat: readonly ConversationEntry[],
  { isWorrying = false } = {},
): Circumstances => {
  const said = listSentences(interview, chat)
  const gentle = gentleSubjects(said)
  const circles = CIRCLE_KEYS.map((key) => interview.circleData[key])
  const first = (pattern: RegExp, unless?: RegExp) =>
    said.find(({ quote }) => pattern.test(quote) && !unless?.test(quote))
  return {
    said,
    gentle,
    isGentle: isWorrying || gentle.length > 0,
    shifts: findShifts(said),
    retired: first(RETIRED, NOT_YET),
    careWork: first(CARE_WORK),
    children: first(CHILDREN),
    hasJob: interview.lifeContext.work_hours_per_week > SLIDERS.work_hours_per_week.min,
    longJob: interview.lifeContext.work_hours_per_week >= LONG_JOB,
    flat:
      all(circles.map(({ current_satisfaction }) => current_satisfaction)) &&
      all(circles.map(({ importance_level }) => importance_level)),
    low: CIRCLE_KEYS.filter((key) => {
      const { current_satisfaction, importance_level } = interview.circleData[key]
      return current_satisfaction <= LOW && importance_level >= MATTERS
    }),
  }
}
