import type { GoalView } from '#domain/goals/goal.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { Fold } from '#web/ui/fold.tsx'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const list = (dates: readonly string[]): string => dates.slice(-6).map(formatShortDay).join(', ')

/** Why the streak and the days kept are what they are, from the goal's own days (STREAK-9 to STREAK-13). */
export const HowCounted = ({ goal }: { goal: GoalView }) => {
  const { rest, paused, late } = goal.day_marks
  const chosen =
    goal.weekdays.length === NAMES.length ? 'Every day' : goal.weekdays.map((day) => NAMES[day - 1]).join(', ')
  return (
    <Fold title="How is this counted?" hint={`${goal.kept_of_30} of the last ${days(goal.days_of_30)} kept`}>
      <div className="how-counted">
        <p>
          Your streak is {days(goal.streak_count)}: the days checked in since the last missed day. Your best run is{' '}
          {days(goal.best_streak)}.
        </p>
        <p>Chosen days: {chosen}. Other days neither add nor break.</p>
        {rest.length > 0 ? <p>Rest days: {list(rest)}. They keep the run and add nothing.</p> : null}
        {paused.length > 0 ? <p>{days(paused.length)} of pause are left out.</p> : null}
        {late.length > 0 ? <p>Marked late: {list(late)}. They count.</p> : null}
        <p>
          {goal.kept_of_30} of {goal.days_of_30} looks at the last 30 days: chosen days since the goal began, and today
          once it is kept.
        </p>
      </div>
    </Fold>
  )
}
