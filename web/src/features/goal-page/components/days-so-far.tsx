import { useId } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { LEAST_COUNTED } from '#domain/streaks/view-streak.ts'
import { daysBetween } from '#domain/time/day.ts'
import { dayNumber } from '#web/entities/goals/goal-days.ts'
import { isOpen } from '#web/entities/goals/is-open.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { countState, type DrawnDay, drawDays, type Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { lifeWindow } from '#web/ui/days/windows.ts'

/** The days before today that the goal did not ask for, which are neither kept nor missed (STREAK-9, STREAK-11). */
const countUnasked = ({ marks, today }: Ledger): number =>
  [...(marks?.off ?? []), ...(marks?.paused ?? [])].filter((date) => date < today).length

/** 1 if the first day is over without a check-in, and so is not counted (STREAK-13). */
const countOpenFirst = ({ first, today, knownFrom, kept, marks }: Ledger): number => {
  const isUnasked = marks?.off?.has(first) || marks?.paused?.has(first)
  return first < today && first >= knownFrom && !kept.has(first) && !isUnasked ? 1 : 0
}

/** '36 of 40 mornings kept, 49 to go'. The first day and today count after their check-in (STREAK-13). Without 'of 40' where not every day's state is known or fewer than three are counted. */
const Kept = ({ goal, ledger }: { goal: GoalView; ledger: Ledger }) => {
  const isOver = ledger.last !== null && ledger.last < ledger.today
  const mornings =
    dayNumber(ledger) - (isOver || goal.checked_in_today ? 0 : 1) - countUnasked(ledger) - countOpenFirst(ledger)
  const words = isOpen(goal) ? 'The first morning is open' : 'No morning yet'
  const isKnown = ledger.first >= ledger.knownFrom || countUnasked(ledger) === 0
  const isCounted = isKnown && mornings >= LEAST_COUNTED
  const toGo = ledger.last === null || isOver ? 0 : daysBetween(ledger.today, ledger.last)
  return (
    <p>
      {goal.kept_days === 0 && mornings < LEAST_COUNTED ? (
        words
      ) : (
        <>
          <b>{goal.kept_days}</b> {isCounted ? `of ${mornings} ` : null}
          {goal.kept_days === 1 && !isCounted ? 'morning' : 'mornings'} kept
        </>
      )}
      {toGo > 0 ? (
        <>
          , <b>{toGo}</b> to go
        </>
      ) : null}
    </p>
  )
}

const inWords = (days: readonly DrawnDay[], from: string, to: string): string => {
  const parts = [`${countState(days, 'done')} checked in`, `${countState(days, 'missed')} missed`]
  const toCome = countState(days, 'future')
  if (countState(days, 'open') > 0) parts.push('today open')
  if (toCome > 0) parts.push(`${toCome} to come`)
  return `From ${formatShortDay(from)} to ${formatShortDay(to)}: ${parts.join(', ')}.`
}

/** The goal's days on one horizon. */
export const DaysSoFar = ({ goal, ledger, justNow }: { goal: GoalView; ledger: Ledger; justNow: boolean }) => {
  const headingId = useId()
  const { from, to } = lifeWindow(ledger)
  const days = drawDays(from, to, ledger)
  return (
    <section className="days-so-far" aria-labelledby={headingId}>
      <div className="days-so-far-head">
        <h2 id={headingId}>Day {dayNumber(ledger)} Progress</h2>
        <Kept goal={goal} ledger={ledger} />
      </div>
      <Horizon size="long" days={days} label={inWords(days, from, to)} justNow={justNow} />
      <p className="day-ends" aria-hidden="true">
        <span>{formatShortDay(from)}</span>
        <span>{formatShortDay(to)}</span>
      </p>
    </section>
  )
}
