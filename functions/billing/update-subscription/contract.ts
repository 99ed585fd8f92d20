import * as z from 'zod/mini'
import { tier } from '#domain/billing/plans.ts'
import { personName } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** For operators (ACCOUNT-5): sets or removes a plan without an end. */
export const contract = defineContract('update-subscription', {
  summary: 'Sets or removes a plan without an end, for operators.',
  access: 'operator',
  request: z.strictObject({
    userId: personName,
    planName: z._default(tier, 'Personal Plan'),
    status: z._default(z.enum(['active', 'inactive']), 'active'),
  }),
  response: z.strictObject({
    success: z.literal(true),
    subscribed: z.boolean(),
    subscription_tier: z.nullable(tier),
    subscription_end: z.nullable(z.string()),
  }),
})
