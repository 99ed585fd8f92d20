import type { PlanView } from '#functions/profiles/profile-view.ts'

/** Whether a person without access had a paid plan. The day of its end is not always known: an unpaid plan ends without one. */
export const hadPlan = ({ state = 'none', subscription }: Pick<PlanView, 'state' | 'subscription'>): boolean =>
  subscription.subscription_end !== null || (state !== 'none' && state !== 'incomplete')

/** The title of what a person without access sees in place of a screen (PLAN-2). */
export const endedTitle = (plan: Pick<PlanView, 'state' | 'subscription'>): string =>
  hadPlan(plan) ? 'Plan Ended' : 'Free Trial Expired'
