import { useEffect, useRef } from 'react'
import { WITNESS_TOKEN, type WitnessDay, type WitnessedGoal } from '#domain/witness/witness.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { formatShortDay, formatWeekdayDate } from '#web/lib/dates.ts'
import { useFragmentToken } from '#web/lib/use-fragment-token.ts'
import { useUnlisted } from '#web/lib/use-unlisted.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Said } from '#web/ui/said.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { DeclineWitness } from './decline-witness.tsx'
import { type Problem, type SentLine, useWitnessedGoal } from './use-witnessed-goal.ts'
import { witnessCopy as copy } from './witness-copy.ts'
import { WitnessLineForm } from './witness-line-form.tsx'
import './witness-page.css'

type Open = Extract<WitnessedGoal, { state: 'open' }>

const countDays = (days: readonly WitnessDay[], state: WitnessDay['state']): number =>
  days.filter((day) => day.state === state).length

const Days = ({ days }: Pick<Open, 'days'>) => {
  const [first] = days
  const last = days.at(-1)
  const today = last?.state === 'done' || last?.state === 'open' ? last.state : 'other'
  return (
    <section>
      <h2 className="witness-days">{copy.days}</h2>
      <Horizon
        size="wide"
        days={days.map(({ date, state }) => ({ date, state, isToday: date === last?.date }))}
        label={copy.daysLabel(countDays(days, 'done'), countDays(days, 'missed'), copy.today[today])}
      />
      <p className="day-ends" aria-hidden="true">
        <span>{first ? formatShortDay(first.date) : ''}</span>
        <span>{copy.end}</span>
      </p>
    </section>
  )
}

/** The date of an instant (ISO date-time) on the device's clock. */
const deviceDay = (instant: string): string => new Date(instant).toLocaleDateString('en-CA')

type SentProps = { line: SentLine; name: string; sending: boolean; problem: Problem | null; onTakeBack: () => void }

const Sent = ({ line: { text, nextAt }, name, sending, problem, onTakeBack }: SentProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  const refusal = problem?.at === 'line' ? problem.message : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of them a control that had the focus is gone.
  useEffect(() => title.current?.focus(), [text, refusal])
  const nextDay = formatWeekdayDate(deviceDay(nextAt))
  if (text === null)
    return (
      <section className="witness-line" role="status">
        <h2 ref={title} tabIndex={-1}>
          {copy.taken.title}
        </h2>
        <p>{copy.taken.lead(nextDay)}</p>
      </section>
    )
  return (
    <section className="witness-line" role="status">
      <h2 ref={title} tabIndex={-1}>
        {copy.sent.title}
      </h2>
      <Said text={text} by={copy.sent.by(name)} />
      <p>{copy.sent.next(nextDay)}</p>
      {refusal === null ? (
        <div>
          <LinkButton onClick={onTakeBack}>{sending ? copy.sent.takingBack : copy.sent.takeBack}</LinkButton>
        </div>
      ) : (
        <p role="alert">{refusal}</p>
      )}
    </section>
  )
}

const Full = () => (
  <section className="witness-line">
    <h2>{copy.full.title}</h2>
    <p>{copy.full.lead}</p>
  </section>
)

const WitnessPageView = ({ token }: { token: string }) => {
  const { page, sending, problem, send, takeBack, decline, again, forget } = useWitnessedGoal(token)
  if (page.state === 'loading') return <LoadingPage />
  if (page.state === 'ended') return <Notice {...copy.ended} sun="still" />
  if (page.state === 'declined') return <Notice {...copy.declined} sun="still" />
  if (page.state === 'failed') {
    const retry = (
      <Button variant="dawn" size="large" onClick={again}>
        {copy.failed.again}
      </Button>
    )
    return <Notice title={copy.failed.title} lead={page.reason} sun="still" actions={retry} />
  }
  const { witnessed, sent } = page
  if (witnessed.state === 'quiet') return <Notice {...copy.quiet} sun="still" />
  const { owner_name, witness_name, title, circle_type, days, can_send } = witnessed
  return (
    <Page className="witness" circle={circleAttribute(circle_type)}>
      <header>
        <p className="witness-for">{copy.asked(owner_name)}</p>
        <h1 dir="auto">{title}</h1>
        {circle_type ? <CircleTag circle={circle_type} /> : null}
      </header>
      <Days days={days} />
      {sent ? (
        <Sent
          line={sent}
          name={owner_name}
          sending={sending}
          problem={problem}
          onTakeBack={() => void takeBack(sent)}
        />
      ) : can_send ? (
        <WitnessLineForm
          token={token}
          ownerName={owner_name}
          witnessName={witness_name}
          sending={sending}
          problem={problem}
          onSend={(typed) => void send(typed)}
          onChange={forget}
        />
      ) : (
        <Full />
      )}
      <div className="witness-ground">
        {copy.ground}{' '}
        <DeclineWitness ownerName={owner_name} sending={sending} problem={problem} onDecline={() => void decline()} />
      </div>
    </Page>
  )
}

/** `/witness#<token>`: what the witness of a goal sees, without an account (WITNESS-3, WITNESS-10). */
export const WitnessPage = () => {
  useTitle(copy.title)
  useUnlisted()
  const token = useFragmentToken('/witness', WITNESS_TOKEN)
  if (token !== null) return <WitnessPageView key={token} token={token} />
  return <Notice {...copy.incomplete} sun="still" />
}
