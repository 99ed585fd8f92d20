import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock. */
const LOOK = 250

type Clock = {
  /** Milliseconds that had passed at the last start. */
  before: number
  /** The instant of the last start; null while it stands still. */
  since: number | null
}

export type CountdownClock = {
  state: 'ready' | 'running' | 'paused' | 'over'
  /** Whole seconds that have passed and that are left. */
  gone: number
  left: number
  /** Starts, pauses, goes on, or starts again. */
  press: () => void
}

const READY: Clock = { before: 0, since: null }

/** Counts `seconds` down by the device's clock, so that a page that slept is right again when it wakes. */
export const useCountdown = (seconds: number): CountdownClock => {
  const [clock, setClock] = useState(READY)
  const [now, setNow] = useState(0)
  const all = seconds * 1000
  const passed = Math.min(all, clock.before + (clock.since === null ? 0 : Math.max(0, now - clock.since)))
  const isOver = passed >= all
  const isRunning = clock.since !== null && !isOver
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), LOOK)
    return () => clearInterval(timer)
  }, [isRunning])
  const press = () => {
    const at = Date.now()
    setNow(at)
    if (isRunning) setClock({ before: passed, since: null })
    else setClock({ before: isOver ? 0 : clock.before, since: at })
  }
  const gone = Math.floor(passed / 1000)
  const state = isOver ? 'over' : isRunning ? 'running' : passed > 0 ? 'paused' : 'ready'
  return { state, gone, left: seconds - gone, press }
}
