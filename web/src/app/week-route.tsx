import { WeekPage } from '#web/features/week/week-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const WeekRoute = () => (
  <RequirePerson>
    <WeekPage />
  </RequirePerson>
)
