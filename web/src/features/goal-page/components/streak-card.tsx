import { type ReactNode, useId } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { goalDaysMessages } from '#domain/messages/goal-days.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { TodayBadge } from '#web/entities/goals/check-in/today-badge.tsx'
import { days } from '#web/entities/goals/goal-words.ts'
import { hasCountedDays, isAfterMiss, leadsWithKept, readLead } from '#web/entities/goals/shown-count.ts'
import { Card } from '#web/ui/card.tsx'
import type { Ledger } from '#web/ui/days/day-state.ts'
import { MissDays } from './miss-days.tsx'
import { MonthWithWords } from './month-with-words.tsx'
import './streak-card.css'

/** The text about the run today. The tone is never a reproach. */
const describeStreak = (goal: GoalView): string => {
  if (goal.streak_hidden) return goal.checked_in_today ? 'See you tomorrow.' : ''
  const { streak_count: run, best_streak: best } = goal
  const yourBest = `Your best run is ${days(best)}.`
  if (!goal.permissions.canCheckIn) return best > 0 ? yourBest : 'This goal has ended.'
  if (goal.checked_in_today) {
    if (run === 1) return best > 1 ? `A new run has begun. ${yourBest}` : 'The run has begun. See you tomorrow.'
    return run === best ? 'Your longest run yet. See you tomorrow.' : `See you tomorrow. ${yourBest}`
  }
  if (run > 0) return `${run === best ? 'Your longest run yet.' : yourBest} Check in today and this run is ${run + 1}.`
  return best > 0 ? `${yourBest} Today can start the next.` : 'Check in today and the run begins.'
}

/** The streak with the days kept of the last 30 beside it, or these alone where they lead. */
const StreakFigures = ({ goal }: { goal: GoalView }) => {
  const { count, unit } = readLead(goal, streakMessages.run)
  return (
    <>
      <p className="streak-figure">
        <b>{count}</b> <span>{unit}</span>
      </p>
      {leadsWithKept(goal) || !hasCountedDays(goal) ? null : (
        <p className="streak-figure">
          <b>{goal.kept_of_30}</b>
          <small> {goalDaysMessages.keptOf(goal.days_of_30)}</small> <span>{streakMessages.kept}</span>
        </p>
      )}
    </>
  )
}

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
  const note = plain ? '' : describeStreak(goal)
  return (
    <Card className="streak-card" aria-labelledby={titleId}>
      <div className="streak-top">
        <div className="streak-figures" id={titleId}>
          <StreakFigures goal={goal} />
        </div>
        <TodayBadge goal={goal} endsAt={endsAt} />
      </div>
      {note === '' ? null : <p className="streak-note">{note}</p>}
      {isAfterMiss(goal) && !goal.streak_hidden && !plain ? <MissDays goal={goal} ledger={ledger} /> : null}
      {children}
      <MonthWithWords goal={goal} ledger={ledger} justNow={justNow} />
    </Card>
  )
}
