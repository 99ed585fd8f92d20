import { useEffect, useState } from 'react'

/** Milliseconds of loading in total (AUTH-17). */
const LOADING_LIMIT = 5_000

/** Milliseconds between two waits that count as one, because one loading screen may follow another. */
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

/** Milliseconds left of the present wait; the whole limit if nothing waits. */
export const loadingTimeLeft = (): number =>
  waiting === 0 ? LOADING_LIMIT : Math.max(0, since + LOADING_LIMIT - Date.now())

/** True after the page has been loading for 5 s without a break, in any of its parts (AUTH-17). */
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
