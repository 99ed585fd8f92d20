import { useIsMutating } from '@tanstack/react-query'
import type { GoalView } from '#domain/goals/goal.ts'
import type { GoalUpdates } from '#web/entities/goals/unsynced-edits.ts'
import { UPDATE_GOAL_KEY, useUpdateGoal } from '#web/features/dashboard/api/use-update-goal.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Says that an edit is not saved, unless an update is running, and sends it again. */
const NotSaved = ({ goal, updates }: { goal: GoalView; updates: GoalUpdates }) => {
  const update = useUpdateGoal()
  if (useIsMutating({ mutationKey: UPDATE_GOAL_KEY }) > 0) return null
  return (
    <p className="goal-note">
      Your last change is kept on this device and not saved yet.{' '}
      <LinkButton onClick={() => update.mutate({ goal, updates })}>Save it now</LinkButton>
    </p>
  )
}

export default NotSaved
