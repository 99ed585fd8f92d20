import { DomainError } from '#domain/errors.ts'
import { careMessages } from '#domain/messages/care.ts'
import { careOfTexts, type GoalCare } from '#domain/safety/goal-care.ts'
import { helpLine } from '#domain/safety/help-lines.ts'

/** The texts of an interview, whatever its shape: every string that a person can have typed. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/**
 * The care of what a person said in the interview and the chat. What the consultant said is not screened. Throws `refused`.
 */
export const careOfInterview = (
  interview: unknown,
  chat: readonly { role: string; content: string }[],
  zone: string,
): GoalCare =>
  careOfTexts(
    [...textsIn(interview), ...chat.filter(({ role }) => role === 'user').map(({ content }) => content)],
    zone,
  )

/** Throws `refused`, or `conflict` with a calm text and a help line where no plan may be made of these words (CARE-8). */
export const permitPlan = (care: GoalCare, zone: string): void => {
  if (care.care !== 'crisis') return
  const { name, how } = helpLine(zone, care.care_reason)
  throw new DomainError('conflict', careMessages.noPlan(name, how))
}
