import ArrowLeft from 'lucide-react/icons/arrow-left'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import { emailAddress } from '#web/entities/session/credential-fields.ts'
import { awaitVerification } from '#web/entities/session/session-state.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { useWayBackState } from './arrival.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { CodeInstead } from './code-instead.tsx'
import { EmailField } from './email-field.tsx'

/** Keeps the router state, which holds where the person wanted to go. */
export const BackToSignIn = () => (
  <p className="auth-back">
    <RouterLink className="link-arrow" to="/auth" state={useWayBackState()}>
      <Icon of={ArrowLeft} /> Back to Sign In
    </RouterLink>
  </p>
)

const ResetSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const state = useWayBackState()
  return (
    <AuthLayout>
      <h1>It is on its way.</h1>
      <p className="lead">
        If <b>{email}</b> has an account, a link to choose a new password is in its inbox now.
      </p>
      <Banner icon={Mail} live>
        Nothing there? Look in your spam folder, then <LinkButton onClick={onAgain}>send it again</LinkButton>.
      </Banner>
      <CodeInstead to={(code) => `/auth?${new URLSearchParams({ mode: 'reset', email, code })}`} state={state} />
      <ButtonLink to="/auth" state={state} size="large" wide>
        Back to Sign In
      </ButtonLink>
    </AuthLayout>
  )
}

/** Cognito's text for an unverified account. */
const isUnverified = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidParameterException' && /no registered\/verified/i.test(error.message)

/** Sends the reset mail, or the verification mail if the address is not verified. */
const sendReset = async (email: string): Promise<'sent' | 'verify-first'> => {
  const { sendResetMail, resendVerificationMail } = await import('#web/entities/session/identity.ts')
  try {
    await sendResetMail(email)
    return 'sent'
  } catch (error) {
    if (!isUnverified(error)) throw error
    await resendVerificationMail(email)
    return 'verify-first'
  }
}

const schema = z.object({ email: emailAddress })

/** Requests the reset mail, then confirms it. */
export const ResetView = ({ email: given }: { email: string }) => {
  useTitle('Reset your password')
  const form = useForm({ initial: () => ({ email: given }), schema })
  const { email } = form.values
  const [sent, setSent] = useState(false)
  const navigate = useNavigate()
  const state = useWayBackState()

  const send = async (typed: { email: string }) => {
    const outcome = await sendReset(typed.email)
    if (outcome === 'sent') return setSent(true)
    awaitVerification(typed.email, null, authMessages.verifyFirst)
    await navigate('/auth', { replace: true, state })
  }

  if (sent) return <ResetSent email={email.trim()} onAgain={() => setSent(false)} />
  return (
    <AuthLayout>
      <BackToSignIn />
      <h1>Forgot your password?</h1>
      <p className="lead">Tell us your email and we send you a link to choose a new one.</p>
      <AuthForm action="reset" email={email} form={form} send={send} verb="Send Reset Email" sending="Sending...">
        <EmailField form={form} />
      </AuthForm>
    </AuthLayout>
  )
}
