import * as z from 'zod/mini'
import { emailAddress, newPassword } from '#web/entities/session/credential-fields.ts'
import { passwordHint } from '#web/entities/session/password-policy.ts'
import { awaitVerification } from '#web/entities/session/session-state.ts'
import { enterSession } from '#web/entities/session/session-store.ts'
import { usePasswordPolicy } from '#web/entities/session/use-password-policy.ts'
import { useForm } from '#web/lib/use-form.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'

type Props = { email: string; onEmail: (email: string) => void }

/** Code points (ACCOUNT-10). */
const LONGEST_NAME = 100

const isTaken = (error: unknown): error is Error => error instanceof Error && error.name === 'UsernameExistsException'

/**
 * Signs up. An account that is not verified yet, for example after a time-out or a failed mail,
 * gets the mail again; the user pool refuses this for other accounts.
 */
const createAccount = async (email: string, password: string, name: string): Promise<'confirmed' | 'unconfirmed'> => {
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
  const outcome = await createAccount(email, password, name)
  if (outcome === 'unconfirmed') {
    awaitVerification(email, password)
    return
  }
  await signInWithPassword(email, password)
  await enterSession()
}

export const SignUpForm = ({ email, onEmail }: Props) => {
  const policy = usePasswordPolicy()
  const form = useForm({
    initial: () => ({ name: '', email, password: '' }),
    schema: z.object({ name: z.string().check(z.trim()), email: emailAddress, password: newPassword(policy) }),
    onChange: (typed) => onEmail(typed.email),
  })
  return (
    <AuthForm
      action="sign-up"
      email={email}
      form={form}
      send={(typed) => signUp(typed.email, typed.password, typed.name)}
      verb="Sign Up"
      sending="Signing Up..."
    >
      <TextField
        {...form.text('name')}
        label={
          <>
            Name <span className="hint-inline">optional</span>
          </>
        }
        autoComplete="name"
        maxLength={LONGEST_NAME}
      />
      <EmailField form={form} />
      <PasswordField
        {...form.text('password')}
        label="Password"
        hint={passwordHint(policy)}
        autoComplete="new-password"
        required
      />
    </AuthForm>
  )
}
