import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import { emailAddress, password } from '#web/entities/session/credential-fields.ts'
import { awaitVerification } from '#web/entities/session/session-state.ts'
import { enterSession } from '#web/entities/session/session-store.ts'
import { PlainError } from '#web/lib/error-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useWayBackState } from './arrival.ts'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { resendQuietly } from './resend.ts'

type Props = { email: string; onEmail: (email: string) => void }

const signIn = async (email: string, password: string): Promise<void> => {
  const { signInWithPassword } = await import('#web/entities/session/identity.ts')
  const outcome = await signInWithPassword(email, password)
  if (outcome === 'reset')
    throw Object.assign(new PlainError(authMessages.resetRequired), { name: 'PasswordResetRequiredException' })
  if (outcome === 'signed-in') await enterSession()
  else {
    const isSent = await resendQuietly(email)
    awaitVerification(email, password, isSent ? authMessages.verifyFirst : undefined)
  }
}

const schema = z.object({ email: emailAddress, password })

export const SignInForm = ({ email, onEmail }: Props) => {
  const form = useForm({
    initial: () => ({ email, password: '' }),
    schema,
    onChange: (typed) => onEmail(typed.email),
  })
  return (
    <AuthForm
      action="sign-in"
      email={email}
      form={form}
      send={(typed) => signIn(typed.email, typed.password)}
      verb="Sign In"
      sending="Signing In..."
    >
      <EmailField form={form} />
      <PasswordField
        {...form.text('password')}
        label="Password"
        autoComplete="current-password"
        required
        aside={
          <RouterLink
            className="field-link"
            to={`/auth?mode=reset&email=${encodeURIComponent(email)}`}
            state={useWayBackState()}
          >
            Forgot Password
          </RouterLink>
        }
      />
    </AuthForm>
  )
}
