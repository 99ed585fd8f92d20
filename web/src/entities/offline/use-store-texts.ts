import { useEffect } from 'react'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useConnection } from '#web/lib/connection.ts'
import { useIdle } from '#web/lib/use-idle.ts'
import { readDailyText } from './read-daily-text.ts'
import { readStoredText, storeText } from './stored-texts.ts'

/**
 * Stores today's written texts of all shown goals for use without a network, one after another, when the browser is idle
 * (PAGE-17). Only where a service worker can open the page without a network. Writes no text that is missing.
 */
export const useStoreTexts = (shown: Goals | undefined): void => {
  const idle = useIdle()
  const online = useConnection() === 'online'
  useEffect(() => {
    if (!idle || !online || !shown || !navigator.serviceWorker?.controller) return
    const { date } = shown.today
    const missing = shown.goals.filter(
      ({ id, user_id, permissions }) => permissions.canCheckIn && readStoredText(user_id, id, date) === null,
    )
    const stopping = new AbortController()
    const storeAll = async () => {
      for (const { id, user_id } of missing) {
        const text = await readDailyText(id, stopping.signal)
        if (text) storeText(user_id, id, date, text)
      }
    }
    // Nobody asked for these texts, so a failure is shown to nobody. The next visit tries again.
    storeAll().catch(() => {})
    return () => stopping.abort()
  }, [idle, online, shown])
}
