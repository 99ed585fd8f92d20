import * as z from 'zod/mini'
import { coachSource } from '#domain/framework/report.ts'
import { goalSuggestion } from '#domain/framework/suggestions.ts'
import { circleInterviewData, circleType, weeklyCommitmentHours } from '#domain/goals/fields.ts'
import { readWronglyPrints } from '#domain/safety/word-print.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Three suggested goals for one circle of the workshop (FRAMEWORK-6). Takes up to 20 s (COACH-2). Throws `conflict` with
 * `care: crisis` for words in crisis (CARE-8).
 */
export const contract = defineContract('generate-goal-suggestions', {
  summary: 'Suggests three goals for one circle.',
  request: z.extend(circleInterviewData, {
    circleName: circleType,
    hoursPerWeek: weeklyCommitmentHours,
    readWrongly: readWronglyPrints,
    user_id: callerId,
    userId: callerId,
  }),
  response: z.strictObject({ success: z.literal(true), suggestions: z.array(goalSuggestion), source: coachSource }),
})
