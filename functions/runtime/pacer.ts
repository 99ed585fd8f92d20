import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds of a clock that is never set back, and a wait of some milliseconds. */
type SteadyClock = { now: () => number; wait: (ms: number) => Promise<void> }

const OWN_CLOCK: SteadyClock = { now: () => performance.now(), wait: (ms) => pause(ms) }

/** Lets `perSecond` calls through each second, evenly spaced, also when they are made at the same time. */
export const createPacer = (perSecond: number, { now, wait }: SteadyClock = OWN_CLOCK): (() => Promise<void>) => {
  const gap = 1000 / perSecond
  let next = 0
  return async () => {
    const at = Math.max(now(), next)
    next = at + gap
    const left = at - now()
    if (left > 0) await wait(left)
  }
}
