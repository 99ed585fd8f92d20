import MailWarning from 'lucide-react/icons/mail-warning'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { MailStopReason } from '#domain/accounts/mail-stop.ts'
import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { emailAddress, mailedCode } from '#web/entities/session/credential-fields.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { followIdentity } from '#web/entities/session/session-store.ts'
import { useAuthCall } from '#web/entities/session/use-auth-call.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { SettingsEntry } from './entry.tsx'
import { Setting } from './setting.tsx'

const askForCode = async (email: string): Promise<void> => {
  const { changeEmail } = await import('#web/entities/session/identity.ts')
  await changeEmail(email)
}

const Address = ({ onAsked, onCancel }: { onAsked: (email: string) => void; onCancel: () => void }) => {
  const { email: present } = usePerson()
  const { busy, error, run } = useAuthCall('change-email')
  const other = z.object({
    'new-email': emailAddress.check(
      z.refine((typed) => typed.toLowerCase() !== present.toLowerCase(), { error: words.sameEmail }),
    ),
  })
  const form = useForm({ initial: () => ({ 'new-email': '' }), schema: other })
  const send = ({ 'new-email': email }: z.infer<typeof other>) =>
    void run(email, async () => {
      await askForCode(email)
      onAsked(email)
    })
  return (
    <form className="stack" onSubmit={form.submit(send)} noValidate>
      <TextField
        {...form.text('new-email')}
        label={words.newEmail}
        type="email"
        autoComplete="email"
        autoFocus
        required
      />
      {error ? <Banner kind="failed">{error.text}</Banner> : null}
      <div className="button-row">
        <Button type="submit" variant="ink" inactive={busy}>
          {busy ? words.sending : words.sendCode}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

const codeForm = z.object({ code: mailedCode })

const Code = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const { busy, error, run } = useAuthCall('change-email')
  const form = useForm({ initial: () => ({ code: '' }), schema: codeForm })
  const verify = ({ code }: z.infer<typeof codeForm>) =>
    void run(email, async () => {
      const { confirmNewEmail } = await import('#web/entities/session/identity.ts')
      await confirmNewEmail(code)
      await followIdentity()
      toast.achievement(words.emailChanged, words.emailChangedTo(email))
      onDone()
    })
  const again = () =>
    void run(email, async () => {
      await askForCode(email)
      toast.nudge(words.codeAgain, email)
    })
  return (
    <form className="stack" onSubmit={form.submit(verify)} noValidate>
      <TextField
        {...form.text('code')}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        required
      />
      {error ? <Banner kind="failed">{error.text}</Banner> : null}
      <div className="button-row">
        <Button type="submit" variant="ink" inactive={busy}>
          {busy ? words.verifying : words.verify}
        </Button>
      </div>
      <p className="setting-note">
        {words.nothingThere} <LinkButton onClick={again}>{words.sendAgain}</LinkButton>
      </p>
    </form>
  )
}

type Props = {
  /** The provider holds the address. */
  federated: boolean
  /** Why no email goes to the address (MAIL-31). */
  stopped: MailStopReason | undefined
}

/** The e-mail address, and its change by a code to the new one (AUTH-19). */
export const EmailSetting = ({ federated, stopped }: Props) => {
  const { email } = usePerson()
  const [asked, setAsked] = useState<string | null>(null)
  const [changing, setChanging] = useState(false)
  const end = () => {
    setAsked(null)
    setChanging(false)
  }
  return (
    <Setting title={words.emailTitle} note={asked === null ? words.emailNote : words.oldStays}>
      {stopped ? (
        <Banner kind="open" icon={MailWarning}>
          {words[stopped]}
        </Banner>
      ) : null}
      <div>
        <SettingsEntry name={email} note={federated ? words.withGoogle : words.inUse}>
          {federated || changing ? null : (
            <Button variant="plain" aria-label={words.changeEmail} onClick={() => setChanging(true)}>
              {words.change}
            </Button>
          )}
        </SettingsEntry>
        {asked === null ? null : (
          <SettingsEntry name={asked} note={words.waiting}>
            <Button variant="plain" onClick={end}>
              {words.takeBack}
            </Button>
          </SettingsEntry>
        )}
      </div>
      {federated ? <p>{stopped ? words.stoppedWithGoogle : words.googleEmail}</p> : null}
      {changing && asked === null ? <Address onAsked={setAsked} onCancel={end} /> : null}
      {asked === null ? null : <Code email={asked} onDone={end} />}
    </Setting>
  )
}
