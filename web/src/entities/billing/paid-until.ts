import { isToRenew } from '#domain/billing/billing-state.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { formatDateIn } from '#web/lib/dates.ts'

const describeTerm = (state: PlanView['state']): string => {
  if (isToRenew(state)) return 'Renews on'
  if (state === 'cancelling' || state === 'canceled') return 'Ends on'
  return state === 'past_due' ? 'Payment failed, access until' : 'Paid until'
}

/** The last paid day in the person's zone with a label for what happens then (PLAN-13); empty without a plan. */
export const paidUntil = (
  { state, subscription }: Pick<PlanView, 'state' | 'subscription'>,
  zone: string,
): { name: string; value: string }[] => {
  const { subscribed, subscription_end: end } = subscription
  return subscribed && end !== null ? [{ name: describeTerm(state), value: formatDateIn(end, zone) }] : []
}
