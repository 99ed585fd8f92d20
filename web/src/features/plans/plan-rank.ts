import { type PlanName, planOfTier, type Subscription } from '#domain/billing/plans.ts'
import { PLAN_NAMES } from '#web/entities/billing/plan-figures.ts'

/** The plan that a person has; undefined without one. */
export const planOf = ({ subscribed, subscription_tier }: Subscription): PlanName | undefined =>
  subscribed ? planOfTier(subscription_tier) : undefined

/** Where a plan stands between the others; the free trial is below them all. */
export const rankOf = (plan: PlanName | undefined): number => (plan === undefined ? -1 : PLAN_NAMES.indexOf(plan))

/** What there is to upgrade to, nearest first. */
export const plansAbove = (held: Subscription): PlanName[] => PLAN_NAMES.slice(rankOf(planOf(held)) + 1)
