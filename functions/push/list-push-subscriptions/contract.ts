import * as z from 'zod/mini'
import { subscriptionView } from '#domain/evening/push-subscription.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('list-push-subscriptions', {
  summary: "Returns the caller's devices that get notifications, and the key with which a device subscribes.",
  request: z.strictObject({ userId: callerId }),
  response: z.strictObject({
    success: z.literal(true),
    /** The stage's VAPID key, base64url: the `applicationServerKey` of a subscription. */
    public_key: z.string(),
    /** Oldest first. */
    subscriptions: z.array(subscriptionView),
  }),
})
