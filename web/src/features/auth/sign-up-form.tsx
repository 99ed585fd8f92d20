import { type FormEvent, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { awaitVerification, enterSession } from '#web/lib/session-store.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { emailProblem, focusFirstProblem, newPasswordProblem } from './fields.ts'
import { useAuthCall } from './use-auth-call.ts'
import { usePasswordMinimum } from './use-password-minimum.ts'

type Props = { email: string; onEmail: (email: string) => void }

/** Milliseconds (specification 9). */
const TIMEOUT = 10_000

const timeout = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(messages.auth.signupTimeout)), TIMEOUT)
  })

const signUp = async (email: string, password: string): Promise<void> => {
  const { signUpWithPassword, signInWithPassword } = await import('#web/lib/identity.ts')
  const outcome = await Promise.race([signUpWithPassword(email, password), timeout()])
  if (outcome === 'unconfirmed') {
    awaitVerification(email, password)
    return
  }
  await signInWithPassword(email, password)
  await enterSession()
}

export const SignUpForm = ({ email, onEmail }: Props) => {
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const minimum = usePasswordMinimum()
  const { busy, error, run } = useAuthCall('sign-up')
  const emailError = checked ? emailProblem(email) : undefined
  const passwordError = checked ? newPasswordProblem(password, minimum) : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (emailProblem(email) || newPasswordProblem(password, minimum)) focusFirstProblem(event.currentTarget)
    else void run(email.trim(), () => signUp(email.trim(), password))
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
        hint={messages.auth.passwordHint(minimum)}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={passwordError}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error ? <Banner kind="failed">{error}</Banner> : null}
      <Button type="submit" variant="dawn" size="large" wide inactive={busy}>
        {busy ? 'Signing Up...' : 'Sign Up'}
      </Button>
    </form>
  )
}
