import { planOfTier } from '#domain/billing/plans.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'

/** Whether a higher plan has more goals and nudges: for everybody but those on Pro Plan and above. */
export const mayUpgrade = ({ subscription }: Pick<PlanView, 'subscription'>): boolean =>
  !subscription.subscribed || planOfTier(subscription.subscription_tier) === 'personal'
