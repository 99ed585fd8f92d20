import { Info } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { authMessages } from '#domain/messages/auth.ts'
import { endSession } from '#web/entities/session/sign-out.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CodeInstead } from './code-instead.tsx'
import { LocalControlLink } from './local-control-link.tsx'
import { resendQuietly } from './resend.ts'

type Props = { email: string /** The reason for this view. */; notice: string | null }

/** 'Check Your Email': after a sign-up, or a sign-in with an unverified address (AUTH-1, AUTH-7). */
export const CheckEmail = ({ email, notice }: Props) => {
  useTitle('Check Your Email')
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const back = async () => {
    await endSession()
    await navigate(`/auth?email=${encodeURIComponent(email)}`, { replace: true })
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
        We sent a verification email to <b>{email}</b>. Open the link in it and you are in. Nothing there? Look in your
        spam folder.
      </p>
      <LocalControlLink />
      <ButtonLink variant="dawn" size="large" wide to="/verify-email">
        I opened the link
      </ButtonLink>
      <details className="auth-other">
        <summary>Other ways</summary>
        <p className="fine-print">
          No mail?{' '}
          <LinkButton onClick={() => void sendAgain()} aria-disabled={sending || undefined}>
            Send it again
          </LinkButton>
          .
        </p>
        <CodeInstead to={(code) => `/verify-email?${new URLSearchParams({ email, code })}`} />
      </details>
      <Button variant="plain" size="large" wide onClick={() => void back()}>
        Back to Sign In
      </Button>
    </AuthLayout>
  )
}
