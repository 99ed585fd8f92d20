import { describeGoalLimit } from '#web/entities/goals/goal-limit.ts'
import type { Goals } from '#web/entities/goals/goals.ts'

/** Why another goal cannot be created (GOAL-12). */
export const LimitWords = ({ shown }: { shown: Goals }) => {
  const { title, words } = describeGoalLimit(shown)
  return (
    <>
      <p className="side-strong">{title}</p>
      <p>{words}</p>
    </>
  )
}
