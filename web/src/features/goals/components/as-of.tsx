import { messages } from '#domain/messages.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { useConnection } from '#web/lib/connection.ts'
import { formatInstant } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { OfflineNote } from '#web/ui/offline-note.tsx'

/** How old the goals are that are shown without a network, and what still works. */
export const AsOf = ({ today, trying, onRetry }: { today: TodayView; trying: boolean; onRetry: () => void }) => {
  const connection = useConnection()
  if (connection === 'online') return null
  const { title, unreachableTitle, goalsAsOf, works } = messages.offline
  return (
    <div className="away" role="status">
      <OfflineNote
        title={connection === 'offline' ? title : unreachableTitle}
        action={
          <Button size="small" inactive={trying} onClick={onRetry}>
            {trying ? 'Trying...' : 'Try again'}
          </Button>
        }
      >
        {goalsAsOf(formatInstant(today.now, today))} {works}
      </OfflineNote>
    </div>
  )
}
