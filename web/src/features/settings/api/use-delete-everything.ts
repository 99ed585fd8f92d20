import { useState } from 'react'
import { settingsMessages } from '#domain/messages/settings.ts'
import { contract as deleteAccount } from '#functions/accounts/delete-account/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { farewell } from '#web/entities/session/farewell.ts'
import { forgetPerson } from '#web/entities/session/forget-people.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { deleteIdentityAndSignOut, endSession } from '#web/entities/session/sign-out.ts'
import { errorText } from '#web/lib/error-text.ts'
import { otherSites } from '#web/lib/other-sites.ts'

/** Milliseconds. A long history is deleted page by page. */
const TIMEOUT = 28_000

/** Deletes the identity, with one retry, because the user pool is a separate service. */
const deleteIdentityTwice = (): Promise<string | null> =>
  deleteIdentityAndSignOut().catch(() => deleteIdentityAndSignOut())

/** Sets the notice: `/auth` then redirects to the landing page, which shows it. */
const leaveForGood = async (personId: string, elsewhere: string | null): Promise<void> => {
  forgetPerson(personId)
  if (elsewhere === null) farewell.write(true)
  await endSession()
  if (elsewhere === null) return
  // Only now, because it must be shown after the person returns.
  farewell.write(true)
  otherSites.visit(elsewhere)
}

/**
 * Deletes the stored data, then the identity (ACCOUNT-8, ADR 043), signs out and navigates to the landing page. Both steps
 * are idempotent, so a failed deletion restarts from the beginning.
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
      setFailure(stored ? errorText(error) : settingsMessages.identityLeft)
      setBusy(false)
    }
  }
  return { run, busy, failure }
}
