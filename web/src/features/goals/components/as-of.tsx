import { WifiOff } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { useConnection } from '#web/lib/connection.ts'
import { formatInstant } from '#web/lib/dates.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import './as-of.css'

/** How old the goals are that are shown without a network, and what still works. */
export const AsOf = ({ today, trying, onRetry }: { today: TodayView; trying: boolean; onRetry: () => void }) => {
  const connection = useConnection()
  if (connection === 'online') return null
  return (
    <div className="away">
      <Banner icon={WifiOff} live>
        <span className="away-words">
          <b>{connection === 'offline' ? messages.offline.title : messages.offline.unreachableTitle}</b>{' '}
          {messages.offline.goalsAsOf(formatInstant(today.now, today))} {messages.offline.works}
        </span>
        <Button size="small" inactive={trying} onClick={onRetry}>
          {trying ? 'Trying...' : 'Try again'}
        </Button>
      </Banner>
    </div>
  )
}
