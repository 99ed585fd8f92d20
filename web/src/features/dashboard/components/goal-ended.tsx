import { useId } from 'react'
import { doneMessages } from '#domain/messages/done.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import { DoneButton } from '#web/entities/goals/set-aside/done-button.tsx'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { Button } from '#web/ui/button.tsx'
import type { GoalIntent } from './goal-intent.ts'

const reachedItsDate = (goal: ShownGoal, today: Day): string => {
  const ago = goal.target_date === null ? 0 : daysBetween(goal.target_date, today)
  return doneMessages.reached(ago)
}

type Props = { goal: ShownGoal; titleId: string; today: Day; onIntent: (intent: GoalIntent) => void }

/** The actions of a goal past its target date, or after the trial. Loaded after the goals are shown. */
const GoalEnded = ({ goal, titleId, today, onIntent }: Props) => {
  const reasonId = useId()
  const trialEnded = goal.status === 'trial-expired'
  return (
    <>
      <p className="goal-note" id={reasonId}>
        {trialEnded ? goalListMessages.trialExpired : reachedItsDate(goal, today)}
      </p>
      {goal.permissions.canEdit ? (
        <>
          <DoneButton goal={goal} variant="ink" describedBy={titleId} />
          <Button variant="line" onClick={() => onIntent('choose-date')}>
            Choose a New Date
          </Button>
        </>
      ) : null}
      <Button variant="line" inactive aria-describedby={reasonId}>
        {trialEnded ? 'Check-In Disabled' : 'Motivation Unavailable'}
      </Button>
    </>
  )
}

export default GoalEnded
