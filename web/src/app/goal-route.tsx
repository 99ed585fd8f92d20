import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const GoalRoute = () => (
  <RequirePerson>
    <GoalPage />
  </RequirePerson>
)
