import { useEffect, useState } from 'react'

/** Milliseconds, for browsers that do not say when they have nothing to do. */
const LATER = 2_000

/** True once the document is loaded and the browser has nothing better to do. */
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
