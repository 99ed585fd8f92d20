import type { CircleStanding, NextGoal } from '#domain/framework/circle-dashboard.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'

/** '1 hour', '2.5 hours' */
const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

const reasonOf = ({ reason }: NextGoal, standing: CircleStanding): string => {
  const { wanted, planned, gap, kept, counted } = standing
  if (reason === 'empty') {
    const wish = wanted === null ? '' : ` You want ${hours(wanted)} a week for it.`
    const apart = gap !== null && gap > 0 ? ` It matters to you ${gap} points more than it satisfies you.` : ''
    return `It has no goal yet.${wish}${apart}`
  }
  if (reason === 'hours') {
    return `You want ${hours(wanted ?? 0)} a week for it, and its goals plan ${planned === 0 ? 'none' : hours(planned)}.`
  }
  return `It was kept on ${kept.length} of its last ${counted} days. A smaller goal may fit better.`
}

/** Where the next goal would help most, and why. */
export const NextGoalWords = ({ next, standings }: { next: NextGoal | null; standings: readonly CircleStanding[] }) => {
  const standing = standings.find(({ circle }) => circle === next?.circle)
  if (next === null || standing === undefined) {
    return <p className="circle-next">Every circle has its goal, its hours and its days. There is nothing to add.</p>
  }
  return (
    <div className="circle-next">
      <h3>Where the next goal would help most</h3>
      <p>
        <CircleTag circle={CIRCLE_NAMES[next.circle]} />
      </p>
      <p>{reasonOf(next, standing)}</p>
    </div>
  )
}
