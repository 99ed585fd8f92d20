import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#domain/messages.ts'
import { planOf } from '#web/features/framework/workshop-plan.ts'
import { keptAnalysis } from '#web/lib/framework-analysis.ts'
import { frameworkQuery } from '#web/lib/framework-query.ts'
import { useGoals } from '#web/lib/goals/goals-query.ts'
import { usePerson } from '#web/lib/session.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { FrameworkFailed, NoFramework } from './no-framework.tsx'
import { WorkshopStops } from './workshop-stops.tsx'

/** The Goal Creation Workshop (specification 2): waits for the framework, and for the goals with the plan's limit. */
const GoalWorkshop = () => {
  useTitle('Goal Creation Workshop')
  const goals = useGoals()
  const framework = useQuery({
    ...frameworkQuery(usePerson().id),
    // A framework that was made a moment ago is newer than what another screen loaded, and none comes while goals are made.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const [kept] = useState(() => keptAnalysis.read())

  const failed = framework.error ?? goals.error
  if (framework.isFetchedAfterMount && framework.isSuccess && goals.data) {
    const plan = planOf(framework.data, kept)
    return plan ? <WorkshopStops key={plan.id} plan={plan} shown={goals.data} /> : <NoFramework />
  }
  const isPaused = framework.fetchStatus === 'paused' || goals.fetchStatus === 'paused'
  if (!failed && !isPaused) return <LoadingPage />
  return (
    <FrameworkFailed
      reason={failed?.message ?? messages.auth.network}
      trying={framework.isFetching || goals.isFetching}
      onRetry={() => {
        void framework.refetch()
        void goals.refetch()
      }}
    />
  )
}

export default GoalWorkshop
