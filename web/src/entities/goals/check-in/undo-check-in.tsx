import { lazy, Suspense, useState } from 'react'
import { isUndoable } from './is-undoable.ts'
import type { UndoProps } from './undo-button.tsx'
import './undo-check-in.css'

/** Loaded after the goals are shown. The service worker keeps it for use without a network. */
const UndoButton = lazy(() => import('./undo-button.tsx'))

/** The undo beside a check-in that is done (STREAK-20). */
export const UndoCheckIn = (props: UndoProps) => {
  const isDone = isUndoable(props.goal, props.today)
  const [wasDone, setWasDone] = useState(isDone)
  if (isDone && !wasDone) setWasDone(true)
  if (!wasDone) return null
  return (
    // Holds the place, so that its arrival causes no layout shift.
    <Suspense fallback={<span className="undo-check-in" />}>
      <UndoButton {...props} />
    </Suspense>
  )
}
