import { isTriggerFailure } from '#web/entities/session/auth-errors.ts'
import { isNetworkError } from '#web/lib/error-text.ts'

export type Failure =
  /** The code is wrong, used, or expired. */
  | 'spent'
  /** The address is already verified, and this tab is signed out. */
  | 'used'
  /** The user pool could not be reached. */
  | 'unreachable'
  /** No code and no credentials (AUTH-9). */
  | 'no-person'
  /** Every attempt found the address unverified. */
  | 'still-open'

export type VerificationOutcome =
  /** The mail's code was applied now. */
  | 'applied'
  /** The address was already verified. */
  | 'already'
  | Failure

export type Pool = {
  confirm(email: string, code: string): Promise<void>
  signIn(email: string, password: string): Promise<'signed-in' | 'unconfirmed' | 'reset'>
}

/** Milliseconds and counts (AUTH-9). */
const FIRST_CHECK = 100
const EVERY = 1_000
const ATTEMPTS = 30

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Resolves while the tab is visible: at once, or when the person comes back to it. */
const tabShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState !== 'hidden') return resolve()
    const onChange = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', onChange)
      resolve()
    }
    document.addEventListener('visibilitychange', onChange)
  })

/** Cognito's text for an address whose code was already used. */
const isConfirmed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && /\bCONFIRMED\b/.test(error.message)

/** The user pool was not reached or could not answer. */
const isOutage = (error: unknown): boolean =>
  isNetworkError(error) ||
  isTriggerFailure(error) ||
  (error instanceof Error && /^(ServiceUnavailable|InternalError|TooManyRequests)/.test(error.name))

/** Milliseconds per request. */
const REQUEST_LIMIT = 10_000

/** The result of `work`, or 'late' after `milliseconds`. */
const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Has the user pool confirm the address. The pool confirms it before its trigger runs, and answers with an error when the trigger fails;
 * its answer to a second request tells whether the address is confirmed.
 */
const confirm = async (pool: Pool, email: string, code: string): Promise<void> => {
  try {
    await pool.confirm(email, code)
  } catch (error) {
    if (!isTriggerFailure(error)) throw error
    await pool.confirm(email, code).catch((second: unknown) => {
      if (!isConfirmed(second)) throw second
    })
  }
}

/** Applies the code of the mail's link. */
export const applyCode = async (pool: Pool, email: string, code: string): Promise<VerificationOutcome> => {
  try {
    const outcome = await within(REQUEST_LIMIT, confirm(pool, email, code))
    return outcome === 'late' ? 'unreachable' : 'applied'
  } catch (error) {
    if (isConfirmed(error)) return 'used'
    return isOutage(error) ? 'unreachable' : 'spent'
  }
}

/**
 * Without a code: tries to sign in with the credentials of this tab until the address is verified elsewhere
 * (AUTH-9). An attempt starts at each full second, unless the previous one is still pending; all attempts
 * together take at most 30 s. While `shown` is pending, nothing is attempted and the time does not count. A tab without
 * credentials fails at once. Ends early when `stopped` gives true.
 */
export const awaitConfirmation = async (
  pool: Pool,
  remembered: { email: string; password: string } | null,
  stopped: () => boolean = () => false,
  shown: () => Promise<void> = tabShown,
): Promise<VerificationOutcome> => {
  if (!remembered) return 'no-person'
  let began = Date.now()
  const passed = () => Date.now() - began
  const limit = EVERY * ATTEMPTS
  await wait(FIRST_CHECK)
  while (passed() < limit && !stopped()) {
    const before = Date.now()
    await shown()
    began += Date.now() - before
    if (stopped()) break
    const attempt = pool.signIn(remembered.email, remembered.password).catch((error: unknown) => {
      return isOutage(error) ? 'unreachable' : 'refused'
    })
    const answer = await within(limit - passed(), attempt)
    if (answer === 'signed-in') return 'already'
    if (answer === 'refused') return 'no-person'
    const next = Math.floor((passed() - FIRST_CHECK) / EVERY + 1) * EVERY + FIRST_CHECK
    if (next < limit) await wait(next - passed())
    else break
  }
  return 'still-open'
}
