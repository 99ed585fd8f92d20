import { type RefObject, useId } from 'react'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { describeEnded } from '#web/entities/billing/describe-ended.ts'
import { GentleNote } from '#web/entities/goals/care/gentle-note.tsx'
import { GoalCheckIn } from '#web/entities/goals/check-in/goal-check-in.tsx'
import { useCheckIn } from '#web/entities/goals/check-in/use-check-in.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { DoneButton } from '#web/entities/goals/set-aside/done-button.tsx'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'
import { WaitingNote } from '#web/entities/offline/waiting-note.tsx'
import { AskReflection } from '#web/entities/reflections/ask-reflection.tsx'
import { circleAttribute } from '#web/lib/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { NotSaved } from './goal-actions.tsx'
import { GoalHorizon } from './goal-horizon.tsx'
import type { GoalIntent } from './goal-intent.ts'
import { GoalTools } from './goal-tools.tsx'
import { TodaysLine } from './todays-line.tsx'
import './goal-card.css'

type Props = {
  goal: ShownGoal
  shown: Goals
  text: DailyText | null | undefined
  onIntent: (intent: GoalIntent) => void
  checkInRef?: RefObject<HTMLButtonElement | null> | undefined
}

type EndedProps = Pick<Props, 'goal' | 'shown' | 'onIntent'> & { titleId: string }

const Ended = ({ goal, shown, titleId, onIntent }: EndedProps) => (
  <>
    <p className="goal-note">
      {goal.status === 'trial-expired' ? describeEnded(shown.plan).kept : goalListMessages.expired}
    </p>
    {goal.permissions.canEdit ? (
      <>
        <DoneButton goal={goal} variant="line" describedBy={titleId} />
        <Button variant="line" onClick={() => onIntent('choose-date')}>
          Choose a New Date
        </Button>
      </>
    ) : null}
  </>
)

/** The card of a gentle goal: its suns, and nothing that counts, pushes or sells (CARE-18). */
const GentleCard = ({ goal, shown, text, onIntent, checkInRef }: Props) => {
  const titleId = useId()
  const checkIn = useCheckIn(goal.id)
  return (
    <article className="goal" data-circle={circleAttribute(goal.circle_type)} aria-labelledby={titleId}>
      <div className="goal-top">{goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}</div>
      <div className="goal-main">
        <div className="goal-words">
          <h2 id={titleId} dir="auto">
            {goal.title}
          </h2>
          {goal.description === '' ? null : <p dir="auto">{goal.description}</p>}
        </div>
      </div>
      {goal.permissions.canCheckIn ? <TodaysLine goal={goal} text={text} /> : null}
      <GoalHorizon ledger={readLedger(goal, shown.today)} justNow={false} />
      <GentleNote goal={goal} />
      <div className="goal-actions">
        <NotSaved goal={goal} />
        {goal.permissions.canCheckIn ? (
          <>
            <GoalCheckIn
              goal={goal}
              today={shown.today.date}
              checking={checkIn.isPending}
              checkInRef={checkInRef}
              variant="line"
              onCheckIn={() => checkIn.mutate()}
              describedBy={titleId}
            />
            <WaitingNote goalId={goal.id} />
            <ButtonLink variant="plain" to={`/goal/${goal.id}`} aria-describedby={titleId}>
              Open Today’s Message
            </ButtonLink>
          </>
        ) : (
          <Ended goal={goal} shown={shown} titleId={titleId} onIntent={onIntent} />
        )}
      </div>
      {checkIn.isSuccess ? <AskReflection goal={goal} shown={shown} /> : null}
      <GoalTools goal={goal} onIntent={onIntent} />
    </article>
  )
}

export default GentleCard
