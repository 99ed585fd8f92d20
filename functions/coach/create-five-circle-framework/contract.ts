import * as z from 'zod/mini'
import { circleProfile } from '#domain/framework/framework.ts'
import { frameworkAnalysis } from '#domain/framework/report.ts'
import { interview } from '#domain/interview/answers.ts'
import { conversation } from '#domain/interview/conversation.ts'
import { readWronglyPrints } from '#domain/safety/word-print.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Creates and stores a framework from all eight complete steps (FRAMEWORK-1, INTERVIEW-2). Takes up to 20 s (COACH-2). Throws
 * `conflict` with `care: crisis` for words in crisis (CARE-8).
 */
export const contract = defineContract('create-five-circle-framework', {
  summary: 'Creates and stores a framework from all eight steps of the interview.',
  request: z.extend(interview, {
    user_id: callerId,
    conversationHistory: z._default(z.nullable(conversation), null),
    readWrongly: readWronglyPrints,
  }),
  response: z.strictObject({
    success: z.literal(true),
    created_at: z.string(),
    analysis: frameworkAnalysis,
    circle_profiles: z.array(circleProfile),
  }),
})
