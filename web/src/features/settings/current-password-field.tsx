import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import type { Form } from '#web/lib/use-form.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

type Props = { field: ReturnType<Form<{ 'current-password': string }>['text']> }

/** The password that a change of the sign-in asks for (AUTH-19, AUTH-20), with the account for password managers. */
export const CurrentPasswordField = ({ field }: Props) => (
  <>
    <input type="hidden" name="username" autoComplete="username" value={usePerson().email} readOnly />
    <PasswordField {...field} label={words.currentPassword} autoComplete="current-password" autoFocus required />
  </>
)
