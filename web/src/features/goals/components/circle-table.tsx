import { CIRCLE_DAYS, type CircleStanding } from '#domain/framework/circle-dashboard.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { drawDays } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { PlannedHoursPlot } from './hours-plot.tsx'

/** The last 30 days of a circle. A day without a goal is closed; an open today is an outline. */
const countKeptDays = ({ since, kept }: CircleStanding, today: Day) => {
  const from = addDays(today, 1 - CIRCLE_DAYS)
  const closed = since === null
  return drawDays(from, today, {
    first: closed ? addDays(today, 1) : since,
    last: null,
    today,
    knownFrom: from,
    kept: new Set(kept),
    canCheckIn: !closed,
  })
}

const Row = ({ standing, today, waiting, most }: RowProps) => {
  const { circle, kept, counted, goals, planned, wanted } = standing
  const has = counted > 0
  return (
    <tr data-circle={circle}>
      <th scope="row">
        <CircleTag circle={CIRCLE_NAMES[circle]} />
      </th>
      <td className="circle-days">
        <Horizon
          size="wide"
          days={countKeptDays(standing, today)}
          label={has ? `${kept.length} of ${counted} days kept.` : 'No goal in the last 30 days.'}
        />
      </td>
      <td className="number">{has ? `${kept.length} of ${counted}` : goals > 0 ? '0' : 'No goal'}</td>
      <td className="circle-hours">
        {wanted === null ? null : <PlannedHoursPlot planned={planned} wanted={wanted} most={most} />}
      </td>
      <td className="number">{planned} h</td>
      <td className="number">{wanted === null ? (waiting ? '…' : '–') : `${wanted} h`}</td>
    </tr>
  )
}

type RowProps = { standing: CircleStanding; today: Day; waiting: boolean; most: number }
type Props = { standings: readonly CircleStanding[]; today: Day; waiting: boolean }

/** One row per circle: days covered, hours planned and hours wanted (PLAN-15). `waiting` while the wanted hours load. */
export const CircleTable = ({ standings, today, waiting }: Props) => {
  const most = Math.max(1, ...standings.map(({ planned, wanted }) => Math.max(planned, wanted ?? 0)))
  return (
    <table className="circle-table">
      <caption className="visually-hidden">The five circles in the last {CIRCLE_DAYS} days</caption>
      <thead>
        <tr>
          <th scope="col">Circle</th>
          <th scope="col" colSpan={2}>
            Days kept, last {CIRCLE_DAYS}
          </th>
          <th scope="col" className="circle-hours">
            Hours a week
          </th>
          <th scope="col" className="number">
            <span className="key-is" /> Planned
          </th>
          <th scope="col" className="number">
            <span className="key-wants" /> Wanted
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => (
          <Row key={standing.circle} standing={standing} today={today} waiting={waiting} most={most} />
        ))}
      </tbody>
    </table>
  )
}
