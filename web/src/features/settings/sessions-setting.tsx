import { useState } from 'react'
import * as z from 'zod/mini'
import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { password } from '#web/entities/session/credential-fields.ts'
import { endOtherSessions } from '#web/entities/session/end-other-sessions.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { leaveSession } from '#web/entities/session/sign-out.ts'
import { useAuthCall } from '#web/entities/session/use-auth-call.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { Setting } from './setting.tsx'

const schema = z.object({ 'current-password': password })

const EndOthers = ({ onEnd }: { onEnd: () => void }) => {
  const { email } = usePerson()
  const { busy, error, run } = useAuthCall('sign-out')
  const form = useForm({ initial: () => ({ 'current-password': '' }), schema })
  const send = (typed: z.infer<typeof schema>) =>
    void run(email, async () => {
      await endOtherSessions(email, typed['current-password'])
      toast.achievement(words.signedOutElsewhere, words.othersEnded)
      onEnd()
    })
  return (
    <form className="stack" onSubmit={form.submit(send)} noValidate>
      <CurrentPasswordField field={form.text('current-password')} />
      {error ? <Banner kind="failed">{error.text}</Banner> : null}
      <div className="button-row">
        <Button type="submit" variant="ink" inactive={busy}>
          {busy ? words.signingOut : words.signOutElsewhere}
        </Button>
        <Button variant="plain" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Keeps this session and ends the others, after the password was typed (ADR 259). */
const Elsewhere = () => {
  const [asking, setAsking] = useState(false)
  return (
    <Setting title={words.devicesTitle} note={words.devicesNote}>
      {asking ? (
        <EndOthers onEnd={() => setAsking(false)} />
      ) : (
        <div className="button-row">
          <Button onClick={() => setAsking(true)}>{words.signOutElsewhere}</Button>
        </div>
      )}
    </Setting>
  )
}

/** Ends every session, also this one: a person without a password cannot sign in again without the provider's page. */
const Everywhere = () => {
  const { email } = usePerson()
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAuthCall('sign-out')
  const signOut = () => {
    setAsking(false)
    void run(email, async () => {
      const { endAllSessions } = await import('#web/entities/session/identity.ts')
      await endAllSessions()
      await leaveSession(words.signedOutEverywhere)
    })
  }
  return (
    <Setting title={words.devicesTitle} note={words.devicesNoteGoogle}>
      {error ? <Banner kind="failed">{error.text}</Banner> : null}
      <div className="button-row">
        <Button aria-haspopup="dialog" inactive={busy} onClick={() => setAsking(true)}>
          {busy ? words.signingOut : words.signOutEverywhere}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={words.signOutEverywhere}
          confirm={words.signOutEverywhere}
          onConfirm={signOut}
          onClose={() => setAsking(false)}
        >
          <p>{words.devicesNoteGoogle}</p>
        </ConfirmDialog>
      ) : null}
    </Setting>
  )
}

/** The end of sessions on other devices (AUTH-20). */
export const SessionsSetting = ({ federated }: { federated: boolean }) => (federated ? <Everywhere /> : <Elsewhere />)
