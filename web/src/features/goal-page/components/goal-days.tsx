import type { GoalView } from '#domain/goals/goal.ts'
import { goalDaysMessages as words } from '#domain/messages/goal-days.ts'
import { findPauseFault } from '#domain/streaks/change-rhythm.ts'
import { type Pause, pause, REST_DAYS_A_MONTH } from '#domain/streaks/rhythm.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useChangeDays } from '#web/features/goal-page/api/use-change-days.ts'
import { formatDate, formatWeekdayDate } from '#web/lib/dates.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import type { Ledger } from '#web/ui/days/day-state.ts'
import { Fold } from '#web/ui/fold.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Ask } from './ask.tsx'
import { HowCounted } from './how-counted.tsx'
import { AskDone, FoldDone } from './mark-done.tsx'
import './goal-days.css'

type Change = ReturnType<typeof useChangeDays>
type Props = { goal: GoalView; ledger: Ledger; today: Goals['today'] }

const WEEK = 7

const createPauseSchema = (today: Day) =>
  pause.check((typed) => {
    const fault = findPauseFault(typed.value, today)
    if (fault) typed.issues.push({ code: 'custom', path: [fault.field], message: fault.message, input: typed.value })
  })

const SetPause = ({ today, change }: { today: Day; change: Change }) => {
  const form = useForm({
    initial: () => ({ first: today, last: addDays(today, WEEK - 1) }),
    schema: createPauseSchema(today),
    texts: { first: words.pauseFirstWrong, last: words.pauseLastWrong },
  })
  const send = (given: Pause) => change.mutate({ kind: 'pause', pause: given })
  return (
    <form className="pause-form" onSubmit={form.submit(send)} noValidate>
      <TextField {...form.text('first')} label={words.pauseFirst} type="date" required min={today} />
      <TextField {...form.text('last')} label={words.pauseLast} type="date" required min={form.values.first} />
      <Button variant="line" type="submit" inactive={change.isPending}>
        {words.setPause}
      </Button>
    </form>
  )
}

/** What the person can do about the days of a goal, and how they are counted (STREAK-10 to STREAK-13). */
export const GoalDays = ({ goal, ledger, today }: Props) => {
  const change = useChangeDays(goal.id)
  const { pause } = goal
  return (
    <section className="goal-rhythm" aria-label={words.title}>
      <AskDone goal={goal} today={today} />
      {goal.can_mark_yesterday ? (
        <Ask title={words.yesterdayTitle} lead={words.yesterday(formatWeekdayDate(addDays(today.date, -1)))}>
          <Button variant="line" inactive={change.isPending} onClick={() => change.mutate({ kind: 'yesterday' })}>
            {words.markYesterday}
          </Button>
        </Ask>
      ) : null}
      {goal.offers_rest_days ? (
        <Ask title={words.restTitle} lead={words.rest(REST_DAYS_A_MONTH)} note={words.restNote}>
          <Button
            variant="line"
            inactive={change.isPending}
            onClick={() => change.mutate({ kind: 'rest-days', on: true })}
          >
            {words.useRest}
          </Button>
          <Button
            variant="plain"
            inactive={change.isPending}
            onClick={() => change.mutate({ kind: 'rest-days', on: false })}
          >
            {words.noRest}
          </Button>
        </Ask>
      ) : null}
      <div>
        <HowCounted goal={goal} ledger={ledger} />
        {goal.permissions.canCheckIn ? (
          <Fold
            title={words.pauseTitle}
            hint={words.pauseHint}
            holds={pause ? words.pauseHolds(formatDate(pause.first), formatDate(pause.last)) : null}
          >
            {pause ? (
              <Button
                variant="line"
                inactive={change.isPending}
                onClick={() => change.mutate({ kind: 'pause', pause: null })}
              >
                {pause.first > today.date ? words.cancelPause : words.endPause}
              </Button>
            ) : (
              <SetPause today={today.date} change={change} />
            )}
          </Fold>
        ) : null}
        <FoldDone goal={goal} today={today} />
      </div>
    </section>
  )
}
