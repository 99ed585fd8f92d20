import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { authMessages } from '#domain/messages/auth.ts'
import { sessionMessages } from '#domain/messages/session.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { announce } from '#web/entities/session/session-channel.ts'
import { readSession, rememberedCredentials, type Session } from '#web/entities/session/session-state.ts'
import { enterSession } from '#web/entities/session/session-store.ts'
import { ButtonLink, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { awaitedEmail } from './awaited-email.ts'
import { applyCode, awaitConfirmation, type Failure, type Pool, type VerificationOutcome } from './verify-email.ts'

/** Milliseconds (AUTH-10). */
const REDIRECT = { applied: 1_500, already: 800 } as const
const NEXT = { applied: '/?force-onboarding=true', already: '/' } as const

const FAILURES: Record<Failure, { lead: string; ground: string }> = {
  spent: {
    lead: 'This link has been used already, or it has run out. Sign in and we send you a new one.',
    ground: 'A verification link works once.',
  },
  used: {
    lead: authMessages.linkUsed,
    ground: 'A verification link works once.',
  },
  unreachable: { lead: sessionMessages.network, ground: 'Your link is as good as before.' },
  'no-person': {
    lead: 'There is no address to verify in this tab. Sign in and we send you a new link where you need one.',
    ground: 'The link in your email works on any device.',
  },
  'still-open': {
    lead: 'Your address is not verified yet. Open the link in our email, or sign in and we send you a new one.',
    ground: 'The link in your email works on any device.',
  },
}

/** In place of the words about a link, where the code was typed on Check Your Email. */
const WRONG_CODE = {
  lead: 'That code is wrong, was used already, or has run out. Type it again, or have a new one sent.',
  ground: 'Only the code of the newest email works.',
}

const isFailure = (outcome: 'checking' | VerificationOutcome): outcome is Failure => outcome in FAILURES

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const loadPool = async (): Promise<Pool> => {
  const { confirmEmail, signInWithPassword } = await import('#web/entities/session/identity.ts')
  return { confirm: confirmEmail, signIn: signInWithPassword }
}

/** Signs in with the credentials that this tab holds for the address; otherwise asks the other tabs. */
const enter = async (pool: Pool, email: string): Promise<void> => {
  const remembered = rememberedCredentials()
  if (remembered?.email.toLowerCase() !== email.toLowerCase()) {
    announce('verified')
    return
  }
  if ((await pool.signIn(remembered.email, remembered.password)) === 'signed-in') await enterSession()
}

/** After a used link: this tab may still know the person. */
const enterVerified = async (pool: Pool, email: string, before: Session): Promise<VerificationOutcome> => {
  if (before.state !== 'signed-in') await enter(pool, email).catch(() => undefined)
  const session = before.state === 'signed-in' ? before : readSession()
  const isKnown = session.state === 'signed-in' && session.person.email.toLowerCase() === email.toLowerCase()
  return isKnown ? 'already' : 'used'
}

const useVerification = (email: string, code: string | null, isTyped: boolean): 'checking' | VerificationOutcome => {
  const session = useSession()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<'checking' | VerificationOutcome>('checking')
  const started = useRef(false)
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  useEffect(() => {
    // A code works once, and effects may run twice.
    if (started.current || session.state === 'loading') return
    started.current = true
    if (!isTyped) awaitedEmail.clear()
    const here = window.location.pathname
    // Do not redirect a person who is navigating elsewhere, even while that page is loading.
    const isGone = () => gone.current || window.location.pathname !== here

    const check = async (pool: Pool): Promise<VerificationOutcome> => {
      if (email && code) {
        const applied = await applyCode(pool, email, code)
        return applied === 'used' ? enterVerified(pool, email, session) : applied
      }
      if (session.state === 'signed-in') return 'already'
      const found = await awaitConfirmation(pool, rememberedCredentials(), isGone)
      if (found === 'already') await enterSession()
      return found
    }

    const verify = async () => {
      const pool = await loadPool()
      const found = await check(pool)
      setOutcome(found)
      if (isFailure(found) || isGone()) return
      const entering = found === 'applied' ? enter(pool, email).catch(() => undefined) : undefined
      await Promise.all([wait(REDIRECT[found]), entering])
      if (isGone()) return
      const signedIn = readSession().state === 'signed-in'
      const signIn = `/auth?${new URLSearchParams({ email, verified: 'true' })}`
      await navigate(signedIn ? NEXT[found] : signIn, { replace: true, state: { from: NEXT[found] } })
    }
    verify().catch(() => setOutcome('unreachable'))
  }, [session, email, code, isTyped, navigate])

  return outcome
}

const Checking = ({ hasCode }: { hasCode: boolean }) => (
  <Notice
    title="One moment."
    lead={
      hasCode ? 'We are checking the link from your email.' : 'We are waiting for the link in our email to be opened.'
    }
    sun="rising"
    ground="This takes half a minute at most."
    live
  />
)

const Failed = ({ failure, email, isTyped }: { failure: Failure; email: string; isTyped: boolean }) => {
  const isWrongCode = isTyped && failure === 'spent'
  const { lead, ground } = isWrongCode ? WRONG_CODE : FAILURES[failure]
  return (
    <Notice
      title="Verification Issue"
      lead={lead}
      sun="still"
      live
      actions={
        <>
          <ButtonLink to={email ? `/auth?email=${encodeURIComponent(email)}` : '/auth'} variant="dawn" size="large">
            {isWrongCode ? 'Back to Check Your Email' : 'Sign In to Continue'}
          </ButtonLink>
          <ButtonLink to="/" size="large">
            Go to Homepage
          </ButtonLink>
        </>
      }
      ground={
        <>
          {ground}{' '}
          {failure === 'unreachable' ? (
            <LinkButton onClick={() => window.location.reload()}>Try it again</LinkButton>
          ) : null}
        </>
      }
    />
  )
}

const Verified = ({ next }: { next: string }) => (
  <Notice
    title="Email Verified!"
    lead="Your first morning is ready to be planned. We take you there now."
    sun="risen"
    live
    ground={
      <>
        Still here? <RouterLink to={next}>Go on yourself</RouterLink>.
      </>
    }
  />
)

const TITLES = { checking: 'Verifying your email', applied: 'Email Verified!', already: 'Email Verified!' } as const

/** `/verify-email`, with the code of the mail's link or with the credentials of this tab (AUTH-8, AUTH-9). */
export const VerifyPage = () => {
  const [params] = useSearchParams()
  const email = params.get('email') ?? ''
  const code = params.get('code')
  const isTyped = params.get('typed') === 'true'
  const outcome = useVerification(email, code, isTyped)
  useTitle(isFailure(outcome) ? 'Verification Issue' : TITLES[outcome])

  if (outcome === 'checking') return <Checking hasCode={email !== '' && code !== null} />
  return isFailure(outcome) ? (
    <Failed failure={outcome} email={email} isTyped={isTyped} />
  ) : (
    <Verified next={NEXT[outcome]} />
  )
}
