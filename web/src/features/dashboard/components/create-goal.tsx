import ArrowLeft from 'lucide-react/icons/arrow-left'
import { NoAccess } from '#web/entities/billing/no-access.tsx'
import { Begin } from '#web/entities/goals/begin.tsx'
import type { Goals } from '#web/entities/goals/goals.ts'
import { hasNoGoals, isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { ZoneNote } from '#web/entities/goals/zone/zone-note.tsx'
import { DASHBOARD } from '#web/lib/places.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/page.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { CreateGoalForm } from './create-goal-form.tsx'
import { LoadFailed } from './load-failed.tsx'
import './create-goal.css'

const Shown = ({ shown }: { shown: Goals }) => (
  <Page className="create">
    <p className="back">
      <RouterLink className="link-arrow" to={DASHBOARD}>
        <Icon of={ArrowLeft} /> Dashboard
      </RouterLink>
    </p>
    <ZoneNote shown={shown} />
    {hasNoGoals(shown) ? <Begin here="one" /> : null}
    <header className="create-head">
      <h1>Create Goal</h1>
      <p>One sentence you could keep in the morning. You can change every word of it later.</p>
    </header>
    <CreateGoalForm shown={shown} />
  </Page>
)

/** The Create Goal form (PAGE-5). It waits for the goals, which contain the server's today and the plan's limit. */
const CreateGoal = () => {
  useTitle('Create Goal')
  const query = useGoals()
  const load = useLoad(query)
  if (query.data && isBlocked(query.data)) return <NoAccess shown={query.data} />
  if (query.data) return <Shown shown={query.data} />
  return typeof load === 'object' ? <LoadFailed {...load} /> : <LoadingPage />
}

export default CreateGoal
