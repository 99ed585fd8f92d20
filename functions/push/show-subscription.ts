import type { SubscriptionView } from '#domain/evening/push-subscription.ts'

/** Without endpoint and keys, with which anybody could send to the device. */
export const showSubscription = ({ id, device, created_at }: SubscriptionView): SubscriptionView => ({
  id,
  device,
  created_at,
})
