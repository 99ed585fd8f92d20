import { ArrowLeft, Share2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { careMessages } from '#domain/messages/care.ts'
import { cheerLine } from '#domain/motivation/cheer-line.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import { days, describeBestRun, describeTarget, endOfDay } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { planSentence } from '#web/entities/goals/plan-words.ts'
import { sharePopup } from '#web/entities/goals/popups.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useCheckIn } from '#web/entities/goals/use-check-in.ts'
import { NudgePanel } from '#web/entities/nudges/nudge-panel.tsx'
import { useNudge } from '#web/entities/nudges/use-nudge.ts'
import { WaitingNote } from '#web/entities/offline/waiting-note.tsx'
import { useDailyMotivation } from '#web/features/motivation/api/use-daily-motivation.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckInButton, type CheckInState } from '#web/ui/days/check-in-button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/page.tsx'
import { DaysSoFar } from './days-so-far.tsx'
import { StreakCard } from './streak-card.tsx'
import { Ended, NoContent, TodaysText } from './todays-text.tsx'
import { Writing } from './writing.tsx'
import './goal-page.css'

const listFacts = (goal: ShownGoal): Fact[] => {
  const best = describeBestRun(goal)
  return [
    ...(goal.circle_type === null ? [] : [{ name: 'Circle', value: <CircleTag circle={goal.circle_type} /> }]),
    { name: 'Target', value: describeTarget(goal) },
    { name: 'Streak', value: days(goal.streak_count) },
    ...(best === undefined ? [] : [{ name: 'Best run', value: best }]),
  ]
}

const checkInState = (goal: ShownGoal, checking: boolean): CheckInState => {
  if (!goal.permissions.canCheckIn) return 'closed'
  if (goal.checked_in_today) return 'done'
  return checking ? 'checking' : 'open'
}

type Props = { goal: ShownGoal; shown: Goals; justCreated: boolean }

const Content = ({ goal, shown, justCreated }: Props) => {
  const text = useDailyMotivation(goal, shown.today.date, justCreated)
  if (!goal.permissions.canCheckIn) return <Ended goal={goal} />
  if (text.data)
    return (
      <TodaysText text={text.data} care={goal.care} cheer={goal.care === 'ordinary' ? cheerLine(goal.title) : null} />
    )
  if (text.isFetching) return <Writing tone={goal.tone} />
  return <NoContent onRefresh={() => void text.refetch()} />
}

/** A nudge for this goal (NUDGE-1). */
const OneMorePush = ({ goal, shown }: Pick<Props, 'goal' | 'shown'>) => (
  <Card title="Instant Motivation" className="one-more-push">
    <NudgePanel {...useNudge(shown, goal)} lead="Stuck, or not begun? One more push, for this goal, right now." />
  </Card>
)

export const GoalPlan = ({ goal, shown, justCreated }: Props) => {
  const { today } = shown
  const titleId = useId()
  const plan = planSentence(goal)
  const checkIn = useCheckIn(goal.id)
  const ledger = readLedger(goal, today)
  const justNow = checkIn.isSuccess && goal.checked_in_today
  const button = (large: boolean) => (
    <CheckInButton
      state={checkInState(goal, checkIn.isPending)}
      large={large}
      describedBy={titleId}
      onCheckIn={() => checkIn.mutate()}
    />
  )
  return (
    <Page className="plan" circle={circleAttribute(goal.circle_type)}>
      <div className="back plan-back">
        <Link className="link-arrow" to="/dashboard">
          <Icon of={ArrowLeft} /> Dashboard
        </Link>
        {goal.permissions.canShare ? (
          <Button variant="plain" size="small" aria-describedby={titleId} onClick={() => sharePopup.open(goal)}>
            <Icon of={Share2} /> Share
          </Button>
        ) : null}
      </div>
      <header className="plan-head">
        <div>
          <p className="plan-for">Today's Motivational Plan For:</p>
          <h1 id={titleId}>{goal.title}</h1>
          {goal.description === '' ? null : <p className="plan-text">{goal.description}</p>}
          {plan === null ? null : <p className="plan-rule">{plan}</p>}
          {goal.care === 'gentle' && goal.tone === 'drill_sergeant' ? (
            <p className="plan-kind">{careMessages.kindTone}</p>
          ) : null}
        </div>
        <Facts facts={listFacts(goal)} stacked />
      </header>
      <DaysSoFar goal={goal} ledger={ledger} justNow={justNow} />
      <div className="check-bar">
        <p>
          <b>{goal.streak_count}</b> day streak
        </p>
        {button(false)}
      </div>
      <div className="plan-grid">
        <div className="plan-main">
          <Content goal={goal} shown={shown} justCreated={justCreated} />
        </div>
        <aside className="plan-side" aria-label="Check-in and streak">
          <StreakCard goal={goal} ledger={ledger} endsAt={endOfDay(today)} justNow={justNow}>
            {button(true)}
            <WaitingNote goalId={goal.id} />
          </StreakCard>
        </aside>
        {goal.permissions.canGenerateNudge ? <OneMorePush goal={goal} shown={shown} /> : null}
      </div>
    </Page>
  )
}
