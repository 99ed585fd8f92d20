import { useEffect, useRef } from 'react'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useConnection } from '#web/lib/connection.ts'
import { useUpdateGoal } from './use-update-goal.ts'

/** Resends unconfirmed edits of an earlier visit once, after the goals have loaded and while there is a network (GOAL-15). */
export const useResendEdits = (shown: Goals | undefined): void => {
  const { mutate } = useUpdateGoal()
  const online = useConnection() === 'online'
  const sent = useRef(false)
  useEffect(() => {
    if (shown === undefined || !online || sent.current) return
    sent.current = true
    for (const goal of shown.goals) {
      if (goal.unsynced !== null) mutate({ goal, updates: goal.unsynced })
    }
  }, [shown, online, mutate])
}
