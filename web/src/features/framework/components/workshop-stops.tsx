import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { ASIDE_MAX } from '#domain/goals/limits.ts'
import { showCreateRefusal } from '#web/entities/goals/create-refusal.ts'
import { findGoalLimit } from '#web/entities/goals/goal-limit.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery, isBlocked } from '#web/entities/goals/goals-query.ts'
import { type NewGoal, useCreateGoal } from '#web/entities/goals/use-create-goal.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { type MadeGoal, readWorkshop, type Stop, storeWorkshop } from '#web/features/framework/stored-workshop.ts'
import type { WorkshopPlan } from '#web/features/framework/workshop-plan.ts'
import { circleLead, roomWords } from '#web/features/framework/workshop-words.ts'
import { Page } from '#web/ui/page.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { CircleForm } from './circle-form.tsx'
import { CircleHead } from './circle-head.tsx'
import { Finished } from './finished.tsx'
import { listStandings, MadeList } from './made-list.tsx'
import { NoRoom, NoRoomBanner } from './no-room.tsx'
import './workshop.css'

const createMadeGoal = ({ id, title, tone, time_of_day, weekly_commitment_hours, is_active }: GoalView): MadeGoal => ({
  id,
  title,
  tone,
  time_of_day,
  hours: weekly_commitment_hours,
  waits: !is_active,
})

const useStops = (plan: WorkshopPlan) => {
  const personId = usePerson().id
  const [stops, setStops] = useState(() => readWorkshop(personId, plan.id).stops)
  const [moved, setMoved] = useState(false)
  const add = (more: readonly Stop[]) => {
    const next = [...stops, ...more]
    storeWorkshop(personId, plan.id, { stops: next, draft: null })
    setStops(next)
    setMoved(true)
  }
  return { stops, moved, add }
}

/** One circle after the other, then the list of created goals (FRAMEWORK-7). */
export const WorkshopStops = ({ plan, shown }: { plan: WorkshopPlan; shown: Goals }) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { stops, moved, add } = useStops(plan)
  const create = useCreateGoal({ isStored: false })
  const { circles } = plan
  const at = stops.length
  const circle = circles[at]
  const total = circles.length
  const skip = (those: typeof circles) => add(those.map(({ key }) => ({ circle: key, goal: null })))

  const steps = (
    <Steps
      label="The circles of the workshop"
      steps={listStandings(plan, stops).map(({ circle: { name }, state }) => ({ name, circle: name, state }))}
    >
      Goal Creation Workshop{' '}
      <span className="progress-step">
        Circle <b>{Math.min(at + 1, total)}</b> of {total}
      </span>
    </Steps>
  )
  if (!circle) {
    return (
      <Page className="workshop">
        {steps}
        <Finished plan={plan} stops={stops} arriving={moved} />
      </Page>
    )
  }

  const make = (goal: NewGoal, onRefused: (error: Error) => void) =>
    create.mutate(goal, {
      onSuccess: (answer) => add([{ circle: circle.key, goal: createMadeGoal(answer.goal) }]),
      onError: (error) => {
        showCreateRefusal(error)
        onRefused(error)
        // The cached goals may be older than the state that the server refused by.
        void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
      },
    })

  // Keep the circle while its goal is being created, even if the goals are refetched.
  const isCreating = create.isPending && create.variables.is_active !== false
  const limit = isCreating ? null : findGoalLimit(shown)
  const canWait = limit !== null && !isBlocked(shown) && shown.set_aside.length < ASIDE_MAX
  const finish = () => skip(circles.slice(at))
  const here = shown.goals.find(({ circle_type }) => circle_type === circle.name)
  return (
    <Page className="workshop" circle={circle.key}>
      {steps}
      <div className="workshop-grid">
        <div key={circle.key}>
          <CircleHead circle={circle.name} arriving={moved}>
            <p>{circleLead(circle, shown.today.date, limit === null || canWait)}</p>
            {at === 0 ? <p className="workshop-room">{roomWords(shown)}</p> : null}
            {here && limit === null ? (
              <p className="workshop-here">You have a goal here already: {here.title}</p>
            ) : null}
          </CircleHead>
          {limit && canWait ? <NoRoomBanner limit={limit} drafts onFinish={finish} /> : null}
          {limit && !canWait ? (
            <NoRoom limit={limit} last={at === total - 1} onSkip={() => skip([circle])} onFinish={finish} />
          ) : (
            <CircleForm
              plan={plan.id}
              circle={circle}
              next={circles[at + 1]}
              today={shown.today}
              like={stops.findLast(({ goal }) => goal !== null)?.goal ?? null}
              underWay={create.isPending}
              waits={canWait}
              onCreate={make}
              onSkip={() => skip([circle])}
            />
          )}
        </div>
        <aside className="made" aria-labelledby="made-title">
          <h2 id="made-title">Goals Created So Far</h2>
          <MadeList plan={plan} stops={stops} />
        </aside>
      </div>
    </Page>
  )
}
