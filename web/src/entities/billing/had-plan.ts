import { hadPaidPlan } from '#domain/billing/had-paid-plan.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'

/** Whether a person without access had a paid plan. */
export const hadPlan = ({ state, subscription }: Pick<PlanView, 'state' | 'subscription'>): boolean =>
  hadPaidPlan({ ...subscription, state })

/** The title of what a person without access sees in place of a screen (PLAN-2). */
export const endedTitle = (plan: Pick<PlanView, 'state' | 'subscription'>): string =>
  hadPlan(plan) ? 'Plan Ended' : 'Free Trial Expired'
