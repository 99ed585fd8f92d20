import { CIRCLES } from '#domain/goals/fields.ts'
import { circlesToday } from '#web/entities/goals/check-in/circles-today.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { CirclesToday } from '#web/ui/wheel/circles-today.tsx'
import { Side } from './side.tsx'

/** The number of goals per circle; circles without a goal are left out (PAGE-9). */
export const YourCircles = ({ shown: { goals } }: { shown: Goals }) => {
  const counts = CIRCLES.map((circle) => ({
    circle,
    count: goals.filter((goal) => goal.circle_type === circle).length,
  })).filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <Side title="Your Circles">
      <div className="side-circles">
        <CirclesToday states={circlesToday(goals)} />
        <ul className="counts">
          {counts.map(({ circle, count }) => (
            <li key={circle} data-circle={findCircleKey(circle)}>
              <CircleGlyph circle={circle} /> {circle} <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
    </Side>
  )
}
