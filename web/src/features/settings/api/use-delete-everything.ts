import { useState } from 'react'
import { messages } from '#domain/messages.ts'
import { contract as deleteAccount } from '#functions/accounts/delete-account/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { farewell } from '#web/entities/session/farewell.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { deleteIdentity, endSession } from '#web/entities/session/session-store.ts'
import { errorText } from '#web/lib/error-text.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { forgetPerson } from '#web/lib/storage.ts'

/** Milliseconds: years of days are deleted one page after the other. */
const TIMEOUT = 28_000

/** Two tries: the pool is another service, and a moment later it may answer. */
const deleteIdentityTwice = (): Promise<string | null> => deleteIdentity().catch(() => deleteIdentity())

/** `/auth`, where whoever signs out arrives, leads on to the landing page as long as the last word is not said. */
const leaveForGood = async (personId: string, elsewhere: string | null): Promise<void> => {
  forgetPerson(personId)
  if (elsewhere === null) farewell.write(true)
  await endSession()
  if (elsewhere === null) return
  // Not before: it is to be said where the person comes back to.
  farewell.write(true)
  otherSites.visit(elsewhere)
}

/**
 * Deletes what is stored, then the identity (docs/adr/043-delete-an-account-in-repeatable-steps.md), signs out and leads to the landing page. Both halves may be
 * repeated, so whatever failed is tried again from the start.
 */
export const useDeleteEverything = () => {
  const { id } = usePerson()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (email: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    let stored = true
    try {
      await call(deleteAccount, { email }, { timeout: TIMEOUT })
      stored = false
      await leaveForGood(id, await deleteIdentityTwice())
    } catch (error) {
      console.warn(error)
      setFailure(stored ? errorText(error) : messages.settings.identityLeft)
      setBusy(false)
    }
  }
  return { run, busy, failure }
}
