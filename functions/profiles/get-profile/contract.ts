import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'
import { planView, profileView } from '../profile-view.ts'

export const contract = defineContract('get-profile', {
  summary: "Returns the caller's profile, trial and plan, or null without a profile.",
  request: z.strictObject({ userId: callerId, email: callerId }),
  response: z.strictObject({ success: z.literal(true), profile: z.nullable(profileView), plan: z.nullable(planView) }),
})
