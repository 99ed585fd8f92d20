import { messages } from '#domain/messages.ts'
import type { Goals } from '#web/lib/goals/goals-query.ts'

/** Why there is no room for another goal, in the words of specification 8. */
export const LimitWords = ({ shown: { goals, plan } }: { shown: Goals }) => {
  const { subscribed } = plan.subscription
  return (
    <>
      <p className="side-strong">{subscribed ? messages.goals.maximumReachedTitle : messages.goals.upgradeTitle}</p>
      <p>{subscribed ? messages.goals.maximumReached(goals.length, plan.goal_limit) : messages.goals.upgrade}</p>
    </>
  )
}
