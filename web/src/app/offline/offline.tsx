import { lazy } from 'react'
import { useSession } from '#web/entities/session/session.tsx'
import { OfflineBar } from './offline-bar.tsx'

/** For signed-in people only; a visitor does not load it. */
const Away = lazy(() => import('./away.tsx'))

/** The parts for use without a network (PAGE-17). */
const Offline = () => {
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
