import { GoalPage } from '#web/features/motivation/components/goal-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const GoalRoute = () => (
  <RequirePerson>
    <GoalPage />
  </RequirePerson>
)
