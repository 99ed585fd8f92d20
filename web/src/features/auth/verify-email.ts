export type Failure =
  /** The code is wrong, was used, or has run out. */
  | 'spent'
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

/** The pool's client has a name for it; a configuration that does not come fails as `fetch` does. */
const isNetwork = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NetworkError' || error.name === 'TypeError')

/** Applies the code of the mail's link. */
export const applyCode = async (pool: Pool, email: string, code: string): Promise<Outcome> => {
  try {
    await pool.confirm(email, code)
    return 'applied'
  } catch (error) {
    if (isConfirmed(error)) return 'already'
    return isNetwork(error) ? 'unreachable' : 'spent'
  }
}

/**
 * Without a code: asks by trying to sign in with what this tab still holds, until the address is verified elsewhere
 * (decision 21). A tab that holds nothing has failed at once. Ends early when `stopped` says so.
 */
export const awaitConfirmation = async (
  pool: Pool,
  held: { email: string; password: string } | null,
  stopped: () => boolean = () => false,
): Promise<Outcome> => {
  if (!held) return 'nobody'
  await wait(FIRST_CHECK)
  for (let attempt = 1; attempt <= ATTEMPTS && !stopped(); attempt += 1) {
    try {
      if ((await pool.signIn(held.email, held.password)) === 'signed-in') return 'already'
    } catch (error) {
      if (!isNetwork(error)) return 'nobody'
    }
    if (attempt < ATTEMPTS) await wait(EVERY)
  }
  return 'still-open'
}
