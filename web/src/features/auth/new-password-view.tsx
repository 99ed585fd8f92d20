import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import { isTriggerFailure } from '#web/entities/session/auth-errors.ts'
import { newPassword } from '#web/entities/session/credential-fields.ts'
import { passwordHint } from '#web/entities/session/password-policy.ts'
import { enterSession } from '#web/entities/session/session-store.ts'
import { usePasswordPolicy } from '#web/entities/session/use-password-policy.ts'
import { useForm } from '#web/lib/use-form.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { useWayBackState } from './arrival.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { BackToSignIn } from './reset-view.tsx'

/** What a new password led to, and the message that says so. */
type Chosen = { isSignedIn: boolean; message: string }

const SIGN_IN: Chosen = { isSignedIn: false, message: authMessages.passwordChanged }

/**
 * Signs in with the new password, after it has ended the sessions from before (AUTH-20): those of a stranger who knew the old one, too.
 * Throws where the sign-in fails.
 */
const enter = async (email: string, password: string): Promise<Chosen> => {
  const [{ endSessionsByPassword, signInWithPassword }, { OTHER_SESSIONS }] = await Promise.all([
    import('#web/entities/session/identity.ts'),
    import('#web/entities/session/end-other-sessions.ts'),
  ])
  const others = await endSessionsByPassword(email, password).then(
    () => 'ended' as const,
    () => 'open' as const,
  )
  if ((await signInWithPassword(email, password)) !== 'signed-in') return SIGN_IN
  await enterSession()
  return { isSignedIn: true, message: `${authMessages.passwordChangedHere} ${OTHER_SESSIONS[others]}` }
}

/** The user pool changes the password before its trigger runs. */
const ignoreTriggerFailure = (error: unknown): void => {
  if (!isTriggerFailure(error)) throw error
}

/** The notifications of other devices end when the person is signed in. A failure says so after the message of the password. */
const endNotifications = async (): Promise<void> => {
  const { removeOtherDevices } = await import('#web/entities/session/remove-other-devices.ts')
  if (await removeOtherDevices()) return
  const { OTHER_SESSIONS } = await import('#web/entities/session/end-other-sessions.ts')
  toast.error(OTHER_SESSIONS['notifications-kept'])
}

/** The view of the reset mail's link (AUTH-15). The new password ends the sessions on other devices (AUTH-20). */
export const NewPasswordView = ({ email, code }: { email: string; code: string }) => {
  useTitle('Choose a new password')
  const navigate = useNavigate()
  const state = useWayBackState()
  const policy = usePasswordPolicy()
  const spentCode = useRef<string | null>(null)
  const form = useForm({
    initial: () => ({ 'new-password': '' }),
    schema: z.object({ 'new-password': newPassword(policy) }),
  })

  const send = async ({ 'new-password': password }: { 'new-password': string }) => {
    const { choosePassword } = await import('#web/entities/session/identity.ts')
    // A code counts once. After a time-out of the sign-in, the second press only signs in.
    if (spentCode.current !== code) await choosePassword(email, code, password).catch(ignoreTriggerFailure)
    spentCode.current = code
    // The password is changed already, so a failed sign-in leads to the sign-in form.
    const next = await enter(email, password).catch(() => SIGN_IN)
    toast.achievement(authMessages.passwordChangedTitle, next.message)
    if (next.isSignedIn) void endNotifications()
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
