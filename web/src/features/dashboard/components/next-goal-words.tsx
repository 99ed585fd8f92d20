import type { CircleStanding, NextGoal } from '#domain/framework/circle-dashboard.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'

/** '1 hour', '2.5 hours' */
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const plannedWords = ({ planned, goals }: CircleStanding): string => {
  const [whose, plan] = goals === 1 ? ['its goal', 'plans'] : ['its goals', 'plan']
  return `${whose} ${plan} ${planned === 0 ? 'none yet' : counted(planned, 'hour')}`
}

const describeReason = ({ reason }: NextGoal, standing: CircleStanding): string => {
  const { wanted, gap, kept, counted: days, since } = standing
  if (reason === 'empty') {
    const wish = wanted === null ? '' : ` You want ${counted(wanted, 'hour')} a week for it.`
    const apart =
      gap !== null && gap > 0
        ? ` Its importance to you is ${counted(gap, 'point')} above your satisfaction with it.`
        : ''
    return `${since === null ? 'It has no goal yet.' : 'Its goal has ended.'}${wish}${apart}`
  }
  if (reason === 'hours') {
    return `You want ${counted(wanted ?? 0, 'hour')} a week for it, and ${plannedWords(standing)}. You can change the hours of a goal with Edit.`
  }
  return `It was kept on ${kept.length} of its last ${counted(days.length, 'day')}. A smaller goal may fit better.`
}

/** Whether a circle's goals plan no hours, where some are wanted or nothing is known of them. */
const hasNoHours = ({ goals, planned, wanted }: CircleStanding): boolean => goals > 0 && planned === 0 && wanted !== 0

const describeNothing = (standings: readonly CircleStanding[], hasRoom: boolean): string => {
  if (standings.some(hasNoHours)) {
    const which = standings.some(({ planned }) => planned > 0) ? 'Some of your goals' : 'Your goals'
    return `${which} have no planned hours yet. You can set the hours of a goal with Edit.`
  }
  return hasRoom
    ? 'Every circle has its goal and its hours. There is nothing to add.'
    : 'Your goals have their hours. There is nothing to change.'
}

type Props = { next: NextGoal | null; standings: readonly CircleStanding[]; hasRoom: boolean }

/** The circle in which the next goal would help most, or at a full plan a change, with the reason (PLAN-15). */
export const NextGoalWords = ({ next, standings, hasRoom }: Props) => {
  const standing = standings.find(({ circle }) => circle === next?.circle)
  if (next === null || standing === undefined) {
    return <p className="circle-next">{describeNothing(standings, hasRoom)}</p>
  }
  return (
    <div className="circle-next">
      <h3>{hasRoom ? 'Where the next goal would help most' : 'Where a change would help most'}</h3>
      <p>
        <CircleTag circle={CIRCLE_NAMES[next.circle]} />
      </p>
      <p>{describeReason(next, standing)}</p>
    </div>
  )
}
