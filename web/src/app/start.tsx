import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { hasNoGoals, isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import Dashboard from '#web/features/goals/components/dashboard.tsx'
import { INTERVIEW } from '#web/lib/places.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'

/**
 * Where a signed-in person begins (specification 2, routing on load): without a goal in the interview, otherwise on the
 * dashboard. Decided once: who deletes the last goal stays on the dashboard and finds its empty state.
 */
const Start = () => {
  const goals = useGoals()
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
