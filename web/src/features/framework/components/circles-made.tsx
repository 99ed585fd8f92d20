import { list } from '#domain/framework/words.ts'
import { CIRCLES, type CircleType } from '#domain/goals/fields.ts'
import { findCircleKey, spokenCircle } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { pointAt } from '#web/ui/wheel/geometry.ts'

const HUB_TO_CENTRE = 30
const RADIUS = 17.4
const GLYPH = 9

const inWords = (made: readonly CircleType[]): string =>
  made.length === 0
    ? 'No circle got a goal.'
    : `${list(made.map(spokenCircle))} ${made.length === 1 ? 'has' : 'have'} a goal.`

/** The five circles, filled if a goal was created. */
export const CirclesMade = ({ made }: { made: readonly CircleType[] }) => (
  <svg className="circles-made" viewBox="-56 -56 112 112" role="img" aria-label={inWords(made)}>
    <circle
      className="circles-made-ticks"
      r="53"
      pathLength="168"
      strokeWidth="2"
      strokeDasharray="0.16 0.84"
      strokeDashoffset="-0.42"
      transform="rotate(-90)"
    />
    {CIRCLES.map((circle, index) => {
      const { x, y } = pointAt(index, HUB_TO_CENTRE)
      return (
        <g key={circle} data-circle={findCircleKey(circle)} data-state={made.includes(circle) ? 'done' : 'none'}>
          <circle cx={x} cy={y} r={RADIUS} />
          <g transform={`translate(${x - GLYPH / 2} ${y - GLYPH / 2}) scale(${GLYPH / 18})`}>
            <CircleGlyph circle={circle} />
          </g>
        </g>
      )
    })}
  </svg>
)
