import { TodayPage } from '#web/features/today/today-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const TodayRoute = () => (
  <RequirePerson>
    <TodayPage />
  </RequirePerson>
)
