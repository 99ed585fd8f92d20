import type { CircleKey } from '#domain/interview/circles.ts'
import { listTicks, PLOT_BOX, placeValue } from './scale.ts'
import './plots.css'

const TOP = 10

type Props = {
  circle: CircleKey
  /** Both from 0 to 10. */
  is: number
  wants: number
  /** The plot's text alternative, with its numbers. */
  label: string
}

/** Satisfaction filled, importance outlined; the line between them is the gap. */
export const GapPlot = ({ circle, is, wants, label }: Props) => (
  <svg className="plot" data-circle={circle} viewBox={PLOT_BOX} role="img" aria-label={label}>
    <path className="plot-base" d={`M${placeValue(0, TOP)} 12H${placeValue(TOP, TOP)}`} />
    {listTicks(TOP, TOP).map((tick) => (
      <path key={tick} className="plot-base" d={`M${placeValue(tick, TOP)} 9v6`} />
    ))}
    <path className="plot-gap" d={`M${placeValue(is, TOP)} 12H${placeValue(wants, TOP)}`} />
    <circle className="plot-wants" cx={placeValue(wants, TOP)} cy="12" r="6" />
    <circle className="plot-is" cx={placeValue(is, TOP)} cy="12" r="6.5" />
  </svg>
)
