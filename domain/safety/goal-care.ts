import { DomainError } from '#domain/errors.ts'
import { type RefusedThing, refusedText } from './crisis-text.ts'
import type { GoalWords } from './goal-words.ts'
import type { Care, Reason } from './outcome.ts'
import { screenText } from './screen.ts'

export type GoalCare = { care: Care; care_reason: Reason }

/** The plan reads as one sentence: neither half alone says what it is about. */
const writePlan = ({ plan_when: when, plan_then: then }: GoalWords): string =>
  when || then ? `When ${when}, I will ${then}` : ''

/** Title and description are one text: a short title says little alone. */
const listTexts = (words: GoalWords): (string | undefined)[] => [
  [words.title, words.description ?? ''].join('\n').trim(),
  writePlan(words),
  words.plan_when,
  words.plan_then,
  words.obstacle,
  ...Object.values(words.circle_interview_data ?? {}),
]

/** `field` is the field of the request that is refused; undefined where several were read as one. */
type Refused = { what: RefusedThing; field?: string }

/** Throws `refused`, with the text for the person, where the texts would hurt somebody. `zone` is the person's. */
export const careOfTexts = (
  texts: readonly (string | undefined)[],
  zone: string,
  { what, field }: Refused = { what: 'words' },
): GoalCare => {
  const { outcome, reason } = screenText(texts)
  if (outcome === 'refuse') throw new DomainError('refused', refusedText(zone, what), field)
  return { care: outcome, care_reason: reason }
}

/** The care of the words of a new or changed goal. Throws `refused`. */
export const careOfGoal = (words: GoalWords, zone: string): GoalCare =>
  careOfTexts(listTexts(words), zone, { what: 'goal' })

/**
 * The care of words that are stored already: nothing is refused, and a goal that would hurt another person is coached as little
 * as one in crisis.
 */
export const careOfStored = (words: GoalWords): GoalCare => {
  const { outcome, reason } = screenText(listTexts(words))
  return { care: outcome === 'refuse' ? 'crisis' : outcome, care_reason: reason }
}

/** Whether a change touches the words that were screened. */
export const wordsChange = (before: GoalWords, after: GoalWords): boolean =>
  listTexts(before).join('\n') !== listTexts(after).join('\n')
