import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'
import type { Goals } from './goals.ts'
import { isBlocked } from './goals-query.ts'

/** Why no goal can be made now, in the words of specification 8. `larger`: another plan would have room. */
export type NoRoom = { title: string; words: string; larger: boolean }

/** What a full plan says. */
export const limitWords = ({ goals, plan }: Goals): NoRoom =>
  plan.subscription.subscribed
    ? {
        title: messages.goals.maximumReachedTitle,
        words: messages.goals.maximumReached(goals.length, plan.goal_limit),
        larger: isRaisedByAPlan('goals', plan.goal_limit),
      }
    : { title: messages.goals.upgradeTitle, words: messages.goals.upgrade, larger: true }

/** Null where there is room for a goal. */
export const noRoomIn = (shown: Goals): NoRoom | null => {
  if (isBlocked(shown)) return { title: 'Free Trial Expired', words: messages.goals.trialExpired, larger: true }
  return shown.goals.length >= shown.plan.goal_limit ? limitWords(shown) : null
}
