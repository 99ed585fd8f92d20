import { describeNoAccess } from '#domain/billing/no-access.ts'
import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { endedTitle } from '#web/entities/billing/had-plan.ts'
import { hasCrisis } from './care/has-crisis.ts'
import type { Goals } from './goals.ts'
import { isBlocked } from './goals-query.ts'

/** Why a goal cannot be created now (GOAL-12). `larger`: a higher plan has room (PLAN-14). */
export type GoalLimitReached = { title: string; words: string; larger: boolean }

export const describeGoalLimit = (shown: Goals): GoalLimitReached => {
  const { goals, plan } = shown
  // Nothing is sold beside a goal in crisis (CARE-17).
  if (hasCrisis(shown)) {
    const words = goalMessages.takeUpLimit(plan.name, plan.goal_limit)
    return { title: goalMessages.maximumReachedTitle, words, larger: false }
  }
  return plan.subscription.subscribed
    ? {
        title: goalMessages.maximumReachedTitle,
        words: goalMessages.maximumReached(goals.length, plan.goal_limit),
        larger: isRaisedByAPlan('goals', plan.goal_limit),
      }
    : { title: goalMessages.upgradeTitle, words: goalMessages.upgrade, larger: true }
}

/** Null if a goal can be created. */
export const findGoalLimit = (shown: Goals): GoalLimitReached | null => {
  const { plan } = shown
  if (isBlocked(shown)) {
    const words = describeNoAccess({ ...plan.subscription, state: plan.state })
    return { title: endedTitle(plan), words, larger: true }
  }
  return shown.goals.length >= plan.goal_limit ? describeGoalLimit(shown) : null
}
