import type { GoalView } from '#domain/goals/goal.ts'
import { offlineMessages } from '#domain/messages/offline.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { useSetActive } from '#web/entities/goals/set-aside/use-set-active.ts'
import { useDeleteGoal } from '#web/features/dashboard/api/use-delete-goal.ts'
import { useResetStreak } from '#web/features/dashboard/api/use-reset-streak.ts'
import { useConnection } from '#web/lib/connection.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GoalStreak } from './goal-streak.tsx'

const readAbout = (goal: GoalView, best: boolean): { count: number; unit: string } => {
  if (goal.streak_hidden) return { count: goal.kept_days, unit: streakMessages.kept }
  return best ? { count: goal.best_streak, unit: 'best run' } : { count: goal.streak_count, unit: streakMessages.run }
}

/** The goal with its streak, or with its best run where `best` is set; with the days kept where the streak is hidden (STREAK-18). */
const About = ({ goal, best = false }: { goal: GoalView; best?: boolean }) => (
  <div className="dialog-about-row">
    <div>
      {goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}
      <h3 dir="auto">{goal.title}</h3>
    </div>
    {goal.care === 'ordinary' ? <GoalStreak {...readAbout(goal, best)} /> : null}
  </div>
)

/** These actions need a network; they are not queued on the device. */
const useOffline = (): boolean => useConnection() === 'offline'

type DeleteProps = { goal: GoalView; onChooseDate?: () => void; onClose: () => void }

export const DeleteGoalDialog = ({ goal, onChooseDate, onClose }: DeleteProps) => {
  const remove = useDeleteGoal()
  const offline = useOffline()
  return (
    <ConfirmDialog
      title="Delete this goal?"
      about={<About goal={goal} best />}
      cancel="Keep It"
      confirm="Delete Goal"
      confirming="Deleting..."
      busy={remove.isPending}
      waits={offline ? offlineMessages.deleteWaits : null}
      onConfirm={() => remove.mutate(goal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      {goal.care === 'ordinary' ? (
        <p>Its messages, its check-ins and its streak go with it. This can’t be undone.</p>
      ) : (
        <p>Its messages and its check-ins go with it. This can’t be undone.</p>
      )}
      {goal.status === 'goal-expired' && onChooseDate ? (
        <p>
          To go on with it instead, <LinkButton onClick={onChooseDate}>choose a new date</LinkButton>.
        </p>
      ) : null}
    </ConfirmDialog>
  )
}

export const SetAsideDialog = ({ goal, onClose }: { goal: GoalView; onClose: () => void }) => {
  const setAside = useSetActive(false)
  const offline = useOffline()
  return (
    <ConfirmDialog
      title="Set this goal aside?"
      about={<About goal={goal} best />}
      cancel="Keep It Going"
      confirm="Set Aside"
      confirming="Setting Aside..."
      busy={setAside.isPending}
      waits={offline ? offlineMessages.asideWaits : null}
      onConfirm={() => setAside.mutate(goal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        It leaves your dashboard and makes room for another goal. There are no check-ins and no emails for it until you
        take it up again.
      </p>
      {goal.care === 'ordinary' ? (
        <p>Every day you kept stays. A streak does not wait: days without a check-in end it.</p>
      ) : (
        <p>Every day you kept stays.</p>
      )}
    </ConfirmDialog>
  )
}

export const ResetStreakDialog = ({ goal, onClose }: { goal: GoalView; onClose: () => void }) => {
  const reset = useResetStreak()
  const offline = useOffline()
  return (
    <ConfirmDialog
      title="Reset this streak?"
      about={<About goal={goal} />}
      cancel="Keep My Streak"
      confirm="Reset Streak"
      confirming="Resetting..."
      busy={reset.isPending}
      waits={offline ? offlineMessages.resetWaits : null}
      onConfirm={() => reset.mutate(goal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        The count goes from <b>{goal.streak_count}</b> to <b>0</b>. The goal and the days you kept stay where they are.
      </p>
    </ConfirmDialog>
  )
}
