import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { LINK_TOKEN } from '#domain/link-token.ts'
import type { MailCheckIn } from '#domain/streaks/mail-check-in.ts'
import { formatDeviceTime, formatWeekdayDate } from '#web/lib/dates.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useFragmentToken } from '#web/lib/use-fragment-token.ts'
import { useUnlisted } from '#web/lib/use-unlisted.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { checkInPageCopy as copy } from './check-in-copy.ts'
import { type Sending, useCheckInLink } from './use-check-in-link.ts'
import './check-in-page.css'

type Open = Extract<MailCheckIn, { state: 'open' }>
type CheckedIn = Extract<MailCheckIn, { state: 'checked-in' }>
type Press = { sending: Sending; problem: string | null; press: (what: 'check-in' | 'undo') => Promise<void> }

const SignIn = ({ first = false }: { first?: boolean }) => (
  <ButtonLink to="/auth" size="large" {...(first && { variant: 'dawn' as const })}>
    {first ? copy.signIn : copy.signInPlain}
  </ButtonLink>
)

const Day = ({ day, goal }: Pick<Open, 'day' | 'goal'>) => (
  <p className="link-for">
    <span>{formatWeekdayDate(day)}</span>
    {goal.circle_type ? <CircleTag circle={goal.circle_type} /> : null}
  </p>
)

const Problem = ({ problem }: Pick<Press, 'problem'>) => (problem ? <Banner kind="failed">{problem}</Banner> : null)

const OpenDay = ({ check_in, undone, sending, problem, press }: Press & { check_in: Open; undone: boolean }) => {
  const { goal, ends_at } = check_in
  const busy = sending !== null
  return (
    <Notice
      above={<Day {...check_in} />}
      title={goal.title}
      lead={undone ? copy.undone : goal.gentle ? copy.open.gentle : copy.open.lead}
      sun={goal.gentle ? 'still' : 'rising'}
      live={undone}
      actions={
        <>
          <Problem problem={problem} />
          <Button
            variant={goal.gentle ? 'line' : 'dawn'}
            size="large"
            inactive={busy}
            onClick={() => void press('check-in')}
          >
            {busy ? copy.checkingIn : copy.checkIn}
          </Button>
        </>
      }
      ground={copy.open.ground(formatDeviceTime(ends_at))}
    />
  )
}

const Run = ({ days }: { days: number }) => (
  <p className="link-count">
    <b>{days}</b> <span>{copy.run(days)}</span>
  </p>
)

const sayCheckedIn = ({ goal, checked_in_at }: CheckedIn, now: boolean): string => {
  if (now) return goal.gentle ? copy.checkedIn.gentle : copy.checkedIn.lead
  return goal.gentle ? copy.already.gentle : copy.already.lead(formatDeviceTime(checked_in_at))
}

const CheckedInDay = ({ check_in, now, sending, problem, press }: Press & { check_in: CheckedIn; now: boolean }) => {
  const { goal, streak_count, can_undo, ends_at } = check_in
  const busy = sending !== null
  return (
    <Notice
      above={now && streak_count !== null ? <Run days={streak_count} /> : <Day {...check_in} />}
      title={goal.title}
      lead={sayCheckedIn(check_in, now)}
      sun={goal.gentle ? 'still' : 'risen'}
      live={now}
      actions={
        <>
          <Problem problem={problem} />
          <ButtonLink to="/dashboard" size="large">
            {copy.openApp}
          </ButtonLink>
          {can_undo ? (
            <Button variant="plain" size="large" inactive={busy} onClick={() => void press('undo')}>
              <Undo2 className="icon" aria-hidden="true" /> {busy ? copy.undoing : copy.undo}
            </Button>
          ) : null}
        </>
      }
      ground={can_undo && now ? copy.checkedIn.ground(formatDeviceTime(ends_at)) : copy.already.ground}
    />
  )
}

/** After a press, the buttons change under the focus: it moves to the title. */
const useFocusOnChange = (pressed: string | null) => {
  const before = useRef(pressed)
  useEffect(() => {
    if (before.current === pressed) return
    before.current = pressed
    if (pressed !== null) focusHeading()
  }, [pressed])
}

const LinkPageView = ({ token }: { token: string }) => {
  const { page, again, ...act } = useCheckInLink(token)
  useFocusOnChange(page.state === 'shown' ? page.pressed : null)
  if (page.state === 'loading') return <LoadingPage />
  if (page.state === 'invalid') {
    const { title, lead, ground } = copy.invalid
    return <Notice title={title} lead={lead} sun="still" actions={<SignIn first />} ground={ground} />
  }
  if (page.state === 'failed') {
    const retry = (
      <Button variant="dawn" size="large" onClick={again}>
        {copy.tryAgain}
      </Button>
    )
    return <Notice title={copy.failed.title} lead={page.reason} sun="still" actions={retry} />
  }
  const { check_in, pressed } = page
  switch (check_in.state) {
    case 'open':
      return <OpenDay check_in={check_in} undone={pressed === 'undo'} {...act} />
    case 'checked-in':
      return <CheckedInDay check_in={check_in} now={pressed === 'check-in'} {...act} />
    case 'ended':
    case 'early': {
      const { title, lead } = copy[check_in.state]
      return (
        <Notice title={title} lead={lead(formatWeekdayDate(check_in.day))} sun="still" actions={<SignIn first />} />
      )
    }
    case 'closed':
      return <Notice title={copy.closed.title} lead={copy.closed.lead} sun="still" actions={<SignIn />} />
  }
}

/**
 * `/check-in#<token>`: the target of the button in a wake-up mail (MAIL-12). It needs no session and minds none (MAIL-16).
 * Opening it changes nothing, because mail scanners open links.
 */
export const CheckInPage = () => {
  useTitle(copy.title)
  useUnlisted()
  const token = useFragmentToken('/check-in', LINK_TOKEN)
  if (token !== null) return <LinkPageView key={token} token={token} />
  return <Notice title={copy.incomplete.title} lead={copy.incomplete.lead} sun="still" actions={<SignIn first />} />
}
