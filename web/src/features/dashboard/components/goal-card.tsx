import { type RefObject, useId } from 'react'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { endedTitle } from '#web/entities/billing/had-plan.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { TodayBadge } from '#web/entities/goals/check-in/today-badge.tsx'
import { useCheckIn } from '#web/entities/goals/check-in/use-check-in.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import { describeBestRun, describeDay, describeTarget, nameDayEnd } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { readLead } from '#web/entities/goals/shown-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'
import { AskReflection } from '#web/entities/reflections/ask-reflection.tsx'
import { circleAttribute } from '#web/lib/circles.ts'
import { Badge, CircleTag } from '#web/ui/badge.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { GoalActions } from './goal-actions.tsx'
import { GoalHorizon } from './goal-horizon.tsx'
import type { GoalIntent } from './goal-intent.ts'
import { GoalStreak } from './goal-streak.tsx'
import { GoalTools } from './goal-tools.tsx'
import { TodaysLine } from './todays-line.tsx'
import './goal-card.css'

type Props = {
  goal: ShownGoal
  /** The dashboard's data, which includes this goal. */
  shown: Goals
  /** Today's text; null without one, undefined while it is read. */
  text: DailyText | null | undefined
  /** True for the first open goal: its check-in is the primary action of the screen. */
  first: boolean
  /** Celebrates a goal that was checked in before its link was opened (STREAK-8). */
  celebrate: boolean
  onIntent: (intent: GoalIntent) => void
  checkInRef?: RefObject<HTMLButtonElement | null> | undefined
}

const readCardState = (goal: ShownGoal): 'open' | 'done' | 'expired' => {
  if (goal.status !== 'active') return 'expired'
  return goal.checked_in_today ? 'done' : 'open'
}

export const GoalCard = ({ goal, shown, text, first, celebrate, onIntent, checkInRef }: Props) => {
  const { today } = shown
  const titleId = useId()
  const checkIn = useCheckIn(goal.id)
  const ledger = readLedger(goal, today)
  const bestRun = describeBestRun(goal)
  const facts: Fact[] = [
    { name: 'Coach', value: TONE_LABELS[goal.tone] },
    ...(goal.target_date === null ? [] : [{ name: 'Target', value: describeTarget(goal) }]),
    ...(goal.status === 'active' || bestRun === undefined ? [{ name: 'Day', value: describeDay(ledger) }] : []),
    ...(bestRun === undefined ? [] : [{ name: 'Best run', value: bestRun }]),
  ]
  const justNow =
    !hasCrisis(shown) && (celebrate || ((checkIn.isPending || checkIn.isSuccess) && goal.checked_in_today))
  return (
    <article
      className="goal"
      data-circle={circleAttribute(goal.circle_type)}
      data-state={readCardState(goal)}
      aria-labelledby={titleId}
    >
      <div className="goal-top">
        {goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}
        {goal.status === 'trial-expired' ? (
          <Badge>{endedTitle(shown.plan)}</Badge>
        ) : (
          <TodayBadge goal={goal} endsAt={nameDayEnd(today)} />
        )}
      </div>
      <div className="goal-main">
        <div className="goal-words">
          <h2 id={titleId} dir="auto">
            {goal.title}
          </h2>
          {goal.description === '' ? null : <p dir="auto">{goal.description}</p>}
        </div>
        <GoalStreak {...readLead(goal, streakMessages.run)} />
      </div>
      {goal.permissions.canCheckIn ? <TodaysLine goal={goal} text={text} /> : null}
      <GoalHorizon ledger={ledger} justNow={justNow} />
      <Facts facts={facts} />
      <GoalActions
        goal={goal}
        shown={shown}
        titleId={titleId}
        first={first}
        checking={checkIn.isPending}
        onCheckIn={() => checkIn.mutate()}
        onIntent={onIntent}
        checkInRef={checkInRef}
      />
      {checkIn.isSuccess ? <AskReflection goal={goal} shown={shown} /> : null}
      <GoalTools goal={goal} onIntent={onIntent} />
    </article>
  )
}
