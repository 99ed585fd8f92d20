import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { useSocialSignIn } from './use-social-sign-in.ts'

type Props = {
  /** Where the person goes once signed in. */
  returnTo: string
  /** What the redirect through this tab brought back; '' where the provider said nothing that can be quoted. */
  failure: string | null
}

export const SocialButton = ({ returnTo, failure: brought }: Props) => {
  const { start, note, failure } = useSocialSignIn(returnTo, brought)
  return (
    <>
      {failure === null ? null : <Banner kind="failed">{failure}</Banner>}
      {note === null ? null : <Banner live>{note}</Banner>}
      <Button size="large" wide onClick={start}>
        <GoogleMark /> Continue with Google
      </Button>
    </>
  )
}
