import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { frameworkQuery } from '#web/entities/framework/framework-query.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { usePerson } from '#web/entities/session/session.tsx'
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
  const framework = useQuery({
    ...frameworkQuery(usePerson().id),
    // Always fetch on open, because the cached framework may be older. It cannot change during the workshop.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const [kept] = useState(() => storedAnalysis.read())

  const isFresh = framework.isFetchedAfterMount && framework.isSuccess
  const load = useLoad(goals, { ...framework, data: isFresh ? framework.data : undefined })
  if (isFresh && goals.data) {
    const plan = createWorkshopPlan(framework.data, kept)
    return plan ? <WorkshopStops key={plan.id} plan={plan} shown={goals.data} /> : <NoFramework />
  }
  return typeof load === 'object' ? <FrameworkFailed {...load} /> : <LoadingPage />
}

export default GoalWorkshop
