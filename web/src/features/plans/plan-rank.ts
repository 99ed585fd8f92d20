import { type PlanName, planOfTier, type Subscription } from '#domain/billing/plans.ts'
import { PLAN_NAMES } from '#web/entities/billing/plan-figures.ts'

/** The person's plan; undefined without one. */
export const readPlan = ({ subscribed, subscription_tier }: Subscription): PlanName | undefined =>
  subscribed ? planOfTier(subscription_tier) : undefined

/** The rank of a plan; the free trial is the lowest. */
export const rankPlan = (plan: PlanName | undefined): number => (plan === undefined ? -1 : PLAN_NAMES.indexOf(plan))

/** The higher plans, lowest first. */
export const plansAbove = (owned: Subscription): PlanName[] => PLAN_NAMES.slice(rankPlan(readPlan(owned)) + 1)
