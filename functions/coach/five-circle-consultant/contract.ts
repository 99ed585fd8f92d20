import * as z from 'zod/mini'
import { coachSource } from '#domain/framework/report.ts'
import { interviewDraft } from '#domain/interview/answers.ts'
import { conversation, userResponse } from '#domain/interview/conversation.ts'
import { messages } from '#domain/messages.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

const MODES = ['analyze', 'ask_followup'] as const
const caller = { user_id: callerId, userId: callerId }

/**
 * The consultant after step 8. `analyze` reads all eight steps and gives the first question, or lets the person proceed;
 * `ask_followup` takes an answer. `conversationHistory` holds what was said before `userResponse`, the question that it
 * answers included. A model may take 20 s (decision 17).
 */
export const contract = defineContract('five-circle-consultant', {
  summary: 'Reads the interview and asks what is missing, or lets the person proceed.',
  request: z.discriminatedUnion(
    'mode',
    [
      z.strictObject({ mode: z.literal('analyze'), currentData: interviewDraft, ...caller }),
      z.strictObject({
        mode: z.literal('ask_followup'),
        currentData: interviewDraft,
        userResponse,
        conversationHistory: z._default(z.nullable(conversation), null),
        ...caller,
      }),
    ],
    { error: (issue) => (issue.code === 'invalid_union' ? messages.request.oneOf(MODES) : undefined) },
  ),
  response: z.union([
    z.strictObject({
      success: z.literal(true),
      analysis: z.strictObject({ canProceed: z.boolean(), nextQuestion: z.nullable(z.string()) }),
      source: coachSource,
    }),
    z.strictObject({
      success: z.literal(true),
      shouldContinue: z.boolean(),
      consultantResponse: z.string(),
      source: coachSource,
    }),
  ]),
})
