import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { awaitVerification, enterSession } from '#web/entities/session/session-store.ts'
import { PlainError } from '#web/lib/error-text.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { emailProblem } from './fields.ts'
import { resendQuietly } from './resend.ts'

type Props = { email: string; onEmail: (email: string) => void }

const signIn = async (email: string, password: string): Promise<void> => {
  const { signInWithPassword } = await import('#web/entities/session/identity.ts')
  const outcome = await signInWithPassword(email, password)
  if (outcome === 'reset')
    throw Object.assign(new PlainError(messages.auth.resetRequired), { name: 'PasswordResetRequiredException' })
  if (outcome === 'signed-in') await enterSession()
  else {
    awaitVerification(email, password)
    await resendQuietly(email)
  }
}

export const SignInForm = ({ email, onEmail }: Props) => {
  const [password, setPassword] = useState('')
  const problems = {
    email: emailProblem(email),
    password: password === '' ? messages.auth.passwordMissing : undefined,
  }
  return (
    <AuthForm
      action="sign-in"
      email={email}
      problems={problems}
      send={() => signIn(email.trim(), password)}
      verb="Sign In"
      sending="Signing In..."
    >
      {(shown) => (
        <>
          <EmailField value={email} error={shown.email} onChange={onEmail} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            error={shown.password}
            aside={
              <Link className="field-link" to={`/auth?mode=reset&email=${encodeURIComponent(email)}`}>
                Forgot Password
              </Link>
            }
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
    </AuthForm>
  )
}
