import { useEffect, useState } from 'react'
import { authMessages } from '#domain/messages/auth.ts'
import { authMessage } from '#web/entities/session/auth-errors.ts'
import type { WayBack } from '#web/entities/session/sign-in-return.ts'
import { onSocialFailure, startSocialSignIn } from '#web/entities/session/social.ts'

/** The sign-in with Google and its result. `failure` is '' if the provider gave no text. */
export const useSocialSignIn = (wayBack: WayBack, failed: string | null = null) => {
  const [failure, setFailure] = useState(failed)
  const [note, setNote] = useState<string | null>(null)
  useEffect(
    () =>
      onSocialFailure((error) => {
        setNote(null)
        setFailure(error)
      }),
    [],
  )

  const start = () => {
    setFailure(null)
    setNote(null)
    startSocialSignIn(wayBack).then(
      (outcome) => setNote(outcome === 'open-already' ? authMessages.googleOpen : null),
      (reason: unknown) => setFailure(authMessage(reason, { action: 'social', email: '' })),
    )
  }
  return { start, note, failure: failure === null ? null : failure || authMessages.socialFailed }
}
