import { useId } from 'react'
import { doneMessages } from '#domain/messages/done.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import { describeEnded } from '#web/entities/billing/describe-ended.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { DoneButton } from '#web/entities/goals/set-aside/done-button.tsx'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { Button } from '#web/ui/button.tsx'
import type { GoalIntent } from './goal-intent.ts'

const reachedItsDate = (goal: ShownGoal, today: Day): string => {
  const ago = goal.target_date === null ? 0 : daysBetween(goal.target_date, today)
  return doneMessages.reached(ago)
}

type Props = { goal: ShownGoal; titleId: string; shown: Goals; onIntent: (intent: GoalIntent) => void }

/** The actions of a goal past its target date, or of a person without access. Loaded after the goals are shown. */
const GoalEnded = ({ goal, titleId, shown, onIntent }: Props) => {
  const reasonId = useId()
  const noAccess = goal.status === 'trial-expired'
  return (
    <>
      <p className="goal-note" id={reasonId}>
        {noAccess ? describeEnded(shown.plan).sentence : reachedItsDate(goal, shown.today.calendar_date)}
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
        {noAccess ? 'Check-In Disabled' : 'Motivation Unavailable'}
      </Button>
    </>
  )
}

export default GoalEnded
