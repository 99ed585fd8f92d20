import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { hasNoGoals, isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { INTERVIEW } from '#web/lib/places.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'

/**
 * The start of a signed-in person (PAGE-3): the interview without goals, otherwise the
 * dashboard. Decided once per visit, so that deleting the last goal stays on the dashboard.
 */
const Start = () => {
  const goals = useGoals({ atOnce: true })
  const { data } = goals
  const load = useLoad(goals)
  const [decided, setDecided] = useState(false)
  if (decided) return <Dashboard />
  if (load === 'loading') return <LoadingPage />
  if (data && hasNoGoals(data) && !isBlocked(data)) return <Navigate to={INTERVIEW} replace />
  setDecided(true)
  return <LoadingPage />
}

export default Start
