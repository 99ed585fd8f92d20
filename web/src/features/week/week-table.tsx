import { addDays } from '#domain/time/day.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'
import type { WeekRow } from '#domain/week/week.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { countState, drawDays, type Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import type { ShownWeek } from './read-week.ts'

const Days = ({ row, ledger, first }: { row: WeekRow; ledger: Ledger; first: string }) => {
  const days = drawDays(first, addDays(first, DAYS_A_WEEK - 1), ledger)
  const parts = [
    `${row.kept} kept`,
    ...(countState(days, 'rest') > 0 ? [`${countState(days, 'rest')} rest`] : []),
    `${row.missed} missed`,
  ]
  return (
    <div className="week-days-in">
      <Horizon days={days} label={`${parts.join(', ')}.`} size="wide" />
      <span>
        <b>{row.kept}</b> of {row.asked}
        <span className="week-unit"> days</span>
      </span>
    </div>
  )
}

const formatHours = (hours: number | null) => (hours === null ? '–' : `${hours} h`)

/** The goals of the week: their days, and the hours of the kept days beside the planned ones. */
export const WeekTable = ({ shown: { week, ledgers } }: { shown: ShownWeek }) => {
  const planned = week.rows.some(({ hoursKept }) => hoursKept !== null)
  return (
    <table className="week-table">
      <caption className="visually-hidden">Your week: days kept and hours for each goal</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Goal</span>
          </th>
          <th scope="col" className="week-days">
            Sunday to Saturday
          </th>
          {planned ? (
            <>
              <th scope="col" className="number">
                <i className="key-is" /> Kept
              </th>
              <th scope="col" className="number">
                <i className="key-wants" /> Planned
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {week.rows.map((row) => {
          const ledger = ledgers.get(row.id)
          return (
            <tr key={row.id} data-circle={circleAttribute(row.circle)}>
              <th scope="row">
                {row.circle ? <CircleGlyph circle={row.circle} /> : null}
                <span dir="auto">{row.title}</span>
              </th>
              <td className="week-days">{ledger ? <Days row={row} ledger={ledger} first={week.first} /> : null}</td>
              {planned ? (
                <>
                  <td className="number">{formatHours(row.hoursKept)}</td>
                  <td className="number">{formatHours(row.hoursKept === null ? null : row.hours)}</td>
                </>
              ) : null}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
