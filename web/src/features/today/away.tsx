import { offlineMessages } from '#domain/messages/offline.ts'
import { todayMessages } from '#domain/messages/today.ts'
import { useConnection } from '#web/lib/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { OfflineNote } from '#web/ui/offline-note.tsx'

type Props = { late: boolean; trying: boolean; onRetry: () => void }

/** Without a network, or with a server that is slow to answer: what is on this device and what waits (PAGE-17). */
export const Away = ({ late, trying, onRetry }: Props) => {
  const connection = useConnection()
  if (connection === 'online' && !late) return null
  const { title, unreachableTitle, slowTitle } = offlineMessages
  const titles = { offline: title, unreachable: unreachableTitle, online: slowTitle }
  return (
    <div className="wrap today-away">
      <div className="away" role="status">
        <OfflineNote
          title={titles[connection]}
          action={
            <Button size="small" inactive={trying} onClick={onRetry}>
              {trying ? 'Trying...' : 'Try Again'}
            </Button>
          }
        >
          {todayMessages.offline}
        </OfflineNote>
      </div>
    </div>
  )
}
