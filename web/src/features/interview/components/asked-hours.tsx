import { withStarts } from '#domain/interview/answers.ts'
import { availableHours } from '#domain/interview/available-hours.ts'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { circleOfStep, STEPS } from '#domain/interview/missing.ts'
import type { StoredInterview } from '#web/features/interview/draft.ts'
import { spokenCircle } from '#web/lib/circles.ts'

/** One hour is a bar of 3 units and a gap of 3. */
const PITCH = 6
const BAR = 3

type Hour = { at: number; circle: CircleKey | null }

const wantedBy = ({ reached, answers }: StoredInterview): { circle: CircleKey; hours: number }[] =>
  STEPS.flatMap((step) => {
    const circle = circleOfStep(step)
    return circle && step <= reached ? [{ circle, hours: answers.circleData[circle].ideal_time_per_week ?? 0 }] : []
  })

/** The wanted hours of the circles so far against the available hours, one bar per hour. */
export const AskedHours = ({ draft }: { draft: StoredInterview }) => {
  const yours = Math.max(0, availableHours(withStarts(draft.answers).lifeContext))
  const wanted = wantedBy(draft)
  const asked = wanted.reduce((sum, { hours }) => sum + hours, 0)
  const open = Math.max(0, yours - asked)
  const over = Math.max(0, asked - yours)
  const owners = wanted.flatMap(({ circle, hours }) => Array.from({ length: hours }, () => circle))
  const bars: Hour[] = Array.from({ length: Math.max(Math.floor(yours), asked) }, (_, at) => ({
    at,
    circle: owners[at] ?? null,
  }))
  const label = [
    `Of ${yours} hours:`,
    wanted.map(({ circle, hours }) => `${spokenCircle(CIRCLE_NAMES[circle])} ${hours},`).join(' '),
    over > 0 ? `${over} more than there are.` : `${open} open.`,
  ].join(' ')
  return (
    <div className="asked">
      <p>
        <b>{asked}</b> of your <b>{yours}</b> hours, so far
      </p>
      {bars.length > 0 ? (
        <svg
          className="hours"
          viewBox={`0 0 ${bars.length * PITCH - BAR} 14`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {bars.map(({ at, circle }) => (
            <rect
              key={at}
              data-circle={circle ?? undefined}
              data-over={at >= yours ? '' : undefined}
              x={at * PITCH}
              y={circle ? 0 : 5}
              width={BAR}
              height={circle ? 14 : 4}
            />
          ))}
        </svg>
      ) : null}
      {over > 0 ? <p className="asked-over">{over} more than your week has. You can still go on.</p> : null}
    </div>
  )
}
