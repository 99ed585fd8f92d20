import { lazy } from 'react'
import { useSession } from '#web/entities/session/session.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useFarewell } from './use-farewell.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** For signed-in people only; a visitor does not load it. */
const Away = lazy(() => import('./away.tsx'))

/** The parts for use without a network (PAGE-17), the farewell, and the focus after a press. Loaded after everything else. */
const Offline = () => {
  useFarewell()
  useKeptFocus()
  const session = useSession()
  const personId = session.state === 'signed-in' ? session.person.id : null
  return (
    <>
      {personId === null ? null : <Away personId={personId} />}
      <OfflineBar signedIn={personId !== null} />
    </>
  )
}

export default Offline
