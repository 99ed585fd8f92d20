import type { MadeGoal, Stop } from '#web/features/framework/stored-workshop.ts'
import type { WorkshopCircle, WorkshopPlan } from '#web/features/framework/workshop-plan.ts'
import { runsHow } from '#web/features/framework/workshop-words.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { HoursPlaced } from './hours-placed.tsx'
import './made-list.css'

type Standing = { circle: WorkshopCircle; state: 'done' | 'now' | 'next' | 'skipped'; goal: MadeGoal | null }

/** Every circle of the workshop with its result so far. */
export const listStandings = ({ circles }: WorkshopPlan, stops: readonly Stop[]): Standing[] =>
  circles.map((circle, at) => {
    const goal = stops[at]?.goal ?? null
    if (at >= stops.length) return { circle, goal, state: at === stops.length ? 'now' : 'next' }
    return { circle, goal, state: goal ? 'done' : 'skipped' }
  })

const NOTES = { now: 'You are here', skipped: 'Skipped', next: null, done: null } as const

const Row = ({ circle, state, goal }: Standing) => (
  <li data-circle={circle.key} data-state={state}>
    <CircleGlyph circle={circle.name} />
    <div className="made-words">
      <p className="made-title">
        {goal ? <span className="visually-hidden">{circle.name}: </span> : null}
        <bdi>{goal ? goal.title : circle.name}</bdi>
      </p>
      {goal ? <p>{goal.waits ? 'Draft, waits for room' : runsHow(goal)}</p> : null}
      {NOTES[state] ? <p>{NOTES[state]}</p> : null}
    </div>
    {goal && goal.hours !== null ? (
      <p className="number made-often">
        <b>{goal.hours} h</b> a week
      </p>
    ) : null}
  </li>
)

export const MadeList = ({ plan, stops }: { plan: WorkshopPlan; stops: readonly Stop[] }) => (
  <>
    <ol className="made-list">
      {listStandings(plan, stops).map((standing) => (
        <Row key={standing.circle.key} {...standing} />
      ))}
    </ol>
    <HoursPlaced stops={stops} wanted={plan.wanted} />
  </>
)
