import { useId } from 'react'
import { GentleNote } from '#web/entities/goals/care/gentle-note.tsx'
import { GoalCheckIn } from '#web/entities/goals/check-in/goal-check-in.tsx'
import { useCheckIn } from '#web/entities/goals/check-in/use-check-in.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import { WaitingNote } from '#web/entities/offline/waiting-note.tsx'
import { AskReflection } from '#web/entities/reflections/ask-reflection.tsx'
import { circleAttribute } from '#web/lib/circles.ts'
import { BESIDE, useMedia } from '#web/lib/use-media.ts'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { FoldDone } from './mark-done.tsx'
import { MonthWithWords } from './month-with-words.tsx'
import { PlanBack, PlanContent, type PlanProps, PlanTitle } from './plan-parts.tsx'
import { QuietWitness } from './witness.tsx'
import './goal-page.css'
import './streak-card.css'

/** The page of a gentle goal: its text and its suns, and nothing that counts, pushes or sells (CARE-18). */
export const GentlePlan = ({ goal, shown, justCreated }: PlanProps) => {
  const titleId = useId()
  const daysId = useId()
  const checkIn = useCheckIn(goal.id)
  const button = (large: boolean) => (
    <GoalCheckIn
      goal={goal}
      today={shown.today.date}
      checking={checkIn.isPending}
      variant="line"
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
      <header className="plan-head plan-head-whole">
        <PlanTitle goal={goal} titleId={titleId} />
      </header>
      {goal.permissions.canCheckIn ? (
        <div className="check-bar">
          {button(false)}
          {asksBeside ? null : ask}
        </div>
      ) : null}
      <div className="plan-grid">
        <div className="plan-main">
          <PlanContent goal={goal} shown={shown} justCreated={justCreated} />
          <GentleNote goal={goal} />
          <QuietWitness goal={goal} />
        </div>
        <aside className="plan-side" aria-label="Check-in and days">
          <Card className="streak-card" aria-labelledby={daysId}>
            <h2 id={daysId}>The days you came by</h2>
            {goal.permissions.canCheckIn ? button(true) : null}
            <WaitingNote goalId={goal.id} />
            {asksBeside ? ask : null}
            <MonthWithWords goal={goal} ledger={readLedger(goal, shown.today)} justNow={false} />
          </Card>
          <div className="goal-rhythm">
            <FoldDone goal={goal} today={shown.today} />
          </div>
        </aside>
      </div>
    </Page>
  )
}
