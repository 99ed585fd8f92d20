import * as z from 'zod/mini'
import { pushSubscription, subscriptionView } from '#domain/evening/push-subscription.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** 400 for an endpoint that is no known push service (EVENING-5). Saving an endpoint again replaces its subscription. */
export const contract = defineContract('save-push-subscription', {
  summary: 'Saves a device of the caller that gets notifications. The oldest of more than ten devices is removed.',
  request: z.extend(pushSubscription, { userId: callerId }),
  response: z.strictObject({ success: z.literal(true), subscription: subscriptionView }),
})
