import { CIRCLES } from '#domain/goals/fields.ts'
import { circleKey } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { pointAt } from './geometry.ts'
import './wheel.css'

const RADIUS = 55.6
const HUB_TO_CENTRE = 94.6
const HUB_TO_GLYPH = 185.2
const GLYPH = 20

/** The wheel before anything was said: five dotted circles, each with its glyph. */
export const EmptyWheel = () => (
  <svg className="wheel" viewBox="-198.2 -198.2 396.4 396.4" role="img" aria-label="Five empty circles.">
    <circle
      className="wheel-ticks"
      r="163.2"
      pathLength="168"
      strokeWidth="6"
      strokeDasharray="0.16 0.84"
      strokeDashoffset="-0.42"
      transform="rotate(-90)"
    />
    {CIRCLES.map((circle, index) => {
      const centre = pointAt(index, HUB_TO_CENTRE)
      const glyph = pointAt(index, HUB_TO_GLYPH)
      return (
        <g key={circle} data-circle={circleKey(circle)} data-empty>
          <circle className="wheel-empty" cx={centre.x} cy={centre.y} r={RADIUS} />
          <g transform={`translate(${glyph.x - GLYPH / 2} ${glyph.y - GLYPH / 2})`}>
            <CircleGlyph circle={circle} />
          </g>
        </g>
      )
    })}
  </svg>
)
