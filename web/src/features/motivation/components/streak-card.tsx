import { type ReactNode, useId } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { goalDaysMessages } from '#domain/messages/goal-days.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import { Card } from '#web/ui/card.tsx'
import type { Ledger } from '#web/ui/days/day-state.ts'
import { TodayBadge } from '#web/ui/days/today-badge.tsx'
import { MissDays } from './miss-days.tsx'
import { MonthWithWords } from './month-with-words.tsx'
import './streak-card.css'

/** The text about the run today. The tone is never a reproach. */
const describeStreak = (goal: GoalView): string => {
  const { streak_count: run, best_streak: best } = goal
  const yourBest = `Your best run is ${days(best)}.`
  if (!goal.permissions.canCheckIn) return best > 0 ? yourBest : 'This goal has ended.'
  if (goal.checked_in_today) {
    if (run === 1) return best > 1 ? `A new run has begun. ${yourBest}` : 'The run has begun. See you tomorrow.'
    return run === best ? 'Your longest run yet. See you tomorrow.' : `See you tomorrow. ${yourBest}`
  }
  if (run > 0) return `${run === best ? 'Your longest run yet.' : yourBest} Check in today and it is ${run + 1}.`
  return best > 0 ? `${yourBest} Today can start the next.` : 'Check in today and the run begins.'
}

/** After a miss the page leads with what was kept (STREAK-13). */
export const isAfterMiss = (goal: GoalView): boolean =>
  goal.streak_count === 0 && goal.kept_of_30 > 0 && !goal.checked_in_today && goal.permissions.canCheckIn

/** The days kept of the last 30. It `leads` after a miss, else it stands beside the streak. */
const KeptFigure = ({ goal, leads }: { goal: GoalView; leads: boolean }) => (
  <p className="streak-figure">
    <b>{goal.kept_of_30}</b>
    {leads ? null : <small> {goalDaysMessages.keptOf(goal.days_of_30)}</small>}{' '}
    <span>{leads ? goalDaysMessages.ofTheLast(goal.days_of_30) : goalDaysMessages.kept}</span>
  </p>
)

type Props = {
  goal: GoalView
  ledger: Ledger
  endsAt: string
  justNow: boolean
  /** Without the text about the run (CARE-17). */
  plain: boolean
  /** The check-in button. */
  children: ReactNode
}

export const StreakCard = ({ goal, ledger, endsAt, justNow, plain, children }: Props) => {
  const titleId = useId()
  const afterMiss = isAfterMiss(goal)
  return (
    <Card className="streak-card" aria-labelledby={titleId}>
      <div className="streak-top">
        <div className="streak-figures" id={titleId}>
          {afterMiss ? null : (
            <p className="streak-figure">
              <b>{goal.streak_count}</b> <span>day streak</span>
            </p>
          )}
          {goal.days_of_30 > 0 ? <KeptFigure goal={goal} leads={afterMiss} /> : null}
        </div>
        <TodayBadge goal={goal} endsAt={endsAt} />
      </div>
      {plain ? null : <p className="streak-note">{describeStreak(goal)}</p>}
      {afterMiss && !plain ? <MissDays goal={goal} ledger={ledger} /> : null}
      {children}
      <MonthWithWords goal={goal} ledger={ledger} justNow={justNow} />
    </Card>
  )
}
