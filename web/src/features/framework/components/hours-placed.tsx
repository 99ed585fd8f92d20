import { list } from '#domain/framework/words.ts'
import { sumWeeklyHours } from '#domain/goals/sum-weekly-hours.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { Stop } from '#web/features/framework/stored-workshop.ts'
import { spokenCircle } from '#web/lib/circles.ts'

const HEIGHT = 2
const LENGTH = 100

/** How many of the wanted hours have a goal. */
export const HoursPlaced = ({ stops, wanted }: { stops: readonly Stop[]; wanted: number }) => {
  const parts = stops.flatMap(({ circle, goal }) => (goal?.hours && !goal.waits ? [{ circle, hours: goal.hours }] : []))
  const placed = sumWeeklyHours(parts.map(({ hours }) => hours))
  const said = list(parts.map(({ circle, hours }) => `${hours} ${spokenCircle(CIRCLE_NAMES[circle])}`))
  const whole = Math.max(wanted, placed)
  const at = (hours: number) => (whole > 0 ? (hours / whole) * LENGTH : 0)
  let from = 0
  return (
    <>
      <p className="made-hours">
        <b>{placed}</b> of {wanted} wanted hours placed
      </p>
      <svg
        className="made-bar"
        viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Hours placed: ${said || 'none'}, of ${wanted}`}
      >
        <rect className="made-bar-all" width={LENGTH} height={HEIGHT} />
        {parts.map(({ circle, hours }) => {
          const x = at(from)
          from += hours
          return (
            <rect
              key={circle}
              className="made-bar-part"
              data-circle={circle}
              x={x}
              width={Math.max(0, at(hours) - 0.4)}
              height={HEIGHT}
            />
          )
        })}
      </svg>
    </>
  )
}
