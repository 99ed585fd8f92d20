import { isNetworkError } from '#web/lib/error-text.ts'

export type Failure =
  /** The code is wrong, was used, or has run out. */
  | 'spent'
  /** The address was verified before, and nobody is signed in here. */
  | 'used'
  /** The user pool could not be asked. */
  | 'unreachable'
  /** Nobody is known who could be verified (specification 4: no user found). */
  | 'nobody'
  /** Every attempt found the address as it was. */
  | 'still-open'

export type Outcome =
  /** The code of the mail was applied just now. */
  | 'applied'
  /** The address had been verified before. */
  | 'already'
  | Failure

export type Pool = {
  confirm(email: string, code: string): Promise<void>
  signIn(email: string, password: string): Promise<'signed-in' | 'unconfirmed' | 'reset'>
}

/** Milliseconds and counts (specification 9). */
const FIRST_CHECK = 100
const EVERY = 1_000
const ATTEMPTS = 30

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Cognito says so of an address whose code was used before. */
const isConfirmed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && /\bCONFIRMED\b/.test(error.message)

/** The pool was not reached, or could not answer. */
const isOutage = (error: unknown): boolean =>
  isNetworkError(error) ||
  (error instanceof Error && /^(ServiceUnavailable|InternalError|TooManyRequests)/.test(error.name))

/** Milliseconds for one request (decision 32). */
const REQUEST_LIMIT = 10_000

/** What `work` gives, or 'late' after so many milliseconds. */
const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Applies the code of the mail's link. */
export const applyCode = async (pool: Pool, email: string, code: string): Promise<Outcome> => {
  try {
    const outcome = await within(REQUEST_LIMIT, pool.confirm(email, code))
    return outcome === 'late' ? 'unreachable' : 'applied'
  } catch (error) {
    if (isConfirmed(error)) return 'used'
    return isOutage(error) ? 'unreachable' : 'spent'
  }
}

/**
 * Without a code: asks by trying to sign in with what this tab still holds, until the address is verified elsewhere
 * (decision 21). An attempt starts at each full second, unless the one before still waits for its answer; all of them
 * take 30 s at most. A tab that holds nothing has failed at once. Ends early when `stopped` says so.
 */
export const awaitConfirmation = async (
  pool: Pool,
  held: { email: string; password: string } | null,
  stopped: () => boolean = () => false,
): Promise<Outcome> => {
  if (!held) return 'nobody'
  const began = Date.now()
  const passed = () => Date.now() - began
  const limit = EVERY * ATTEMPTS
  await wait(FIRST_CHECK)
  while (passed() < limit && !stopped()) {
    const attempt = pool.signIn(held.email, held.password).catch((error: unknown) => {
      return isOutage(error) ? 'unreachable' : 'refused'
    })
    const answer = await within(limit - passed(), attempt)
    if (answer === 'signed-in') return 'already'
    if (answer === 'refused') return 'nobody'
    const next = Math.floor((passed() - FIRST_CHECK) / EVERY + 1) * EVERY + FIRST_CHECK
    if (next < limit) await wait(next - passed())
    else break
  }
  return 'still-open'
}
