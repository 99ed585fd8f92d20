import X from 'lucide-react/icons/x'
import { todayMessages } from '#domain/messages/today.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import '#web/ui/days/days.css'

const readState = (goal: ShownGoal, current: string | undefined): string => {
  if (goal.checked_in_today) return 'done'
  return goal.id === current ? 'open' : 'future'
}

type Props = {
  /** The goals of the figure; none for a screen without figures. */
  due: readonly ShownGoal[]
  /** The goal of this screen; undefined after the last one. */
  current?: string
}

const Progress = ({ due, current }: Props) => {
  const at = due.findIndex(({ id }) => id === current) + 1
  const open = due.filter((goal) => !goal.checked_in_today).length
  const label = at === 0 ? todayMessages.allDone(due.length) : todayMessages.progress(at, due.length, open)
  return (
    <>
      <div className="horizon today-progress" role="img" aria-label={label}>
        {due.map((goal) => (
          <i
            key={goal.id}
            className="day"
            data-circle={circleAttribute(goal.circle_type)}
            data-state={readState(goal, current)}
          />
        ))}
      </div>
      {at === 0 || due.length === 1 ? null : (
        <p className="today-count" aria-hidden="true">
          <b>{at}</b> of {due.length}
        </p>
      )}
    </>
  )
}

/** The goals of the morning as days on a line, and the way out. */
export const TodayTop = ({ due, current }: Props) => (
  <header className="wrap today-top">
    {due.length === 0 ? null : <Progress due={due} {...(current !== undefined && { current })} />}
    <Link className="icon-button" to="/dashboard" aria-label={todayMessages.close} title={todayMessages.close}>
      <Icon of={X} />
    </Link>
  </header>
)
