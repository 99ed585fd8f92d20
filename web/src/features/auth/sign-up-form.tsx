import { useState } from 'react'
import { messages } from '#domain/messages.ts'
import { awaitVerification, enterSession } from '#web/lib/session-store.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { emailProblem, newPasswordProblem } from './fields.ts'
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
  const minimum = usePasswordMinimum()
  const problems = { email: emailProblem(email), password: newPasswordProblem(password, minimum) }
  return (
    <AuthForm
      action="sign-up"
      email={email}
      problems={problems}
      send={() => signUp(email.trim(), password)}
      verb="Sign Up"
      sending="Signing Up..."
    >
      {(shown) => (
        <>
          <EmailField value={email} error={shown.email} onChange={onEmail} />
          <PasswordField
            label="Password"
            hint={messages.auth.passwordHint(minimum)}
            name="password"
            autoComplete="new-password"
            required
            value={password}
            error={shown.password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
    </AuthForm>
  )
}
