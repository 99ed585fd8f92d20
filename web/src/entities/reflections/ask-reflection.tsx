import { lazy, Suspense } from 'react'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useUnansweredCheckIns } from '#web/entities/offline/unanswered-check-ins.ts'

/** Loaded when needed. The dashboard loads it after its goals, so that it stands below the button at once. */
export const loadQuestion = () => import('./reflection-question.tsx')
const Question = lazy(async () => ({ default: (await loadQuestion()).ReflectionQuestion }))

type Props = { goal: ShownGoal; shown: Goals }

/** The question after a check-in: how it was, and one line, if the person likes (STREAK-15). None beside a goal in crisis. */
export const AskReflection = ({ goal, shown }: Props) => {
  // The server takes no words about a check-in that it does not know yet.
  const isUnanswered = useUnansweredCheckIns().some(({ goalId }) => goalId === goal.id)
  if (!goal.checked_in_today || isUnanswered || hasCrisis(shown)) return null
  return (
    <Suspense fallback={null}>
      <Question key={shown.today.date} goal={goal} shown={shown} />
    </Suspense>
  )
}
