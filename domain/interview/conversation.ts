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

/** The finding that a question in other words was about: the next one that it names, or the next one if that names nothing. */
const findAsked = (content: string, left: readonly InterviewFinding[]): InterviewFinding | undefined => {
  const named = left.find(({ names }) => names.some((name) => content.includes(name)))
  return named ?? (left[0]?.names.length === 0 ? left[0] : undefined)
}

/**
 * Findings that are still to be asked about. Built-in questions are known by their words. One that a model worded counts for a finding
 * that it names, as it is told to name them; a built-in question whose answers changed since names none, so it takes no other one away.
 */
export const findingsLeft = (
  findings: readonly InterviewFinding[],
  history: readonly ConversationEntry[],
): InterviewFinding[] => {
  const asked = history.filter(({ role }) => role === 'consultant').map(({ content }) => content)
  const worded = asked.filter((content) => !findings.some(({ question }) => question === content))
  let left = findings.filter(({ question }) => !asked.includes(question))
  for (const content of worded) {
    const found = findAsked(content, left)
    left = left.filter((finding) => finding !== found)
  }
  return left
}

export const CLOSING = 'Thank you. That is what I need; your framework is next.'
