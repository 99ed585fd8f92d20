import { useState } from 'react'
import { authMessages } from '#domain/messages/auth.ts'
import { NetworkError } from '#web/lib/api-error.ts'
import { loadConfig } from '#web/lib/config.ts'
import { PlainError } from '#web/lib/error-text.ts'
import { type AuthAction, authMessage, type Remedy, remediesFor } from './auth-errors.ts'

/** Milliseconds for a call to the user pool (AUTH-11). */
const LIMIT = 10_000

/** The user pool's client has no time-out. */
const inTime = async (action: AuthAction, work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(action === 'sign-up' ? new PlainError(authMessages.signupTimeout) : new NetworkError()),
      LIMIT,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The text of a failure, and the actions after it. */
export type AuthFailure = { text: string; remedies: readonly Remedy[] }

/** Runs one call to the user pool at a time, and maps its failure to a text. */
export const useAuthCall = (action: AuthAction) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AuthFailure | null>(null)

  const run = async (email: string, work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await inTime(action, work())
    } catch (reason) {
      // The texts depend on the deployment's configuration; without it the defaults apply.
      const config = await loadConfig().catch(() => ({}))
      const context = { action, email, ...config }
      setError({ text: authMessage(reason, context), remedies: remediesFor(reason, context) })
    } finally {
      setBusy(false)
    }
  }

  return { busy, error, run }
}
