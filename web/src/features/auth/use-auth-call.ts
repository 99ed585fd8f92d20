import { useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'
import { type AuthAction, authMessage } from './auth-errors.ts'

/** Runs a call to the user pool, once at a time, and puts its failure into words. */
export const useAuthCall = (action: AuthAction) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const run = async (email: string, work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (reason) {
      // What a deployment set decides the words; without its configuration the defaults do.
      const { hideAccountExistence, passwordMinLength } = await loadConfig().catch(() => ({
        hideAccountExistence: false,
        passwordMinLength: 6,
      }))
      setError(authMessage(reason, { action, email, hideAccountExistence, passwordMinLength }))
    } finally {
      setBusy(false)
    }
  }

  return { busy, error, run }
}
