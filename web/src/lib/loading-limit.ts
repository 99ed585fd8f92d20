import { useEffect, useState } from 'react'

/** Milliseconds for which a page may load in all (specification 4 and 9, decision 32). */
const LOADING_LIMIT = 5_000

/** Milliseconds between two waits that count as one: one loading screen may follow another. */
const SAME_WAIT = 50

let waiting = 0
let since = 0
let endedAt = Number.NEGATIVE_INFINITY

const begin = (): void => {
  const pause = Date.now() - endedAt
  if (waiting === 0 && !(pause >= 0 && pause < SAME_WAIT)) since = Date.now()
  waiting += 1
}

const end = (): void => {
  waiting -= 1
  if (waiting === 0) endedAt = Date.now()
}

/** Milliseconds that the present wait has left; all of them where nothing waits. */
export const loadingTimeLeft = (): number =>
  waiting === 0 ? LOADING_LIMIT : Math.max(0, since + LOADING_LIMIT - Date.now())

/** True once the page has been loading for 5 s without a break, whichever parts of it were loading. */
export const useLoadingLimit = (isLoading: boolean): boolean => {
  const [late, setLate] = useState(() => waiting > 0 && loadingTimeLeft() === 0)
  useEffect(() => {
    if (!isLoading) return
    begin()
    const timer = setTimeout(() => setLate(true), loadingTimeLeft())
    return () => {
      clearTimeout(timer)
      end()
      setLate(false)
    }
  }, [isLoading])
  return isLoading && late
}
