import * as z from 'zod/mini'
import { subscriptionId } from '#domain/evening/push-subscription.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** Removing a subscription that is not there succeeds. */
export const contract = defineContract('remove-push-subscription', {
  summary: 'Removes a device of the caller: it gets no notifications any more.',
  request: z.strictObject({ userId: callerId, id: subscriptionId }),
  response: z.strictObject({ success: z.literal(true) }),
})
