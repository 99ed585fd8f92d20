import { useEffect, useState } from 'react'

/** Milliseconds: for browsers without `requestIdleCallback`, and for a hidden page, which is not painted. */
const LATER = 2_000

/** Calls back after the next paint, when the browser is idle. Returns what cancels it. */
const afterPaint = (done: () => void): (() => void) => {
  const timer = setTimeout(done, LATER)
  if (!('requestIdleCallback' in window)) return () => clearTimeout(timer)
  const { requestIdleCallback, cancelIdleCallback } = window
  let idle = 0
  // An idle callback alone can come before the first paint, and its work would delay it.
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(done, { timeout: LATER })
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    cancelIdleCallback(idle)
  }
}

/** True after the document has loaded and is painted, and the browser is idle. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const wait = () => {
      stop = afterPaint(() => setIdle(true))
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
