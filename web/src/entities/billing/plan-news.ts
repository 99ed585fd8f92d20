import type { Billing } from '#domain/billing/customer-state.ts'
import { planNameOf } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'

const { billing: words } = messages

const withoutPlan = ({ state }: Billing): string => {
  if (state === 'unpaid' || state === 'incomplete') return words.unpaid
  if (state === 'paused') return words.paused
  return state === 'refunded' ? words.refunded : words.noPlan
}

/** Title and message for the state of a person's plan. `until` is the last day of access, formatted. */
export const planNews = (held: Billing, until: string | null): { title: string; message: string | undefined } => {
  if (!held.subscribed) return { title: words.noPlanTitle, message: withoutPlan(held) }
  const name = planNameOf(held.subscription_tier)
  const say = (of: (day: string) => string) => (until === null ? undefined : of(until))
  if (held.state === 'cancelling' || held.state === 'canceled') {
    return { title: words.cancelledTitle(name), message: say(words.accessUntil) }
  }
  if (held.state === 'past_due') return { title: words.pastDueTitle, message: say(words.pastDue) }
  return { title: words.planNowTitle(name), message: say(words.paidUntil) }
}
