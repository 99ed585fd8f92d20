import { useDeleteGoal } from '#web/features/goals/api/use-delete-goal.ts'
import { useResetStreak } from '#web/features/goals/api/use-reset-streak.ts'
import type { ShownGoal } from '#web/lib/goals/unsynced-edits.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GoalStreak } from './goal-streak.tsx'

const About = ({ goal, count, unit }: { goal: ShownGoal; count: number; unit: string }) => (
  <div className="dialog-about-row">
    <div>
      {goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}
      <h3>{goal.title}</h3>
    </div>
    <GoalStreak count={count} unit={unit} />
  </div>
)

type DeleteProps = { goal: ShownGoal; onChooseDate: () => void; onClose: () => void }

export const DeleteGoalDialog = ({ goal, onChooseDate, onClose }: DeleteProps) => {
  const remove = useDeleteGoal()
  return (
    <ConfirmDialog
      title="Delete this goal?"
      about={<About goal={goal} count={goal.best_streak} unit="best run" />}
      cancel="Keep it"
      confirm="Delete Goal"
      confirming="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate(goal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>Its messages, its check-ins and its streak go with it. This can’t be undone.</p>
      {goal.status === 'goal-expired' ? (
        <p>
          To go on with it instead, <LinkButton onClick={onChooseDate}>choose a new date</LinkButton>.
        </p>
      ) : null}
    </ConfirmDialog>
  )
}

export const ResetStreakDialog = ({ goal, onClose }: { goal: ShownGoal; onClose: () => void }) => {
  const reset = useResetStreak()
  return (
    <ConfirmDialog
      title="Reset this streak?"
      about={<About goal={goal} count={goal.streak_count} unit="day streak" />}
      cancel="Keep my streak"
      confirm="Reset Streak"
      confirming="Resetting..."
      busy={reset.isPending}
      onConfirm={() => reset.mutate(goal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        The count goes from <b>{goal.streak_count}</b> to <b>0</b>. The goal and the days you kept stay where they are.
      </p>
    </ConfirmDialog>
  )
}
