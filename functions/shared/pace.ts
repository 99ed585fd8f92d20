import { setTimeout as pause } from 'node:timers/promises'

/** Lets through so many a second, evenly, whoever asks; by the machine's own steady clock. */
export const paceOf = (perSecond: number): (() => Promise<void>) => {
  const gap = 1000 / perSecond
  let next = 0
  return async () => {
    const at = Math.max(performance.now(), next)
    next = at + gap
    const wait = at - performance.now()
    if (wait > 0) await pause(wait)
  }
}
