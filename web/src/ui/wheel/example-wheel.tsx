import { CIRCLES, type CircleType } from '#domain/goals/fields.ts'
import { circleKey, spokenCircle } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { pointAt } from './geometry.ts'
import './wheel.css'
import './example-wheel.css'

/** A circle's diameter along its spoke is the value, 0 to 10; at ten all five touch. */
const HUB = 39
const UNIT = 5.56
const HUB_TO_GLYPH = 185.2
const GLYPH = 20

const EXAMPLE: Record<CircleType, { is: number; matters: number }> = {
  Spiritual: { is: 4, matters: 7 },
  'Friends & Family': { is: 5, matters: 10 },
  Work: { is: 7, matters: 8 },
  'Personal Development': { is: 3, matters: 9 },
  'Health & Fitness': { is: 6, matters: 8 },
}

const LABEL = `An example wheel. ${CIRCLES.map(
  (circle) => `${spokenCircle(circle)}: satisfaction ${EXAMPLE[circle].is}, importance ${EXAMPLE[circle].matters}.`,
).join(' ')}`

const Value = ({ index, value, className }: { index: number; value: number; className: string }) => {
  const { x, y } = pointAt(index, HUB + value * UNIT)
  return <circle className={className} cx={x} cy={y} r={value * UNIT} />
}

/** Five circles that nobody filled in: what the interview's picture looks like. */
export const ExampleWheel = () => (
  <svg className="wheel" viewBox="-198.2 -198.2 396.4 396.4" role="img" aria-label={LABEL}>
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
      const glyph = pointAt(index, HUB_TO_GLYPH)
      return (
        <g key={circle} data-circle={circleKey(circle)}>
          <Value index={index} value={10} className="wheel-full" />
          <Value index={index} value={EXAMPLE[circle].matters} className="wheel-wants" />
          <Value index={index} value={EXAMPLE[circle].is} className="wheel-is" />
          <g transform={`translate(${glyph.x - GLYPH / 2} ${glyph.y - GLYPH / 2})`}>
            <CircleGlyph circle={circle} />
          </g>
        </g>
      )
    })}
  </svg>
)
