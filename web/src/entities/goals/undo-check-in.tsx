import { lazy, Suspense, useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { usePressedCheckIns } from '#web/entities/offline/pressed-check-ins.ts'
import { useWaitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { useConnection } from '#web/lib/connection.ts'
import { isUndoable } from './is-undoable.ts'
import type { UndoProps } from './undo-button.tsx'
import type { ShownGoal } from './unsynced-edits.ts'
import './undo-check-in.css'

/** Loaded after the goals are shown. The service worker keeps it for use without a network. */
const UndoButton = lazy(() => import('./undo-button.tsx'))

/** Without a network only a check-in that waits on this device can be undone, and none before the server answered it (STREAK-20). */
const useIsOffered = (goal: ShownGoal, today: Day): boolean => {
  const isUnanswered = usePressedCheckIns().some(({ goalId }) => goalId === goal.id)
  const waits = useWaitingCheckIns(goal.user_id).some(({ goalId, day }) => goalId === goal.id && day === today)
  const isReachable = useConnection() !== 'offline'
  return isUndoable(goal, today) && !isUnanswered && (waits || isReachable)
}

/** The undo beside a check-in that is done (STREAK-20). */
export const UndoCheckIn = (props: UndoProps) => {
  const isOffered = useIsOffered(props.goal, props.today)
  const [wasOffered, setWasOffered] = useState(isOffered)
  if (isOffered && !wasOffered) setWasOffered(true)
  if (!wasOffered) return null
  return (
    // Holds the place, so that its arrival causes no layout shift.
    <Suspense fallback={<span className="undo-check-in" />}>
      <UndoButton {...props} isOffered={isOffered} />
    </Suspense>
  )
}
