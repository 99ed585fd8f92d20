import type { Throttle } from '#local/contracts/cloud-model.ts'

/**
 * A limit of a stage or a route as a token bucket: `burst` requests at once, `rate` a second after that. It counts the machine's time,
 * for that is the time in which requests come in, wherever the stack's clock was set.
 */
export const createThrottle = (limit: Throttle | null, now: () => number = () => performance.now()) => {
  let tokens = limit?.burst ?? 0
  let last = now()
  return {
    /** False when the request is one too many. */
    admits: (): boolean => {
      if (!limit) return true
      const at = now()
      tokens = Math.min(limit.burst, tokens + ((at - last) / 1000) * limit.rate)
      last = at
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
