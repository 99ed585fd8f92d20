import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { password } from '#web/entities/session/credential-fields.ts'
import { endOtherSessions, OTHER_SESSIONS } from '#web/entities/session/end-other-sessions.ts'
import { reportEnding } from '#web/entities/session/report-ending.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { onSocialEnding, onSocialFailure, startSocialSignIn } from '#web/entities/session/social.ts'
import { useAuthCall } from '#web/entities/session/use-auth-call.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { PUSH_KEY } from './api/use-push.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { Setting } from './setting.tsx'

const schema = z.object({ 'current-password': password })

const EndOthers = ({ onEnd }: { onEnd: () => void }) => {
  const { email } = usePerson()
  const client = useQueryClient()
  const { busy, error, run } = useAuthCall('sign-out')
  const form = useForm({ initial: () => ({ 'current-password': '' }), schema })
  const send = (typed: z.infer<typeof schema>) =>
    void run(email, async () => {
      const others = await endOtherSessions(email, typed['current-password'])
      void client.invalidateQueries({ queryKey: PUSH_KEY })
      toast.achievement(words.signedOutElsewhere, OTHER_SESSIONS[others])
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

/** Keeps this session and ends the others, after Google was asked who this is (ADR 266). */
const ElsewhereWithGoogle = () => {
  const { id } = usePerson()
  const client = useQueryClient()
  const [note, setNote] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stopEndings = onSocialEnding((ending) => {
      setNote(null)
      void reportEnding(ending).then(() => client.invalidateQueries({ queryKey: PUSH_KEY }))
    })
    const stopFailures = onSocialFailure(() => {
      setNote(null)
      setFailed(true)
    })
    return () => {
      stopEndings()
      stopFailures()
    }
  }, [client])
  const start = () => {
    setFailed(false)
    startSocialSignIn({ to: '/settings' }, id).then(
      () => setNote(words.googleAsks),
      () => setFailed(true),
    )
  }
  return (
    <Setting title={words.devicesTitle} note={words.devicesNoteGoogle}>
      {failed ? <Banner kind="failed">{words.signOutFailed}</Banner> : null}
      <div className="button-row">
        <Button onClick={start}>{words.signOutElsewhere}</Button>
      </div>
      <p role="status">{note}</p>
    </Setting>
  )
}

/** The end of sessions on other devices (AUTH-20). */
export const SessionsSetting = ({ federated }: { federated: boolean }) =>
  federated ? <ElsewhereWithGoogle /> : <Elsewhere />
