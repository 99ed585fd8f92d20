import { useEffect } from 'react'
import { useSession } from '#web/entities/session/session.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { registerWorker } from './register-worker.ts'
import { useSending } from './use-sending.ts'

/** Whoever is signed in can come back without a network; a visitor has nothing to come back to and loads nothing. */
const Away = ({ personId }: { personId: string }) => {
  useSending(personId)
  useEffect(() => void registerWorker(), [])
  return null
}

/** What makes the page bear a lost network: loaded when everything else is. */
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
