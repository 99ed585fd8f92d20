import Info from 'lucide-react/icons/info'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { authMessages } from '#domain/messages/auth.ts'
import { rememberedCredentials } from '#web/entities/session/session-state.ts'
import { endSession } from '#web/entities/session/sign-out.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { toast } from '#web/ui/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { awaitedEmail } from './awaited-email.ts'
import { CodeField } from './code-field.tsx'
import { LocalControlLink } from './local-control-link.tsx'
import { resendQuietly } from './resend.ts'
import { useCheckOnReturn } from './use-check-on-return.ts'

type Props = { email: string /** The reason for this view. */; notice: string | null }

/** 'Check Your Email': after a sign-up, or a sign-in with an unverified address (AUTH-1, AUTH-7). */
export const CheckEmail = ({ email, notice }: Props) => {
  useTitle('Check Your Email')
  const navigate = useNavigate()
  useCheckOnReturn()
  const [sending, setSending] = useState(false)
  useEffect(() => awaitedEmail.write(email), [email])
  // After a reload and a reset the tab holds no password, so it cannot sign in by itself.
  const goesOn = rememberedCredentials() !== null
  const signIn = `/auth?email=${encodeURIComponent(email)}`
  const leave = async (to: string) => {
    awaitedEmail.clear()
    await endSession()
    await navigate(to, { replace: true })
  }
  const sendAgain = async () => {
    if (sending) return
    setSending(true)
    if (await resendQuietly(email)) toast.nudge('It is on its way', authMessages.mailAgain)
    setSending(false)
  }
  return (
    <AuthLayout line="Tomorrow, the first message is yours.">
      <h1>Check Your Email</h1>
      {notice === null ? null : (
        <Banner icon={Info} live>
          {notice}
        </Banner>
      )}
      <p className="lead">
        Open the link we sent to <b>{email}</b>.{' '}
        {goesOn ? 'This page goes on when you come back to it.' : 'Then sign in.'}
      </p>
      <LocalControlLink />
      {goesOn ? (
        <ButtonLink variant="dawn" size="large" wide to="/verify-email">
          I Opened the Link
        </ButtonLink>
      ) : (
        <Button variant="dawn" size="large" wide onClick={() => void leave(signIn)}>
          Sign In
        </Button>
      )}
      <div className="auth-folds">
        <Fold title="Nothing there yet?">
          <p>Give it a minute and look in your spam folder. Then send it again.</p>
          <div className="button-row">
            <Button onClick={() => void sendAgain()} aria-disabled={sending || undefined}>
              Send It Again
            </Button>
          </div>
        </Fold>
        <Fold title="Type the code instead">
          <CodeField to={(code) => `/verify-email?${new URLSearchParams({ email, code, typed: 'true' })}`} />
        </Fold>
        <Fold title="Another address">
          <p>You wrote {email}. If that is not right, begin again with the right one.</p>
          <div className="button-row">
            <Button onClick={() => void leave('/auth?mode=sign-up')}>Use Another Address</Button>
            <Button variant="plain" onClick={() => void leave(signIn)}>
              Back to Sign In
            </Button>
          </div>
        </Fold>
      </div>
    </AuthLayout>
  )
}
