import { useEffect, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { authMessage } from './auth-errors.ts'
import { GoogleMark } from './google-mark.tsx'
import { onSocialFailure, startSocialSignIn } from './social.ts'

type Props = {
  /** Where the person goes once signed in. */
  returnTo: string
  /** What the redirect through this tab brought back; '' where the provider said nothing that can be quoted. */
  failure: string | null
}

export const SocialButton = ({ returnTo, failure }: Props) => {
  const [error, setError] = useState(failure)
  useEffect(() => onSocialFailure(setError), [])

  // The button stays ready: a popup that was closed or lost behind other windows is simply opened again.
  const start = () => {
    setError(null)
    startSocialSignIn(returnTo).catch((reason: unknown) =>
      setError(authMessage(reason, { action: 'social', email: '' })),
    )
  }

  return (
    <>
      {error !== null ? <Banner kind="failed">{error || messages.auth.socialFailed}</Banner> : null}
      <Button size="large" wide onClick={start}>
        <GoogleMark /> Continue with Google
      </Button>
    </>
  )
}
