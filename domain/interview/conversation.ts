import * as z from 'zod/mini'
import { requiredText } from '#domain/characters.ts'
import { INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { requestMessages } from '#domain/messages/request.ts'
import type { InterviewFinding } from './finding.ts'

/** The consultant's conversation after step 8 (INTERVIEW-6, INTERVIEW-7). */

export const MAX_FOLLOW_UPS = 5
const CONVERSATION_MAX = 20
/** Characters. The calm text of a crisis is longer than an answer (CARE-8). */
const CONSULTANT_MAX = 3000

const said = requiredText(INTERVIEW_ANSWER_MAX)
/** A chat response must not be empty (INTERVIEW-7). */
export const userResponse = said
const conversationEntry = z.discriminatedUnion(
  'role',
  [
    z.strictObject({ role: z.literal('consultant'), content: requiredText(CONSULTANT_MAX) }),
    z.strictObject({ role: z.literal('user'), content: said }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? requestMessages.oneOf(['consultant', 'user']) : undefined) },
)
export type ConversationEntry = z.infer<typeof conversationEntry>
export const conversation = z.array(conversationEntry).check(z.maxLength(CONVERSATION_MAX))

/** Questions that the consultant has asked so far. */
export const followUpsAsked = (history: readonly ConversationEntry[]): number =>
  history.filter(({ role }) => role === 'consultant').length

/**
 * Findings that are still to be asked about. Built-in questions are known by their words; one that a model worded counts
 * for the next finding in order, as it is told to take them.
 */
export const findingsLeft = (
  findings: readonly InterviewFinding[],
  history: readonly ConversationEntry[],
): InterviewFinding[] => {
  const asked = history.filter(({ role }) => role === 'consultant').map(({ content }) => content)
  const worded = asked.filter((content) => !findings.some(({ question }) => question === content))
  return findings.filter(({ question }) => !asked.includes(question)).slice(worded.length)
}

export const CLOSING = 'Thank you. That is what I need; your framework is next.'
