import { useQueryClient } from '@tanstack/react-query'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { forgetWorkshop, type Stop } from '#web/features/framework/stored-workshop.ts'
import type { WorkshopPlan } from '#web/features/framework/workshop-plan.ts'
import { doneHeadline, doneLead, doneToast } from '#web/features/framework/workshop-words.ts'
import { spokenCircle } from '#web/lib/circles.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { StepHeading } from './circle-head.tsx'
import { CirclesMade } from './circles-made.tsx'
import { MadeList } from './made-list.tsx'
import './finished.css'

type StopResult = 'made' | 'waits' | 'skipped'

const readResult = (stop: Stop | undefined): StopResult => {
  if (!stop?.goal) return 'skipped'
  return stop.goal.waits ? 'waits' : 'made'
}

type Props = { plan: WorkshopPlan; stops: readonly Stop[]; arriving: boolean }

/** After the last circle: the created goals, and the link to the dashboard (FRAMEWORK-7). */
export const Finished = ({ plan, stops, arriving }: Props) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const listNames = (wanted: StopResult) =>
    plan.circles.filter((_, at) => readResult(stops[at]) === wanted).map(({ name }) => name)
  const made = listNames('made')
  const waiting = listNames('waits').length
  const leave = () => {
    forgetWorkshop(personId)
    void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
    toast.achievement(...doneToast(made.length, waiting))
  }
  return (
    <div className="finished">
      <CirclesMade made={made} />
      <div>
        <StepHeading arriving={arriving}>{doneHeadline(made.length, plan.circles.length, waiting)}</StepHeading>
        <p className="finished-lead">{doneLead(made.length, listNames('skipped').map(spokenCircle), waiting)}</p>
        <MadeList plan={plan} stops={stops} />
        <div className="button-row">
          <ButtonLink variant="dawn" size="large" to={DASHBOARD} onClick={leave}>
            Go to Dashboard
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
