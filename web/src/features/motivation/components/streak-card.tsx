import { type ReactNode, useId } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import { Card } from '#web/ui/card.tsx'
import type { Ledger } from '#web/ui/days/day-state.ts'
import { TodayBadge } from '#web/ui/days/today-badge.tsx'
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

/** After a miss the card leads with what was kept. */
const isAfterMiss = (goal: GoalView): boolean =>
  goal.streak_count === 0 && goal.kept_of_30 > 0 && !goal.checked_in_today && goal.permissions.canCheckIn

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
  return (
    <Card className="streak-card" aria-labelledby={titleId}>
      <div className="streak-top">
        <p className="streak-figure" id={titleId}>
          {isAfterMiss(goal) ? (
            <>
              <b>{goal.kept_of_30}</b> <span>of the last {goal.days_of_30}</span>
            </>
          ) : (
            <>
              <b>{goal.streak_count}</b> <span>day streak</span>
            </>
          )}
        </p>
        <TodayBadge goal={goal} endsAt={endsAt} />
      </div>
      {plain ? null : <p className="streak-note">{describeStreak(goal)}</p>}
      {children}
      <MonthWithWords goal={goal} ledger={ledger} justNow={justNow} />
    </Card>
  )
}
