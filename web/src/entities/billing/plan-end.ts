import { billingMessages } from '#domain/messages/billing.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { formatDateIn } from '#web/lib/dates.ts'
import { planNews } from './plan-news.ts'

type Plan = Pick<PlanView, 'state' | 'subscription'>

/** Says until when a plan lasts that was canceled or whose payment failed (PLAN-13); undefined for every other plan. */
export const describePlanEnd = ({ state, subscription }: Plan, zone: string): string | undefined => {
  const isToEnd = state === 'cancelling' || state === 'canceled' || state === 'past_due'
  if (!isToEnd || !subscription.subscribed) return undefined
  const end = subscription.subscription_end
  const { title, message } = planNews(
    { ...subscription, state, coaching: false },
    end === null ? null : formatDateIn(end, zone),
  )
  // Only until its end can a plan be continued in the portal.
  const resume = state === 'cancelling' ? billingMessages.resume : undefined
  return [title, message, resume].filter((part) => part !== undefined).join(' ')
}
