import { useState } from 'react'
import SuccessPage from '#web/features/plans/components/success-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const SuccessRoute = () => {
  // The page waits for the sign-in first; the re-check counts from here.
  const [landedAt] = useState(() => performance.now())
  return (
    <RequirePerson>
      <SuccessPage landedAt={landedAt} />
    </RequirePerson>
  )
}
