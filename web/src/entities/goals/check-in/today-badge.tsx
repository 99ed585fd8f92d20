import type { GoalView } from '#domain/goals/goal.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The state of a goal's day as a badge, for a person with access. `endsAt` is the hour at which the day ends. */
export const TodayBadge = ({ goal, endsAt }: { goal: GoalView; endsAt: string }) => {
  if (goal.status === 'goal-expired') return <Badge>Target date passed</Badge>
  if (goal.checked_in_today) {
    return (
      <Badge kind="done" sun="done">
        Checked in today
      </Badge>
    )
  }
  if (goal.today_state === 'paused') return <Badge>Paused</Badge>
  if (goal.today_state === 'off') return <Badge>Nothing asked today</Badge>
  return (
    <Badge kind="dawn" sun="open">
      {goal.at_risk && !goal.streak_hidden ? 'At risk' : 'Open'} until {endsAt}
    </Badge>
  )
}
