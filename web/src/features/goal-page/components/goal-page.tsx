import { useLocation, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { closeQuotes } from '#domain/coach/words/quotes.ts'
import { isGoalDone } from '#domain/goals/done.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { NoAccess } from '#web/entities/billing/no-access.tsx'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { NotDoneButton } from '#web/entities/goals/set-aside/done-button.tsx'
import { describeFinished } from '#web/entities/goals/set-aside/done-words.ts'
import { type LoadFailure, useLoad } from '#web/lib/use-load.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { CarePage } from './care-page.tsx'
import { GentlePlan } from './gentle-plan.tsx'
import { GoalPlan } from './goal-plan.tsx'

const DASHBOARD = '/dashboard'

const NotFound = () => (
  <Notice
    title="Goal Not Found"
    lead={goalMessages.notFoundPage}
    sun="still"
    actions={
      <ButtonLink variant="dawn" size="large" to={DASHBOARD}>
        Return to Dashboard
      </ButtonLink>
    }
    ground="Your other goals are where you left them."
  />
)

const NotLoaded = ({ reason, trying, onRetry }: LoadFailure) => (
  <Notice
    title="Your goal could not be loaded."
    lead={reason}
    sun="still"
    live
    actions={
      <Button variant="dawn" size="large" inactive={trying} onClick={onRetry}>
        {trying ? 'Trying...' : 'Try Again'}
      </Button>
    }
    ground="Nothing is lost. Your goal, its streak and today’s check-in are kept."
  />
)

const IsAside = ({ goal: { title, is_draft } }: { goal: GoalView }) => (
  <Notice
    title={is_draft ? 'This goal is a draft' : 'This goal is set aside'}
    lead={`“${title}” waits on your dashboard, under “Set aside”.`}
    sun="still"
    actions={
      <ButtonLink variant="dawn" size="large" to={`${DASHBOARD}?force-dashboard=true`}>
        Return to Dashboard
      </ButtonLink>
    }
    ground={is_draft ? 'It begins on the day on which you start it.' : 'Every day that you kept is still there.'}
  />
)

/** A gentle goal has no sun that rises and no count, as a goal beside one in crisis (CARE-17, CARE-18). */
const Finished = ({ goal, shown }: { goal: GoalView; shown: Goals }) => {
  const isPlain = goal.care !== 'ordinary' || hasCrisis(shown)
  return (
    <Notice
      title={doneMessages.pageTitle}
      lead={closeQuotes(`“${goal.title}”. ${describeFinished(goal, isPlain)}`)}
      sun={isPlain ? 'still' : 'risen'}
      actions={
        <>
          <ButtonLink variant="dawn" size="large" to={`${DASHBOARD}?force-dashboard=true`}>
            Return to Dashboard
          </ButtonLink>
          <NotDoneButton goal={goal} size="large" />
        </>
      }
      ground={doneMessages.ground}
    />
  )
}

/** The router state from the Create Goal form. */
const arrival = z.object({ created: z.literal(true) })

const Shown = ({ shown, goalId }: { shown: Goals; goalId: string | undefined }) => {
  const justCreated = z.safeParse(arrival, useLocation().state).success
  const goal = shown.goals.find(({ id }) => id === goalId)
  const aside = shown.set_aside.find(({ id }) => id === goalId)
  const found = goal ?? aside
  // The title of the tab is visible to others and stored in the browser's history.
  useTitle(found === undefined ? 'Goal Not Found' : found.care === 'crisis' ? 'Your goal' : found.title)
  // First, because help is shown independent of plan and dates.
  if (found?.care === 'crisis') return <CarePage goal={found} zone={shown.today.zone} />
  if (aside && isGoalDone(aside) && aside.status !== 'trial-expired') return <Finished goal={aside} shown={shown} />
  if (aside && aside.status !== 'trial-expired') return <IsAside goal={aside} />
  if (goal === undefined) return <NotFound />
  if (goal.status === 'trial-expired') return <NoAccess shown={shown} />
  const Plan = goal.care === 'gentle' ? GentlePlan : GoalPlan
  return <Plan key={goal.id} goal={goal} shown={shown} justCreated={justCreated} />
}

/** `/goal/{goalId}`: today's plan of a goal (TEXT-9, TEXT-12). */
export const GoalPage = () => {
  const { goalId } = useParams()
  const query = useGoals()
  const load = useLoad(query)
  if (query.data) return <Shown shown={query.data} goalId={goalId} />
  return typeof load === 'object' ? <NotLoaded {...load} /> : <LoadingPage />
}
