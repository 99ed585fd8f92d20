import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { authMessages } from '#domain/messages/auth.ts'
import { reportEnding } from '#web/entities/session/report-ending.ts'
import { enterSession } from '#web/entities/session/session-store.ts'
import { placeFor } from '#web/entities/session/sign-in-return.ts'
import { finishSocialSignIn, tellOpener } from '#web/entities/session/social.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The provider's callback: in the popup, or in the tab if popups are blocked (AUTH-6). */
export const CallbackPage = () => {
  useTitle('Signing in')
  const navigate = useNavigate()
  const started = useRef(false)
  const [over, setOver] = useState<'done' | 'failed' | null>(null)

  useEffect(() => {
    // A code works once, and effects may run twice.
    if (started.current) return
    started.current = true
    const finish = async () => {
      const result = await finishSocialSignIn(window.location.href)
      if (result.popup) {
        tellOpener(result)
        window.close()
        setOver(result.ok || result.error === null ? 'done' : 'failed')
        return
      }
      if (result.endsOthersOf !== undefined) {
        await reportEnding(result.ending ?? (result.error === null ? undefined : 'none'))
        await navigate(result.ending === 'this-too' ? '/auth' : result.wayBack.to, { replace: true })
        return
      }
      const session = result.ok ? await enterSession() : null
      const place = session?.state === 'signed-in' ? placeFor(result.wayBack, session.person.id) : '/auth'
      const state = result.error === null ? null : { socialFailure: result.error }
      await navigate(place, { replace: true, state })
    }
    void finish()
  }, [navigate])

  if (over === null) return <LoadingPage />
  if (over === 'failed') {
    return <Notice title={authMessages.popupFailedTitle} lead={authMessages.popupFailed} sun="still" live />
  }
  return <Notice title="All done here." lead="You can close this window and go on in the other one." sun="risen" live />
}
