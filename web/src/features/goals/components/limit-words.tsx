import type { Goals } from '#web/entities/goals/goals.ts'
import { limitWords } from '#web/entities/goals/room.ts'

/** Why another goal cannot be created (GOAL-12). */
export const LimitWords = ({ shown }: { shown: Goals }) => {
  const { title, words } = limitWords(shown)
  return (
    <>
      <p className="side-strong">{title}</p>
      <p>{words}</p>
    </>
  )
}
