import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { farewell } from '#web/entities/session/farewell.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { arriveSignedOut, type Session } from '#web/entities/session/session-state.ts'
import { placeFor } from '#web/entities/session/sign-in-return.ts'
import { CREATE_GOAL, LANDING } from '#web/lib/places.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { AddressVerified } from './address-verified.tsx'
import { readArrival, readWayBack } from './arrival.ts'
import { awaitedEmail } from './awaited-email.ts'
import { CheckEmail } from './check-email.tsx'
import { checkInAddress, forgetCheckInLink, isFor, readStoredCheckInLink } from './check-in-link.ts'
import { NewPasswordView } from './new-password-view.tsx'
import { OtherAccount } from './other-account.tsx'
import { ResetView } from './reset-view.tsx'
import { SignView } from './sign-view.tsx'

/**
 * The notice of an ended session. It is taken in an effect, because a render may be discarded, and because two
 * refused calls can end the session twice.
 */
const useArrival = (session: Session): string | null => {
  const [notice, setNotice] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (session.state !== 'signed-out') return
    const said = arriveSignedOut()
    if (said !== null) setNotice(said)
  }, [session])
  return notice
}

/** Whether this tab waited for its address to be verified until the session began (AUTH-18). */
const useWaited = ({ state }: Session): boolean => {
  const [waited, setWaited] = useState(false)
  if (state === 'unverified' && !waited) setWaited(true)
  if (state === 'signed-out' && waited) setWaited(false)
  return waited
}

/** `/auth`: redirects a signed-in person; otherwise sign-in, sign-up, verification and reset. */
export const AuthPage = () => {
  const session = useSession()
  const location = useLocation()
  const [params] = useSearchParams()
  const notice = useArrival(session)
  const [link, setLink] = useState(readStoredCheckInLink)
  const waited = useWaited(session)
  const arrival = readArrival(location.state)
  const { from, keptFor, verified = false, socialFailure = null } = arrival

  const email = params.get('email') ?? ''
  const code = params.get('code')
  const mode = params.get('mode')
  const hasArrived = session.state === 'signed-in' || verified
  useEffect(() => {
    if (hasArrived) awaitedEmail.clear()
  }, [hasArrived])

  if (mode === 'reset' && email && code) return <NewPasswordView email={email} code={code} />
  if (session.state === 'loading') return <LoadingPage />
  if (params.get('verified') === 'true') {
    return (
      <Navigate
        to={email ? `/auth?email=${encodeURIComponent(email)}` : '/auth'}
        replace
        state={{ verified: true, from, keptFor }}
      />
    )
  }
  if (session.state === 'signed-in') {
    if (!link) {
      const next = placeFor(readWayBack(arrival), session.person.id)
      return waited ? <AddressVerified next={next === '/' ? CREATE_GOAL : next} /> : <Navigate to={next} replace />
    }
    if (!isFor(link, session.person)) {
      return <OtherAccount link={link} email={session.person.email} onSettled={() => setLink(null)} />
    }
    forgetCheckInLink()
    return <Navigate to={checkInAddress(link)} replace />
  }
  // Back from the provider's sign-out after a deletion: the landing page confirms it.
  if (farewell.read()) return <Navigate to={LANDING} replace />
  if (mode === 'reset') return <ResetView email={email} />
  if (session.state === 'unverified') return <CheckEmail email={session.email} notice={session.notice ?? null} />
  const awaited = hasArrived || notice !== null || link !== null ? null : awaitedEmail.read()
  if (awaited !== null && (email === '' || email === awaited)) return <CheckEmail email={awaited} notice={null} />
  return (
    <SignView
      key={`${mode} ${email}`}
      startWith={mode === 'sign-up' ? 'sign-up' : 'sign-in'}
      email={email || (link?.user?.includes('@') ? link.user : '')}
      link={link}
      notice={notice}
      verified={verified}
      wayBack={link ? { to: checkInAddress(link) } : readWayBack(arrival)}
      socialFailure={socialFailure}
    />
  )
}
