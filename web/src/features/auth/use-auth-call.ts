import { useState } from 'react'
import { messages } from '#domain/messages.ts'
import { NetworkError } from '#web/lib/api-error.ts'
import { loadConfig } from '#web/lib/config.ts'
import { PlainError } from '#web/lib/error-text.ts'
import { type AuthAction, authMessage, type Remedy, remediesFor } from './auth-errors.ts'

/** Milliseconds that the user pool has (specification 9, 'Signup timeout'; decision 32). */
const LIMIT = 10_000

/** The user pool's client has no time-out of its own. */
const inTime = async (action: AuthAction, work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(action === 'sign-up' ? new PlainError(messages.auth.signupTimeout) : new NetworkError()),
      LIMIT,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** What went wrong, in words, and the ways on. */
export type AuthFailure = { text: string; remedies: readonly Remedy[] }

/** Runs a call to the user pool, once at a time, and puts its failure into words. */
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
      // What a deployment set decides the words; without its configuration the defaults do.
      const config = await loadConfig().catch(() => ({}))
      const context = { action, email, ...config }
      setError({ text: authMessage(reason, context), remedies: remediesFor(reason, context) })
    } finally {
      setBusy(false)
    }
  }

  return { busy, error, run }
}
