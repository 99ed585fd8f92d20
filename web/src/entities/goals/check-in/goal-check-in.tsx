import { type ComponentProps, type RefObject, useRef } from 'react'
import type { Day } from '#domain/time/day.ts'
import { CheckInButton, type CheckInState } from '#web/entities/goals/check-in/check-in-button.tsx'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { UndoCheckIn } from './undo-check-in.tsx'

const readState = (goal: ShownGoal, checking: boolean): CheckInState => {
  if (!goal.permissions.canCheckIn) return 'closed'
  if (goal.checked_in_today) return 'done'
  return checking ? 'checking' : 'open'
}

type Props = Pick<ComponentProps<typeof CheckInButton>, 'variant' | 'large' | 'describedBy' | 'onCheckIn'> & {
  goal: ShownGoal
  today: Day
  /** Whether a check-in of this button is on its way. */
  checking: boolean
  checkInRef?: RefObject<HTMLButtonElement | null> | undefined
}

/** The check-in of a goal, and its undo once it is done. The focus goes from one to the other (PAGE-31). */
export const GoalCheckIn = ({ goal, today, checking, checkInRef, ...button }: Props) => {
  const own = useRef<HTMLButtonElement>(null)
  const ref = checkInRef ?? own
  return (
    <>
      <CheckInButton {...button} ref={ref} state={readState(goal, checking)} />
      <UndoCheckIn goal={goal} today={today} describedBy={button.describedBy} checkInRef={ref} />
    </>
  )
}
