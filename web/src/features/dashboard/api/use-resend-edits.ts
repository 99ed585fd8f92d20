import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useConnection } from '#web/lib/connection.ts'
import { UPDATE_GOAL_KEY, useUpdateGoal } from './use-update-goal.ts'

/** How often this device's network has come back. */
const useReturns = (): number => {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = () => setReturns((before) => before + 1)
    window.addEventListener('online', count)
    return () => window.removeEventListener('online', count)
  }, [])
  return returns
}

/**
 * Sends unconfirmed edits again once: those of an earlier visit after the goals have loaded and while there is a network, and those of
 * this visit when the device's network is back (GOAL-15). Nothing is sent again while an edit is being sent.
 */
export const useResendEdits = (shown: Goals | undefined): void => {
  const { mutate } = useUpdateGoal()
  const online = useConnection() === 'online'
  const returns = useReturns()
  const client = useQueryClient()
  const sentAfter = useRef<number>(null)
  useEffect(() => {
    if (shown === undefined || !online || sentAfter.current === returns) return
    sentAfter.current = returns
    if (client.isMutating({ mutationKey: UPDATE_GOAL_KEY }) > 0) return
    for (const goal of shown.goals) {
      if (goal.unsynced !== null) mutate({ goal, updates: goal.unsynced })
    }
  }, [shown, online, returns, mutate, client])
}
