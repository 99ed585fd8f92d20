import { offlineMessages } from '#domain/messages/offline.ts'
import { useConnection } from '#web/lib/connection.ts'
import { OfflineNote } from '#web/ui/offline-note.tsx'
import './offline-bar.css'

/** Shows on every screen that there is no network, and what still works. A screen with its own note (`.away`) hides it. */
export const OfflineBar = ({ signedIn }: { signedIn: boolean }) => {
  const connection = useConnection()
  // A visitor's page needs no calls, so a failed one is not shown.
  const shown = connection === 'offline' || (connection === 'unreachable' && signedIn)
  const { title, unreachableTitle, works, visitor } = offlineMessages
  return (
    <div className="offline-bar" aria-live="polite">
      {shown ? (
        <OfflineNote title={connection === 'offline' ? title : unreachableTitle}>
          {signedIn ? works : visitor}
        </OfflineNote>
      ) : null}
    </div>
  )
}
