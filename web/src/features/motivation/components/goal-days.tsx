import { type FormEvent, useId, useState } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { REST_DAYS_A_MONTH } from '#domain/streaks/rhythm.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { useChangeDays } from '#web/features/motivation/api/use-change-days.ts'
import { formatDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { HowCounted } from './how-counted.tsx'

type Change = ReturnType<typeof useChangeDays>
type Props = { goal: GoalView; today: Day }

const SetPause = ({ today, change }: { today: Day; change: Change }) => {
  const [first, setFirst] = useState(today)
  const [last, setLast] = useState(addDays(today, 6))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ kind: 'pause', pause: { first, last } })
  }
  return (
    <form className="stack" onSubmit={submit}>
      <TextField
        label="First day"
        type="date"
        name="first"
        required
        min={today}
        value={first}
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label="Last day"
        type="date"
        name="last"
        required
        min={first}
        value={last}
        onChange={(event) => setLast(event.target.value)}
      />
      <Button variant="line" type="submit" inactive={change.isPending}>
        Set pause
      </Button>
    </form>
  )
}

/** What the person can do about the days of a goal, and how they are counted (STREAK-10 to STREAK-13). */
export const GoalDays = ({ goal, today }: Props) => {
  const id = useId()
  const change = useChangeDays(goal.id)
  const isAfterMiss = goal.can_mark_yesterday && !goal.rest_days
  const { pause } = goal
  return (
    <div className="goal-rhythm" id={id}>
      {goal.can_mark_yesterday ? (
        <p>
          And yesterday?{' '}
          <Button variant="line" inactive={change.isPending} onClick={() => change.mutate({ kind: 'yesterday' })}>
            Mark yesterday
          </Button>
        </p>
      ) : null}
      {isAfterMiss ? (
        <p>
          A day off now and then can be part of it: {REST_DAYS_A_MONTH} rest days a month.{' '}
          <Button variant="line" inactive={change.isPending} onClick={() => change.mutate({ kind: 'rest-days' })}>
            Use rest days
          </Button>
        </p>
      ) : null}
      <HowCounted goal={goal} />
      {goal.permissions.canEdit ? (
        <Fold
          title="Pause this goal"
          hint="A first and a last day. The run waits."
          holds={pause ? `${formatDate(pause.first)} to ${formatDate(pause.last)}` : null}
        >
          {pause ? (
            <Button
              variant="line"
              inactive={change.isPending}
              onClick={() => change.mutate({ kind: 'pause', pause: null })}
            >
              {pause.first > today ? 'Cancel the pause' : 'End the pause'}
            </Button>
          ) : (
            <SetPause today={today} change={change} />
          )}
        </Fold>
      ) : null}
    </div>
  )
}
