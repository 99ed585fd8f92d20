import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import { newPassword } from '#web/entities/session/credential-fields.ts'
import { passwordHint } from '#web/entities/session/password-policy.ts'
import { enterSession } from '#web/entities/session/session-store.ts'
import { keepsTokens } from '#web/entities/session/tokens.ts'
import { usePasswordPolicy } from '#web/entities/session/use-password-policy.ts'
import { useForm } from '#web/lib/use-form.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { useWayBackState } from './arrival.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { BackToSignIn } from './reset-view.tsx'

/** What a new password led to: `ended` and `open` tell of the sessions on other devices, `left` is a sign-in that was lost again. */
type Chosen = 'ended' | 'open' | 'sign-in' | 'left'

const choose = async (email: string, code: string, password: string): Promise<Chosen> => {
  const { choosePassword, signInWithPassword } = await import('#web/entities/session/identity.ts')
  await choosePassword(email, code, password)
  // The password is already changed. If the sign-in fails, the sign-in form is next.
  const outcome = await signInWithPassword(email, password).catch(() => 'failed')
  if (outcome !== 'signed-in') return 'sign-in'
  const { endEarlierSessions } = await import('#web/entities/session/end-other-sessions.ts')
  const others = await endEarlierSessions(email, password)
  if (!keepsTokens()) return 'left'
  await enterSession()
  return others
}

/** What the message says; a lost sign-in has said it already. */
const CHANGED: Readonly<Record<Exclude<Chosen, 'left'>, string>> = {
  ended: authMessages.passwordChangedHere,
  open: authMessages.passwordChangedOthersOpen,
  'sign-in': authMessages.passwordChanged,
}

/** The view of the reset mail's link (AUTH-15). The new password ends the sessions on other devices (AUTH-20). */
export const NewPasswordView = ({ email, code }: { email: string; code: string }) => {
  useTitle('Choose a new password')
  const navigate = useNavigate()
  const state = useWayBackState()
  const policy = usePasswordPolicy()
  const form = useForm({
    initial: () => ({ 'new-password': '' }),
    schema: z.object({ 'new-password': newPassword(policy) }),
  })

  const send = async ({ 'new-password': password }: { 'new-password': string }) => {
    const next = await choose(email, code, password)
    if (next !== 'left') toast.achievement(authMessages.passwordChangedTitle, CHANGED[next])
    // Leads a signed-in person on.
    await navigate(`/auth?email=${encodeURIComponent(email)}`, { replace: true, state })
  }

  return (
    <AuthLayout>
      <BackToSignIn />
      <h1>Choose a new password.</h1>
      <p className="lead">
        For <b>{email}</b>. You are signed in with it right away.
      </p>
      <AuthForm action="new-password" email={email} form={form} send={send} verb="Save Password" sending="Saving...">
        {/* The account for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.text('new-password')}
          label="New password"
          hint={passwordHint(policy)}
          autoComplete="new-password"
          required
        />
      </AuthForm>
    </AuthLayout>
  )
}
