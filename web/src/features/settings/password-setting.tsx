import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { newPassword, password } from '#web/entities/session/credential-fields.ts'
import { OTHER_SESSIONS, replacePassword } from '#web/entities/session/end-other-sessions.ts'
import { passwordHint } from '#web/entities/session/password-policy.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useAuthCall } from '#web/entities/session/use-auth-call.ts'
import { usePasswordPolicy } from '#web/entities/session/use-password-policy.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { PUSH_KEY } from './api/use-push.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { SettingsEntry } from './entry.tsx'
import { Setting } from './setting.tsx'

const Change = ({ onEnd }: { onEnd: () => void }) => {
  const { email } = usePerson()
  const client = useQueryClient()
  const policy = usePasswordPolicy()
  const { busy, error, run } = useAuthCall('change-password')
  const schema = z.object({ 'current-password': password, 'new-password': newPassword(policy) })
  const form = useForm({ initial: () => ({ 'current-password': '', 'new-password': '' }), schema })
  const send = (typed: z.infer<typeof schema>) =>
    void run(email, async () => {
      const others = await replacePassword(email, typed['current-password'], typed['new-password'])
      void client.invalidateQueries({ queryKey: PUSH_KEY })
      toast.achievement(words.passwordChanged, OTHER_SESSIONS[others])
      onEnd()
    })
  return (
    <form className="stack" onSubmit={form.submit(send)} noValidate>
      <CurrentPasswordField field={form.text('current-password')} />
      <PasswordField
        {...form.text('new-password')}
        label={words.newPassword}
        hint={passwordHint(policy)}
        autoComplete="new-password"
        required
      />
      {error ? <Banner kind="failed">{error.text}</Banner> : null}
      <div className="button-row">
        <Button type="submit" variant="ink" inactive={busy}>
          {busy ? words.setting : words.setPassword}
        </Button>
        <Button variant="plain" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The password and its change (AUTH-19, AUTH-20). A federated identity has none. */
export const PasswordSetting = ({ federated }: { federated: boolean }) => {
  const [changing, setChanging] = useState(false)
  return (
    <Setting title={words.passwordTitle} note={federated ? undefined : words.passwordNote}>
      {changing ? (
        <Change onEnd={() => setChanging(false)} />
      ) : (
        <SettingsEntry name={federated ? words.noPassword : words.isSet} note={federated ? words.withGoogle : ''}>
          {federated ? null : (
            <Button variant="plain" aria-label={words.changePassword} onClick={() => setChanging(true)}>
              {words.change}
            </Button>
          )}
        </SettingsEntry>
      )}
    </Setting>
  )
}
