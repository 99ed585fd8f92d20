import type { WayBack } from '#web/entities/session/sign-in-return.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { useSocialSignIn } from './use-social-sign-in.ts'

type Props = {
  wayBack: WayBack
  /** The failure of a redirect through this tab; '' if the provider gave no text. */
  failure: string | null
}

export const SocialButton = ({ wayBack, failure: brought }: Props) => {
  const { start, note, failure } = useSocialSignIn(wayBack, brought)
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
