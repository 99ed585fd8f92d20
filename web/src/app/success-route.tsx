import { useState } from 'react'
import SuccessPage from '#web/features/plans/components/success-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const SuccessRoute = () => {
  // The 2 s before the re-check (PLAN-11) start here, before the session has loaded.
  const [landedAt] = useState(() => performance.now())
  return (
    <RequirePerson>
      <SuccessPage landedAt={landedAt} />
    </RequirePerson>
  )
}
