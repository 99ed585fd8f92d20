import { lazy } from 'react'
import { useSession } from '#web/entities/session/session.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useFarewell } from './use-farewell.ts'

/** For signed-in people only; a visitor does not load it. */
const Away = lazy(() => import('./away.tsx'))

/** The parts for use without a network (PAGE-17), and the farewell. Loaded after everything else. */
const Offline = () => {
  useFarewell()
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
