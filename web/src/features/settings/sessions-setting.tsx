import { useState } from 'react'
import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { leaveSession } from '#web/entities/session/sign-out.ts'
import { useAuthCall } from '#web/entities/session/use-auth-call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Setting } from './setting.tsx'

/** Ends every session of the person, also this one: the user pool has no call that keeps one (AUTH-20, ADR 230). */
export const SessionsSetting = () => {
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
    <Setting title={words.devicesTitle} note={words.devicesNote}>
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
          <p>{words.devicesNote}</p>
        </ConfirmDialog>
      ) : null}
    </Setting>
  )
}
