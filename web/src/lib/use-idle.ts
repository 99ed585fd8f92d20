import { useEffect, useState } from 'react'

/** Milliseconds, for browsers without `requestIdleCallback`. */
const LATER = 2_000

/** True after the document has loaded and the browser is idle. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const asked = requestIdleCallback(() => setIdle(true), { timeout: LATER })
        stop = () => cancelIdleCallback(asked)
      } else {
        const timer = setTimeout(() => setIdle(true), LATER)
        stop = () => clearTimeout(timer)
      }
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      stop()
    }
  }, [])
  return idle
}
