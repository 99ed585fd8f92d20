import * as z from 'zod/mini'
import { coachSource } from '#domain/framework/report.ts'
import { interviewDraft } from '#domain/interview/answers.ts'
import { conversation, userResponse } from '#domain/interview/conversation.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { CARES, REASONS } from '#domain/safety/outcome.ts'
import { readWronglyPrints } from '#domain/safety/word-print.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

const MODES = ['analyze', 'ask_followup'] as const
/** The answer that led to `care: crisis`, by its place in `currentData`. */
const answerName = z.optional(z.string())
const caller = { user_id: callerId, userId: callerId }

/**
 * The consultant after step 8 (INTERVIEW-6). `analyze` reads all eight steps and returns the first question, or lets the person
 * proceed. `ask_followup` takes a response. `conversationHistory` ends with the question that `userResponse` answers; with `analyze` it
 * holds what was asked before, which is not asked again (INTERVIEW-11). Takes up
 * to 20 s (COACH-2). With `care: crisis` the text is the calm one, and `care_reason` names the subject (CARE-8); `field`
 * names the answer, if one of the eight steps says it, as in a refusal (API-3). `readWrongly` names the
 * texts that the person called read wrongly (CARE-9).
 */
export const contract = defineContract('five-circle-consultant', {
  summary: 'Reads the interview and asks a question, or lets the person proceed.',
  request: z.discriminatedUnion(
    'mode',
    [
      z.strictObject({
        mode: z.literal('analyze'),
        currentData: interviewDraft,
        conversationHistory: z._default(z.nullable(conversation), null),
        readWrongly: readWronglyPrints,
        ...caller,
      }),
      z.strictObject({
        mode: z.literal('ask_followup'),
        currentData: interviewDraft,
        userResponse,
        conversationHistory: z._default(z.nullable(conversation), null),
        readWrongly: readWronglyPrints,
        ...caller,
      }),
    ],
    { error: (issue) => (issue.code === 'invalid_union' ? requestMessages.oneOf(MODES) : undefined) },
  ),
  response: z.union([
    z.strictObject({
      success: z.literal(true),
      analysis: z.strictObject({ canProceed: z.boolean(), nextQuestion: z.nullable(z.string()) }),
      care: z.enum(CARES),
      care_reason: z.enum(REASONS),
      field: answerName,
      source: coachSource,
    }),
    z.strictObject({
      success: z.literal(true),
      shouldContinue: z.boolean(),
      consultantResponse: z.string(),
      care: z.enum(CARES),
      care_reason: z.enum(REASONS),
      field: answerName,
      source: coachSource,
    }),
  ]),
})
