import { authMessages } from '#domain/messages/auth.ts'
import type { Remedy } from '#web/entities/session/auth-errors.ts'
import type { WayBack } from '#web/entities/session/sign-in-return.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useWayBackState } from './arrival.ts'
import { GoogleMark } from './google-mark.tsx'
import { useSocialSignIn } from './use-social-sign-in.ts'

const NAMES = {
  'sign-in': 'Sign In',
  'sign-up': 'Create an Account with It',
  reset: 'Set a New Password',
  'new-link': 'Send a New One',
} as const
const MODES = { 'sign-in': 'sign-in', 'sign-up': 'sign-up', reset: 'reset', 'new-link': 'reset' } as const

const Google = ({ wayBack }: { wayBack: WayBack }) => {
  const { start, note, failure } = useSocialSignIn(wayBack)
  const said = failure ?? note
  return (
    <>
      <Button size="small" onClick={start}>
        <GoogleMark /> Continue with Google
      </Button>
      {said === null ? null : <span className="remedy-words">{said}</span>}
    </>
  )
}

type Props = { remedies: readonly Remedy[]; email: string; wayBack: WayBack }

/** The actions after a failure, as buttons under its text. They take over the typed address. */
export const Remedies = ({ remedies, email, wayBack }: Props) => {
  const state = useWayBackState()
  if (remedies.length === 0) return null
  const createAddress = (to: keyof typeof MODES) => `/auth?${new URLSearchParams({ mode: MODES[to], email })}`
  return (
    <>
      {remedies.includes('google') ? <span className="remedy-words">{authMessages.maybeGoogle}</span> : null}
      <span className="remedies">
        {remedies.map((remedy) =>
          remedy === 'google' || remedy === 'google-only' ? (
            <Google key={remedy} wayBack={wayBack} />
          ) : (
            <ButtonLink key={remedy} size="small" to={createAddress(remedy)} state={state}>
              {NAMES[remedy]}
            </ButtonLink>
          ),
        )}
      </span>
    </>
  )
}
