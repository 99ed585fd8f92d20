import { setTimeout as pause } from 'node:timers/promises'

/** A monotonic clock and a wait, both in milliseconds. */
type SteadyClock = { now: () => number; wait: (ms: number) => Promise<void> }

const OWN_CLOCK: SteadyClock = { now: () => performance.now(), wait: (ms) => pause(ms) }

/** Returns a function that resolves at most `perSecond` times a second, evenly spaced (MAIL-10). */
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
