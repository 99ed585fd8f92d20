import type { Throttle } from '#local/contracts/cloud-model.ts'

/**
 * The throttle of a stage or route: a token bucket of `burst` tokens, refilled by `rate` a second. It uses machine time, because
 * requests arrive in machine time.
 */
export const createThrottle = (limit: Throttle | null, now: () => number = () => performance.now()) => {
  let tokens = limit?.burst ?? 0
  let last = now()
  return {
    /** Whether the request is within the limit. */
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
