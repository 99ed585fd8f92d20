import { useCallback, useEffect, useState } from 'react'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useConnection } from '#web/lib/connection.ts'
import { goalsAt } from './goals-at.ts'
import { serverNow } from './server-clock.ts'
import { useUnansweredCheckIns } from './unanswered-check-ins.ts'
import { useWaitingCheckIns } from './waiting-check-ins.ts'

/** Milliseconds between two reads of the clock while there is no connection. */
const TICK = 30_000

/** Gives a function that computes the present state of fetched goals; a new function whenever that state may have changed. */
export const useGoalsNow = (personId: string): ((fetched: Goals) => Goals) => {
  const waiting = useWaitingCheckIns(personId)
  const unanswered = useUnansweredCheckIns()
  const alone = useConnection() !== 'online'
  const [lookedAt, setLookedAt] = useState(Date.now)
  useEffect(() => {
    const look = () => setLookedAt(Date.now())
    const ticking = alone ? setInterval(look, TICK) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [alone])
  return useCallback(
    // The goals may have been fetched after the last read of the clock.
    (fetched: Goals) => {
      const unsettled = [...waiting, ...unanswered.filter((one) => one.personId === personId)]
      return goalsAt(fetched, unsettled, serverNow(Math.max(lookedAt, Date.now())))
    },
    [waiting, unanswered, personId, lookedAt],
  )
}
