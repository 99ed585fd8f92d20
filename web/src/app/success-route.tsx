import SuccessPage from '#web/features/plans/components/success-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const SuccessRoute = () => (
  <RequirePerson>
    <SuccessPage />
  </RequirePerson>
)
