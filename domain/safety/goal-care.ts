import { DomainError } from '#domain/errors.ts'
import type { CircleInterviewData } from '#domain/goals/fields.ts'
import { refusedText } from './crisis-text.ts'
import type { Care, Reason } from './outcome.ts'
import { screenText } from './screen.ts'

/** What a person wrote of a goal: all of it is screened. */
export type GoalWords = {
  title: string
  description: string | null
  circle_interview_data: CircleInterviewData | null
  plan_when: string
  plan_then: string
  obstacle: string
}

export type GoalCare = { care: Care; care_reason: Reason }

const textsOf = (words: GoalWords): (string | undefined)[] => {
  const { title, description, circle_interview_data: interview, plan_when, plan_then, obstacle } = words
  return [title, description ?? '', plan_when, plan_then, obstacle, ...Object.values(interview ?? {})]
}

/** Throws `refused`, with the text for the person, where the texts would hurt somebody. `zone` is the person's. */
export const careOfTexts = (texts: readonly (string | undefined)[], zone: string): GoalCare => {
  const { outcome, reason } = screenText(texts)
  if (outcome === 'refuse') throw new DomainError('refused', refusedText(zone))
  return { care: outcome, care_reason: reason }
}

/** The care of the words of a new or changed goal. Throws `refused`. */
export const careOfGoal = (words: GoalWords, zone: string): GoalCare => careOfTexts(textsOf(words), zone)

/** Whether a change touches the words that were screened. */
export const wordsChange = (before: GoalWords, after: GoalWords): boolean =>
  textsOf(before).join('\n') !== textsOf(after).join('\n')
