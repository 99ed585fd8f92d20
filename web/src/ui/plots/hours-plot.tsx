import type { CircleKey } from '#domain/interview/circles.ts'
import { listTicks, PLOT_BOX, placeValue } from './scale.ts'
import './plots.css'

type Props = {
  circle: CircleKey
  /** Hours per week: now, wanted, and available. */
  now: number
  wanted: number
  available: number
  /** The end of the scale, in hours; the same for all rows of a table (`findTop`). */
  top: number
  /** The plot's text alternative, with its numbers. */
  label: string
}

/**
 * Hours now as a filled bar over the outlined bar of the wanted hours; a mark where the available
 * hours end.
 */
export const HoursPlot = ({ circle, now, wanted, available, top, label }: Props) => {
  const at = (hours: number) => placeValue(hours, top)
  return (
    <svg className="plot" data-circle={circle} viewBox={PLOT_BOX} role="img" aria-label={label}>
      <path className="plot-base" d={`M${at(0)} 19.5H${at(top)}`} />
      {listTicks(top).map((tick) => (
        <path key={tick} className="plot-base" d={`M${at(tick)} 17v5`} />
      ))}
      {wanted > 0 ? (
        <rect className="plot-wanted" x={at(0)} y="4" width={at(wanted) - at(0)} height="11" rx="2" />
      ) : null}
      {now > 0 ? <rect className="plot-is" x={at(0)} y="7" width={at(now) - at(0)} height="5" /> : null}
      <path className="plot-available" d={`M${at(available)} 1v17`} />
    </svg>
  )
}
