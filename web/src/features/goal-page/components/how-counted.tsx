import type { ReactNode } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { goalDaysMessages, countedMessages as words } from '#domain/messages/goal-days.ts'
import { REST_DAYS_A_MONTH, readMonth } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import { describeWeekdays } from '#web/entities/goals/fields/weekday-names.ts'
import { dayNumber } from '#web/entities/goals/goal-days.ts'
import { hasCountedDays, isEnded } from '#web/entities/goals/shown-count.ts'
import { formatShortDay, formatWeekdayDate } from '#web/lib/dates.ts'
import type { DayState, Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { describeDates, type RunDays, readRunDays } from './run-days.ts'

/** The most days that the figure shows; it ends with today, or with the target date of a goal that is past it. */
const DRAWN = 30

type RowProps = { name: string; count: number | string; children: ReactNode }

const Row = ({ name, count, children }: RowProps) => (
  <tr>
    <th scope="row">
      <b>{name}</b> {children}
    </th>
    <td data-none={typeof count === 'string' || count === 0 || undefined}>{count}</td>
  </tr>
)

/** The sum of the streak: what adds to it, and what neither adds nor breaks. */
const Sum = ({ goal, run: { kept, drawn } }: { goal: GoalView; run: RunDays }) => {
  const [since = ''] = kept
  const inRun = (state: DayState): Day[] =>
    drawn.filter((day) => day.state === state && day.date > since).map(({ date }) => date)
  const rest = inRun('rest')
  const paused = inRun('paused')
  const late = kept.filter((date) => goal.day_marks.late.includes(date))
  return (
    <table className="sum">
      <caption className="visually-hidden">{words.caption}</caption>
      <tbody>
        <Row name={words.checkedIn} count={goal.streak_count}>
          {describeDates(kept)}
        </Row>
        {rest.length > 0 ? (
          <Row name={words.restDay} count={0}>
            {words.restDays(describeDates(rest))}
          </Row>
        ) : null}
        {inRun('off').length > 0 ? (
          <Row name={words.notChosen} count={0}>
            {words.notChosenDays(describeWeekdays(goal.weekdays))}
          </Row>
        ) : null}
        {paused.length > 0 ? (
          <Row name={words.paused} count={0}>
            {words.pausedDays(describeDates(paused))}
          </Row>
        ) : null}
        {late.length > 0 ? (
          <Row name={words.late} count={words.included}>
            {words.lateDays(describeDates(late))}
          </Row>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>{goal.streak_count}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const RunFigure = ({ drawn }: RunDays) => {
  const shown = drawn.slice(-DRAWN)
  const [first] = shown
  const last = shown.at(-1)
  if (first === undefined) return null
  const count = (wanted: DayState) => shown.filter(({ state }) => state === wanted).length
  return (
    <div>
      <Horizon
        size="wide"
        days={shown}
        label={goalDaysMessages.lastDays(shown.length, count('done'), count('missed'))}
      />
      <p className="day-ends" aria-hidden="true">
        <span>{formatShortDay(first.date)}</span>
        <span>{last?.isToday ? 'Today' : formatShortDay(last?.date ?? first.date)}</span>
      </p>
    </div>
  )
}

/** The streak in words, its days as a figure, and its sum. */
const CountedRun = ({ goal, ledger }: { goal: GoalView; ledger: Ledger }) => {
  const run = readRunDays(goal, ledger)
  const [since] = run.kept
  const none = isEnded(goal) ? words.leadEnded : words.leadNone
  return (
    <>
      <p>
        {words.lead} <b>{words.days(goal.streak_count)}</b>
        {since === undefined ? none : words.leadRun(formatShortDay(since))}{' '}
        {run.lastBreak === undefined ? null : words.lastBreak(formatWeekdayDate(run.lastBreak))}{' '}
        {goal.best_streak > goal.streak_count ? words.best(goal.best_streak) : null}
      </p>
      {since === undefined ? null : (
        <>
          <RunFigure {...run} />
          <Sum goal={goal} run={run} />
        </>
      )}
    </>
  )
}

/** The days kept in a sentence; undefined while too few are counted. */
const describeMonth = (goal: GoalView, ledger: Ledger): string | undefined => {
  if (hasCountedDays(goal)) return goalDaysMessages.keptOfTheLast(goal.kept_of_30, goal.days_of_30, isEnded(goal))
  return dayNumber(ledger) === 1 ? goalDaysMessages.firstDay : undefined
}

/** How the days kept are counted. */
const CountedMonth = ({ goal }: { goal: GoalView }) => {
  const paused = goal.day_marks.paused.length
  if (!hasCountedDays(goal)) return <p>{words.fewDays}</p>
  return (
    <p>
      <b>
        {goal.kept_of_30} {goalDaysMessages.keptOf(goal.days_of_30)}
      </b>{' '}
      {isEnded(goal) ? words.monthEnded : words.month} {paused > 0 ? words.monthPaused(paused) : null}
    </p>
  )
}

/** Why the streak and the days kept are what they are, from the goal's own days (STREAK-9 to STREAK-13). */
export const HowCounted = ({ goal, ledger }: { goal: GoalView; ledger: Ledger }) => {
  const hint = describeMonth(goal, ledger)
  const restUsed = goal.day_marks.rest.filter((date) => readMonth(date) === readMonth(ledger.today)).length
  return (
    <Fold title={words.title} {...(hint !== undefined && { hint })}>
      <div className="counted">
        {goal.streak_hidden ? null : <CountedRun goal={goal} ledger={ledger} />}
        <p>
          {words.chosen(describeWeekdays(goal.weekdays))}{' '}
          {goal.rest_days ? words.restUsed(restUsed, REST_DAYS_A_MONTH) : null}
        </p>
        <CountedMonth goal={goal} />
      </div>
    </Fold>
  )
}
