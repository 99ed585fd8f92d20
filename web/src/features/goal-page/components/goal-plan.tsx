import { useId, useState } from 'react'
import { goalDaysMessages } from '#domain/messages/goal-days.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import type { WitnessView } from '#domain/witness/witness.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { GoalCheckIn } from '#web/entities/goals/check-in/goal-check-in.tsx'
import { useCheckIn } from '#web/entities/goals/check-in/use-check-in.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import { days, describeBestRun, describeTarget, nameDayEnd } from '#web/entities/goals/goal-words.ts'
import { hasCountedDays, isEnded, leadsWithKept, readLead } from '#web/entities/goals/shown-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { NudgePanel } from '#web/entities/nudges/nudge-panel.tsx'
import { useNudge } from '#web/entities/nudges/use-nudge.ts'
import { WaitingNote } from '#web/entities/offline/waiting-note.tsx'
import { AskReflection } from '#web/entities/reflections/ask-reflection.tsx'
import { useWitness } from '#web/features/goal-page/api/use-witness.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { BESIDE, useMedia } from '#web/lib/use-media.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Page } from '#web/ui/page.tsx'
import { DaysSoFar } from './days-so-far.tsx'
import { GoalDays } from './goal-days.tsx'
import { PlanBack, PlanContent, type PlanProps, PlanTitle } from './plan-parts.tsx'
import { StreakCard } from './streak-card.tsx'
import { ManageWitness, WitnessFact, WitnessSaid } from './witness.tsx'
import './goal-page.css'

/** `witness` is undefined until it is known. */
const listFacts = (goal: ShownGoal, witness: WitnessView | null | undefined, onWitness: () => void): Fact[] => {
  const best = describeBestRun(goal)
  return [
    ...(goal.circle_type === null ? [] : [{ name: 'Circle', value: <CircleTag circle={goal.circle_type} /> }]),
    { name: 'Target', value: describeTarget(goal) },
    ...(leadsWithKept(goal) ? [] : [{ name: 'Streak', value: days(goal.streak_count) }]),
    ...(hasCountedDays(goal)
      ? [
          {
            name: goalDaysMessages.keptFact,
            value: goalDaysMessages.keptOfAll(goal.kept_of_30, goal.days_of_30, isEnded(goal)),
          },
        ]
      : []),
    ...(best === undefined ? [] : [{ name: 'Best run', value: best }]),
    ...(witness === undefined || (witness === null && !goal.permissions.canShare)
      ? []
      : [{ name: 'Witness', value: <WitnessFact witness={witness} onOpen={onWitness} /> }]),
  ]
}

/** A nudge for this goal (NUDGE-1). */
const OneMorePush = ({ goal, shown }: Pick<PlanProps, 'goal' | 'shown'>) => (
  <Card title="Instant Motivation" className="one-more-push">
    <NudgePanel {...useNudge(shown, goal)} lead="Stuck, or not begun? One more push, for this goal, right now." />
  </Card>
)

/** The page of an ordinary goal. Beside a goal in crisis nothing on it pushes or celebrates (CARE-17). */
export const GoalPlan = ({ goal, shown, justCreated }: PlanProps) => {
  const { today } = shown
  const titleId = useId()
  const witness = useWitness(goal.id)
  const [isWitnessOpen, setWitnessOpen] = useState(false)
  const checkIn = useCheckIn(goal.id)
  const ledger = readLedger(goal, today)
  const isBesideCrisis = hasCrisis(shown)
  const justNow = !isBesideCrisis && (checkIn.isPending || checkIn.isSuccess) && goal.checked_in_today
  const counted = readLead(goal, streakMessages.run)
  const button = (large: boolean) => (
    <GoalCheckIn
      goal={goal}
      today={shown.today.date}
      checking={checkIn.isPending}
      variant={isBesideCrisis ? 'ink' : 'dawn'}
      large={large}
      describedBy={titleId}
      onCheckIn={() => checkIn.mutate()}
    />
  )
  const asksBeside = useMedia(BESIDE)
  const ask = checkIn.isSuccess ? <AskReflection goal={goal} shown={shown} /> : null
  return (
    <Page className="plan" circle={circleAttribute(goal.circle_type)}>
      <PlanBack goal={goal} titleId={titleId} />
      <header className="plan-head">
        <PlanTitle goal={goal} titleId={titleId} />
        <Facts facts={listFacts(goal, witness, () => setWitnessOpen(true))} stacked />
      </header>
      <DaysSoFar goal={goal} ledger={ledger} justNow={justNow} />
      <div className="check-bar">
        <p>
          <b>{counted.count}</b> {counted.unit}
        </p>
        {button(false)}
        {asksBeside ? null : ask}
      </div>
      <div className="plan-grid">
        <div className="plan-main">
          <PlanContent goal={goal} shown={shown} justCreated={justCreated} said={<WitnessSaid goal={goal} />} />
        </div>
        <aside className="plan-side" aria-label="Check-in and streak">
          <StreakCard goal={goal} ledger={ledger} endsAt={nameDayEnd(today)} justNow={justNow} plain={isBesideCrisis}>
            {button(true)}
            <WaitingNote goalId={goal.id} />
            {asksBeside ? ask : null}
          </StreakCard>
          <GoalDays goal={goal} ledger={ledger} today={today} />
        </aside>
        {goal.permissions.canGenerateNudge && !isBesideCrisis ? <OneMorePush goal={goal} shown={shown} /> : null}
      </div>
      {isWitnessOpen ? <ManageWitness goal={goal} zone={today.zone} onClose={() => setWitnessOpen(false)} /> : null}
    </Page>
  )
}
