import { useState } from 'react'
import { awaitVerification, enterSession } from '#web/entities/session/session-store.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { emailProblem } from './fields.ts'
import { newPasswordProblem, passwordHint } from './password-policy.ts'
import { usePasswordPolicy } from './use-password-policy.ts'

type Props = { email: string; onEmail: (email: string) => void }

/** Code points (ACCOUNT-10). */
const LONGEST_NAME = 100

const isTaken = (error: unknown): error is Error => error instanceof Error && error.name === 'UsernameExistsException'

/**
 * Signs up. An account that is not verified yet, for example after a time-out or a failed mail,
 * gets the mail again; the user pool refuses this for other accounts.
 */
const makeAccount = async (email: string, password: string, name: string): Promise<'confirmed' | 'unconfirmed'> => {
  const { signUpWithPassword, resendVerificationMail } = await import('#web/entities/session/identity.ts')
  try {
    return await signUpWithPassword(email, password, name)
  } catch (error) {
    if (!isTaken(error)) throw error
    await resendVerificationMail(email).catch((refused: unknown) => {
      throw refused instanceof Error && refused.name === 'CodeDeliveryFailureException' ? refused : error
    })
    return 'unconfirmed'
  }
}

const signUp = async (email: string, password: string, name: string): Promise<void> => {
  const { signInWithPassword } = await import('#web/entities/session/identity.ts')
  const outcome = await makeAccount(email, password, name)
  if (outcome === 'unconfirmed') {
    awaitVerification(email, password)
    return
  }
  await signInWithPassword(email, password)
  await enterSession()
}

export const SignUpForm = ({ email, onEmail }: Props) => {
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const policy = usePasswordPolicy()
  const problems = { email: emailProblem(email), password: newPasswordProblem(password, policy) }
  return (
    <AuthForm
      action="sign-up"
      email={email}
      problems={problems}
      send={() => signUp(email.trim(), password, name.trim())}
      verb="Sign Up"
      sending="Signing Up..."
    >
      {(shown) => (
        <>
          <TextField
            label={
              <>
                Name <span className="hint-inline">optional</span>
              </>
            }
            name="name"
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <EmailField value={email} error={shown.email} onChange={onEmail} />
          <PasswordField
            label="Password"
            hint={passwordHint(policy)}
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
