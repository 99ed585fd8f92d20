import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { awaitVerification, enterSession } from '#web/lib/session-store.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { emailProblem, focusFirstProblem } from './fields.ts'
import { resendQuietly } from './resend.ts'
import { useAuthCall } from './use-auth-call.ts'

type Props = { email: string; onEmail: (email: string) => void }

const signIn = async (email: string, password: string): Promise<void> => {
  const { signInWithPassword } = await import('#web/lib/identity.ts')
  const outcome = await signInWithPassword(email, password)
  if (outcome === 'reset') throw new Error(messages.auth.resetRequired)
  if (outcome === 'signed-in') await enterSession()
  else {
    awaitVerification(email, password)
    await resendQuietly(email)
  }
}

export const SignInForm = ({ email, onEmail }: Props) => {
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const { busy, error, run } = useAuthCall('sign-in')
  const emailError = checked ? emailProblem(email) : undefined
  const passwordError = checked && password === '' ? messages.auth.passwordMissing : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (emailProblem(email) || password === '') focusFirstProblem(event.currentTarget)
    else void run(email.trim(), () => signIn(email.trim(), password))
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={emailError}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={passwordError}
        aside={
          <Link className="field-link" to={`/auth?mode=reset&email=${encodeURIComponent(email)}`}>
            Forgot Password
          </Link>
        }
        onChange={(event) => setPassword(event.target.value)}
      />
      {error ? <Banner kind="failed">{error}</Banner> : null}
      <Button type="submit" variant="dawn" size="large" wide inactive={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}
