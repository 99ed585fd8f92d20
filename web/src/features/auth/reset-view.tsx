import { ArrowLeft, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CodeInstead } from './code-instead.tsx'
import { emailProblem, focusFirstProblem } from './fields.ts'
import { useAuthCall } from './use-auth-call.ts'

export const BackToSignIn = () => (
  <p className="auth-back">
    <Link className="link-arrow" to="/auth">
      <Icon of={ArrowLeft} /> Back to Sign In
    </Link>
  </p>
)

const ResetSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <AuthLayout>
    <h1>It is on its way.</h1>
    <p className="lead">
      If <b>{email}</b> has an account, a link to choose a new password is in its mail now.
    </p>
    <Banner icon={Mail} live>
      Nothing there? Look in your spam folder, then <LinkButton onClick={onAgain}>send it again</LinkButton>.
    </Banner>
    <CodeInstead to={(code) => `/auth?${new URLSearchParams({ mode: 'reset', email, code })}`} />
    <ButtonLink to="/auth" size="large" wide>
      Back to Sign In
    </ButtonLink>
  </AuthLayout>
)

/** Asks for the link, then says where it went. */
export const ResetView = ({ email: given }: { email: string }) => {
  useTitle('Reset your password')
  const [email, setEmail] = useState(given)
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState(false)
  const { busy, error, run } = useAuthCall('reset')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (emailProblem(email)) {
      focusFirstProblem(event.currentTarget)
      return
    }
    void run(email.trim(), async () => {
      const { sendResetMail } = await import('#web/lib/identity.ts')
      await sendResetMail(email.trim())
      setSent(true)
    })
  }

  if (sent) return <ResetSent email={email.trim()} onAgain={() => setSent(false)} />
  return (
    <AuthLayout>
      <BackToSignIn />
      <h1>Forgot your password?</h1>
      <p className="lead">Tell us your email and we send you a link to choose a new one.</p>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={checked ? emailProblem(email) : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        {error ? <Banner kind="failed">{error}</Banner> : null}
        <Button type="submit" variant="dawn" size="large" wide inactive={busy}>
          {busy ? 'Sending...' : 'Send Reset Email'}
        </Button>
      </form>
    </AuthLayout>
  )
}
