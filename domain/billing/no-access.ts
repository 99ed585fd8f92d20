import { endedPlanMessages } from '#domain/messages/ended-plan.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { type EndedPlan, hadPaidPlan } from './had-paid-plan.ts'

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
