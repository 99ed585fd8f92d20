import { useCallback, useEffect, useState } from 'react'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useConnection } from '#web/lib/connection.ts'
import { goalsAt } from './goals-at.ts'
import { serverNow } from './server-clock.ts'
import { useWaitingCheckIns } from './waiting-check-ins.ts'

/** Milliseconds between two looks at the clock while nobody else says that the day has turned. */
const TICK = 30_000

/** Turns goals that were fetched into what they are by now; another function whenever there may be something to turn. */
export const useGoalsNow = (personId: string): ((fetched: Goals) => Goals) => {
  const waiting = useWaitingCheckIns(personId)
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
    // Goals that have just been fetched may be younger than the last look.
    (fetched: Goals) => goalsAt(fetched, waiting, serverNow(Math.max(lookedAt, Date.now()))),
    [waiting, lookedAt],
  )
}
