import { endedPlanMessages } from '#domain/messages/ended-plan.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import type { OwnedPlan } from './plans.ts'

/** The fields of a plan that say whether it was paid once, and why it ended. */
export type EndedPlan = Pick<OwnedPlan, 'state' | 'subscription_end'>

/** Whether a person without access had a paid plan. The day of its end is not always known: an unpaid plan ends without one. */
export const hadPaidPlan = ({ state = 'none', subscription_end }: EndedPlan): boolean =>
  subscription_end !== null || (state !== 'none' && state !== 'incomplete')

/** What gives access back after a paid plan, with the reason where the payment failed, was given back or is paused (PLAN-2). */
export const describeWayBack = ({ state }: EndedPlan): string => {
  const { upgrade, unpaid, paused, refunded } = endedPlanMessages
  if (state === 'unpaid') return unpaid
  if (state === 'paused') return paused
  return state === 'refunded' ? `${refunded} ${upgrade}` : upgrade
}

/** Why a person without access has none: the trial ended, or the plan that the person had (PLAN-2). */
export const describeNoAccess = (plan: EndedPlan): string =>
  hadPaidPlan(plan) ? `${endedPlanMessages.ended} ${describeWayBack(plan)}` : goalListMessages.trialExpired
