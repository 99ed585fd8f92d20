import { CIRCLE_DAYS, type CircleStanding } from '#domain/framework/circle-dashboard.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { hasCountedDays } from '#web/entities/goals/shown-count.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { drawDays } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { PlannedHoursPlot } from './hours-plot.tsx'

/** The last 30 days of a circle. A day without a goal is closed, one that is not counted a plain line; an open today is an outline. */
const drawCircleDays = ({ since, kept, counted }: CircleStanding, today: Day) => {
  const from = addDays(today, 1 - CIRCLE_DAYS)
  const closed = since === null
  const isCounted = new Set(counted)
  const past = Array.from({ length: CIRCLE_DAYS - 1 }, (_, at) => addDays(from, at))
  return drawDays(from, today, {
    first: closed ? addDays(today, 1) : since,
    last: null,
    today,
    knownFrom: from,
    kept: new Set(kept),
    canCheckIn: !closed,
    marks: { off: new Set(past.filter((day) => !isCounted.has(day))) },
  })
}

const Row = ({ standing, today, waiting, most }: RowProps) => {
  const { circle, kept, counted, goals, planned, wanted } = standing
  // The count and what it is out of (STREAK-13).
  const days = hasCountedDays({ days_of_30: counted.length }) ? `${kept.length} of ${counted.length}` : `${kept.length}`
  return (
    <tr data-circle={circle}>
      <th scope="row">
        <CircleTag circle={CIRCLE_NAMES[circle]} />
      </th>
      <td className="circle-days">
        <Horizon
          size="wide"
          days={drawCircleDays(standing, today)}
          label={
            standing.since === null ? 'No goal in the last 30 days.' : `${days} ${days === '1' ? 'day' : 'days'} kept.`
          }
        />
      </td>
      <td className="number">{standing.since === null && goals === 0 ? 'No goal' : days}</td>
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
