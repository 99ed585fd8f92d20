import { offlineMessages } from '#domain/messages/offline.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useConnection } from '#web/lib/connection.ts'
import { formatInstant } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { OfflineNote } from '#web/ui/offline-note.tsx'

type Props = { shown: Pick<Goals, 'today' | 'stored'>; trying: boolean; onRetry: () => void }

/** The age of goals that are shown without the server's answer, and what still works (PAGE-17). */
export const AsOf = ({ shown: { today, stored }, trying, onRetry }: Props) => {
  const connection = useConnection()
  if (connection === 'online' && stored !== 'late') return null
  const { title, unreachableTitle, slowTitle, goalsAsOf, works } = offlineMessages
  const titles = { offline: title, unreachable: unreachableTitle, online: slowTitle }
  return (
    <div className="away" role="status">
      <OfflineNote
        title={titles[connection]}
        action={
          <Button size="small" inactive={trying} onClick={onRetry}>
            {trying ? 'Trying...' : 'Try Again'}
          </Button>
        }
      >
        {goalsAsOf(formatInstant(today.now, today))} {connection === 'online' ? null : works}
      </OfflineNote>
    </div>
  )
}
