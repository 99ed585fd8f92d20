import type { Goals } from '#web/entities/goals/goals.ts'
import { limitWords } from '#web/entities/goals/room.ts'

/** Why there is no room for another goal, in the words of specification 8. */
export const LimitWords = ({ shown }: { shown: Goals }) => {
  const { title, words } = limitWords(shown)
  return (
    <>
      <p className="side-strong">{title}</p>
      <p>{words}</p>
    </>
  )
}
