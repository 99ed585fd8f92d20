import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendWaiting } from '#web/entities/offline/send-waiting.ts'
import { useWaitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { useConnection } from '#web/lib/connection.ts'

/** Milliseconds between two attempts while a check-in waits or the server is unreachable. */
const AGAIN = 15_000

/** Sends the waiting check-ins: at the start, when the network or the tab is back, and at intervals until they are sent (STREAK-5). */
export const useSending = (personId: string): void => {
  const client = useQueryClient()
  const connection = useConnection()
  const waits = useWaitingCheckIns(personId).length > 0

  useEffect(() => {
    if (connection === 'offline') return
    const attempt = async () => {
      if (document.visibilityState === 'hidden') return
      await sendWaiting(client, personId)
      // Refetch the shown queries; an answer sets the connection to online.
      if (connection === 'unreachable') await client.refetchQueries({ type: 'active' })
    }
    const again = waits || connection === 'unreachable' ? setInterval(() => void attempt(), AGAIN) : undefined
    if (connection === 'online') void attempt()
    const onShown = () => void attempt()
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('focus', onShown)
    return () => {
      clearInterval(again)
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('focus', onShown)
    }
  }, [client, personId, connection, waits])

  // The shown data is as old as the last answer.
  useEffect(() => {
    const onBack = () => void client.invalidateQueries()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [client])
}
