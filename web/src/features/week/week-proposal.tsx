import { useId, useState } from 'react'
import { closeQuotes } from '#domain/coach/words/quotes.ts'
import { weekMessages } from '#domain/messages/week.ts'
import { weekdayNames } from '#domain/time/weekday.ts'
import { type Proposal, writeProposal } from '#domain/week/proposal.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useChooseWeekdays } from './api/use-choose-weekdays.ts'

const EVERY = [1, 2, 3, 4, 5, 6, 7]

/** The weekdays that the goal would ask for. */
const ChosenDays = ({ weekdays }: { weekdays: readonly number[] }) => (
  <div className="proposal-days">
    <div
      className="horizon horizon-wide"
      role="img"
      aria-label={weekMessages.nextWeek(weekdayNames(weekdays).join(', '))}
    >
      {EVERY.map((weekday) => (
        <i key={weekday} className="day" data-state={weekdays.includes(weekday) ? 'future' : 'off'} />
      ))}
    </div>
    <ol aria-hidden="true">
      {EVERY.map((weekday, index) => (
        <li key={weekday} className={weekdays.includes(weekday) ? 'is-on' : undefined}>
          {weekdayNames(EVERY)[index]?.slice(0, 3)}
        </li>
      ))}
    </ol>
  </div>
)

const FewerDays = ({ goalId, weekdays, button }: { goalId: string; weekdays: number[]; button: string }) => {
  const choose = useChooseWeekdays(goalId)
  return (
    <Button variant="dawn" size="large" inactive={choose.isPending} onClick={() => choose.mutate(weekdays)}>
      {choose.isPending ? 'Saving...' : button}
    </Button>
  )
}

const Primary = ({ proposal, button }: { proposal: Proposal; button: string }) => {
  if (proposal.kind === 'fewer-days')
    return <FewerDays goalId={proposal.row.id} weekdays={proposal.weekdays} button={button} />
  const to = proposal.kind === 'keep' ? '/today' : `/dashboard?edit=${proposal.row.id}`
  return (
    <ButtonLink variant="dawn" size="large" to={to}>
      {button}
    </ButtonLink>
  )
}

/** The one proposal of the letter (MAIL-30). Nothing changes before it is pressed. */
export const WeekProposal = ({ proposal }: { proposal: Proposal }) => {
  const [isLeft, setLeft] = useState(false)
  const titleId = useId()
  const { heading, words, button } = writeProposal(proposal)
  const circle = proposal.kind === 'keep' ? null : proposal.row.circle
  if (isLeft) return null
  return (
    <section className="proposal" aria-labelledby={titleId} data-circle={circleAttribute(circle)}>
      <div>
        {circle ? <CircleTag circle={circle} /> : null}
        <h2 id={titleId}>{heading}</h2>
        <p>{closeQuotes(words)}</p>
      </div>
      <div className="button-row">
        <Primary proposal={proposal} button={button} />
        {proposal.kind === 'smaller' ? (
          <ButtonLink variant="line" size="large" to={`/goal/${proposal.row.id}`}>
            {weekMessages.pause}
          </ButtonLink>
        ) : null}
        {proposal.kind === 'keep' ? (
          <ButtonLink variant="plain" to={DASHBOARD}>
            {weekMessages.back}
          </ButtonLink>
        ) : (
          <Button variant="plain" onClick={() => setLeft(true)}>
            {weekMessages.leave}
          </Button>
        )}
      </div>
      {proposal.kind === 'fewer-days' ? <ChosenDays weekdays={proposal.weekdays} /> : null}
    </section>
  )
}
