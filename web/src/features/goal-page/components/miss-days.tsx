import type { GoalView } from '#domain/goals/goal.ts'
import { goalDaysMessages as words } from '#domain/messages/goal-days.ts'
import { addDays } from '#domain/time/day.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { countState, drawDays, type Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { findBestRun } from './run-days.ts'

/** Days before today in the figure. */
const SHOWN = 30

/** Widths in days. Set through the CSSOM, which the content security policy allows. */
const createBracketStyle = ({ before, length, after }: Record<'before' | 'length' | 'after', number>) => ({
  gridTemplateColumns: `${before}fr ${length}fr ${after}fr`,
})

/** After a miss: the last thirty days, with the best run in a bracket where it is whole among them (STREAK-13). */
export const MissDays = ({ goal, ledger }: { goal: GoalView; ledger: Ledger }) => {
  const [, from = ledger.today] = [ledger.first, addDays(ledger.today, -SHOWN)].toSorted()
  const days = drawDays(from, ledger.today, ledger)
  const best = findBestRun(days, goal.best_streak)
  const bestRun = words.bestRun(goal.best_streak)
  return (
    <div className="miss-days">
      <Horizon
        size="wide"
        days={days}
        label={words.lastDays(days.length, countState(days, 'done'), countState(days, 'missed'))}
      />
      {best === undefined ? null : (
        <p className="best-run" style={createBracketStyle(best)} aria-hidden="true">
          <i />
        </p>
      )}
      <p className="day-ends">
        <span aria-hidden="true">{formatShortDay(from)}</span>
        <b>{bestRun}</b>
        <span aria-hidden="true">Today</span>
      </p>
    </div>
  )
}
