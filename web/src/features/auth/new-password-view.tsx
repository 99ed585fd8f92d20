import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { enterSession } from '#web/lib/session-store.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { focusFirstProblem, newPasswordProblem } from './fields.ts'
import { BackToSignIn } from './reset-view.tsx'
import { useAuthCall } from './use-auth-call.ts'
import { usePasswordMinimum } from './use-password-minimum.ts'

const choose = async (email: string, code: string, password: string): Promise<'signed-in' | 'sign-in'> => {
  const { choosePassword, signInWithPassword } = await import('#web/lib/identity.ts')
  await choosePassword(email, code, password)
  // The password is changed by now: what fails from here on is only a sign-in, and the form for it is next.
  const outcome = await signInWithPassword(email, password).catch(() => 'failed')
  if (outcome !== 'signed-in') return 'sign-in'
  await enterSession()
  return 'signed-in'
}

/** What the link of the reset mail opens. */
export const NewPasswordView = ({ email, code }: { email: string; code: string }) => {
  useTitle('Choose a new password')
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const minimum = usePasswordMinimum()
  const { busy, error, run } = useAuthCall('new-password')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (newPasswordProblem(password, minimum)) {
      focusFirstProblem(event.currentTarget)
      return
    }
    void run(email, async () => {
      const next = await choose(email, code, password)
      if (next === 'sign-in') toast.achievement('Password changed', messages.auth.passwordChanged)
      await navigate(next === 'signed-in' ? '/' : `/auth?email=${encodeURIComponent(email)}`, { replace: true })
    })
  }

  return (
    <AuthLayout>
      <BackToSignIn />
      <h1>Choose a new password.</h1>
      <p className="lead">
        For <b>{email}</b>. You are signed in with it right away.
      </p>
      <form className="stack" onSubmit={submit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          hint={messages.auth.passwordHint(minimum)}
          name="new-password"
          autoComplete="new-password"
          required
          value={password}
          error={checked ? newPasswordProblem(password, minimum) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {error ? (
          <Banner kind="failed">
            {error}{' '}
            {error === messages.auth.linkSpent ? (
              <Link to={`/auth?mode=reset&email=${encodeURIComponent(email)}`}>Send a new one</Link>
            ) : null}
          </Banner>
        ) : null}
        <Button type="submit" variant="dawn" size="large" wide inactive={busy}>
          {busy ? 'Saving...' : 'Save Password'}
        </Button>
      </form>
    </AuthLayout>
  )
}
