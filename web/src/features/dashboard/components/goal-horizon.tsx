import { formatShortDay } from '#web/lib/dates.ts'
import { countState, type DayState, type DrawnDay, drawDays, type Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { recentWindow } from '#web/ui/days/windows.ts'

const WIDE = 28
const NARROW = 14

/** Today in a sentence, and under the end of the line. */
const TODAY: Partial<Record<DayState, { sentence: string; label: string }>> = {
  done: { sentence: 'Today is checked in.', label: 'Today, checked in' },
  open: { sentence: 'Today is still open.', label: 'Today, still open' },
  rest: { sentence: 'Today is a rest day.', label: 'Today, a rest day' },
  paused: { sentence: 'Today is paused.', label: 'Today, paused' },
  off: { sentence: 'Today is not one of its days.', label: 'Today, not one of its days' },
}
const CLOSED = { sentence: 'Today is closed.', label: 'Today, closed' }

const readToday = (ledger: Ledger) => {
  const [today] = drawDays(ledger.today, ledger.today, ledger)
  return (today && TODAY[today.state]) ?? CLOSED
}

const todayIn = (ledger: Ledger): string =>
  ledger.last !== null && ledger.last < ledger.today
    ? `Closed since ${formatShortDay(ledger.last)}.`
    : readToday(ledger).sentence

const inWords = (days: readonly DrawnDay[], ledger: Ledger): string => {
  const last = days.at(-1)
  const stretch =
    last !== undefined && last.date > ledger.today ? `Since ${formatShortDay(ledger.first)}` : `The last ${WIDE} days`
  if (ledger.isUncounted) return `${stretch}: the days you came by are suns. They are not counted.`
  const kept = countState(days, 'done')
  const missed = countState(days, 'missed')
  return `${stretch}: ${kept} checked in, ${missed} missed. ${todayIn(ledger)}`
}

/** The label under the right end of the horizon. */
const endLabel = (to: string, ledger: Ledger, justNow: boolean): string => {
  if (ledger.last !== null && ledger.last < ledger.today) return `Closed ${formatShortDay(ledger.last)}`
  if (to !== ledger.today) return formatShortDay(to)
  if (ledger.kept.has(ledger.today) && justNow) return 'Today, just now'
  if (ledger.isUncounted && !ledger.kept.has(ledger.today)) return 'Today'
  return readToday(ledger).label
}

/** The label under the left end. */
const startLabel = (from: string, ledger: Ledger): string => {
  if (from !== ledger.today) return formatShortDay(from)
  if (ledger.isUncounted) return 'Today'
  return ledger.kept.has(from) ? 'Today, day 1' : readToday(ledger).label
}

/** A goal's last 28 days, 14 on a phone; a younger goal also shows future days. */
export const GoalHorizon = ({ ledger, justNow }: { ledger: Ledger; justNow: boolean }) => {
  const wide = recentWindow(ledger, WIDE)
  const narrow = recentWindow(ledger, NARROW)
  const days = drawDays(wide.from, wide.to, ledger)
  const isOpen = (date: string) => days.some((day) => day.date === date && day.state === 'open')
  return (
    <div className="goal-days">
      <Horizon days={days} label={inWords(days, ledger)} narrow={narrow} justNow={justNow} />
      <p className="day-ends" aria-hidden="true">
        <span>
          <span className="from-wide" data-open={isOpen(wide.from) || undefined}>
            {startLabel(wide.from, ledger)}
          </span>
          <span className="from-narrow" data-open={isOpen(narrow.from) || undefined}>
            {startLabel(narrow.from, ledger)}
          </span>
        </span>
        <span>
          <span className="from-wide" data-open={isOpen(wide.to) || undefined}>
            {endLabel(wide.to, ledger, justNow)}
          </span>
          <span className="from-narrow" data-open={isOpen(narrow.to) || undefined}>
            {endLabel(narrow.to, ledger, justNow)}
          </span>
        </span>
      </p>
    </div>
  )
}
