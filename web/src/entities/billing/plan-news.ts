import type { Billing } from '#domain/billing/customer-state.ts'
import { formatPlanName } from '#domain/billing/plans.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { endedPlanMessages } from '#domain/messages/ended-plan.ts'

const withoutPlan = ({ state }: Billing): string => {
  if (state === 'unpaid' || state === 'incomplete') return endedPlanMessages.unpaid
  if (state === 'paused') return endedPlanMessages.paused
  return state === 'refunded' ? endedPlanMessages.refunded : billingMessages.noPlan
}

/** Title and message for the state of a person's plan. `until` is the last day of access, formatted. */
export const planNews = (owned: Billing, until: string | null): { title: string; message: string | undefined } => {
  if (!owned.subscribed) return { title: billingMessages.noPlanTitle, message: withoutPlan(owned) }
  const name = formatPlanName(owned.subscription_tier)
  const say = (of: (day: string) => string) => (until === null ? undefined : of(until))
  if (owned.state === 'cancelling' || owned.state === 'canceled') {
    return { title: billingMessages.canceledTitle(name), message: say(billingMessages.accessUntil) }
  }
  if (owned.state === 'past_due') return { title: billingMessages.pastDueTitle, message: say(billingMessages.pastDue) }
  return { title: billingMessages.planNowTitle(name), message: say(billingMessages.paidUntil) }
}
