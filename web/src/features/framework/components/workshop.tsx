import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { frameworkMessages } from '#domain/messages/framework.ts'
import { NoAccess } from '#web/entities/billing/no-access.tsx'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { frameworkQuery } from '#web/entities/framework/framework-query.ts'
import { isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { readWorkshop } from '#web/features/framework/stored-workshop.ts'
import { createWorkshopPlan } from '#web/features/framework/workshop-plan.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { FrameworkFailed, NoFramework } from './no-framework.tsx'
import { WorkshopStops } from './workshop-stops.tsx'

/** The Goal Creation Workshop (FRAMEWORK-7). It waits for the framework, and for the goals with the plan's limit. */
const GoalWorkshop = () => {
  useTitle('Goal Creation Workshop')
  const goals = useGoals()
  const personId = usePerson().id
  const framework = useQuery({
    ...frameworkQuery(personId),
    // Always fetch on open, because the cached framework may be older. It cannot change during the workshop.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const [kept] = useState(() => storedAnalysis.read())

  const isFresh = framework.isFetchedAfterMount && framework.isSuccess
  const load = useLoad(goals, { ...framework, data: isFresh ? framework.data : undefined })
  if (isFresh && goals.data) {
    const plan = createWorkshopPlan(framework.data, kept)
    // A workshop that was begun before the end of the trial can still be finished.
    const isBegun = plan !== null && readWorkshop(personId, plan.id).stops.length > 0
    if (isBlocked(goals.data) && !isBegun)
      return <NoAccess shown={goals.data} describeNeed={frameworkMessages.workshopNeedsAccess} />
    return plan ? <WorkshopStops key={plan.id} plan={plan} shown={goals.data} /> : <NoFramework />
  }
  return typeof load === 'object' ? <FrameworkFailed {...load} /> : <LoadingPage />
}

export default GoalWorkshop
