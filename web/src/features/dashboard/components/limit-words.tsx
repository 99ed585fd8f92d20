import type { Goals } from '#web/entities/goals/goals.ts'
import { describeGoalLimit } from '#web/entities/goals/room.ts'

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
