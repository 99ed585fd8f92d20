import { CIRCLES, type CircleType } from '#domain/goals/fields.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import { pointAt } from '#web/ui/wheel/geometry.ts'
import './mark.css'

/** The logo: five circles, one filled. With `lit`, the circles that are checked in today are filled instead. */
export const Mark = ({ lit }: { lit?: ReadonlySet<CircleType> }) => (
  <svg className={lit ? 'mark mark-live' : 'mark'} viewBox="-50 -52 100 100" aria-hidden="true">
    {CIRCLES.map((circle, index) => {
      const { x, y } = pointAt(index, 30)
      const filled = lit ? lit.has(circle) : index === 0
      const radius = filled && !lit ? 18 : 15.4
      return (
        <circle
          key={circle}
          className={filled ? 'mark-lit' : 'mark-open'}
          data-circle={findCircleKey(circle)}
          cx={x}
          cy={y}
          r={radius}
          strokeWidth={5.2}
        />
      )
    })}
  </svg>
)
