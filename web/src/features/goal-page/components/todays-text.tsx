import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { motivationMessages } from '#domain/messages/motivation.ts'
import { offlineMessages } from '#domain/messages/offline.ts'
import { type ShownTimes, shownTimes } from '#domain/motivation/shown-times.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { DoneButton } from '#web/entities/goals/set-aside/done-button.tsx'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'
import { type Connection, useConnection } from '#web/lib/connection.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { splitLines } from '#web/ui/lines.ts'
import './motivation.css'

const Message = ({ text, isEarlier }: { text: DailyText; isEarlier: boolean }) => {
  const titleId = useId()
  return (
    <section className="message" aria-labelledby={titleId}>
      <h2 id={titleId}>Today's Motivation</h2>
      {splitLines(text.message).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that is shown whole, in its order.
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      <p className="message-by">
        {TONE_LABELS[text.tone]}
        {text.source === 'built-in' ? ', from our own book of mornings' : null}
      </p>
      {isEarlier ? <p className="message-by">{motivationMessages.earlierCount}</p> : null}
    </section>
  )
}

const MicroPlan = ({ steps, times }: { steps: readonly string[]; times: ShownTimes }) => (
  <Card title="Today's Micro-Plan" note={times.allSteps}>
    {steps.length > 0 ? (
      <ol className="micro-plan">
        {steps.map((step, index) => (
          <li key={step}>
            <bdi>{step}</bdi>
            {times.steps[index] ? <span className="step-time"> {times.steps[index]}</span> : null}
          </li>
        ))}
      </ol>
    ) : (
      <p className="challenge">{motivationMessages.noMicroPlan}</p>
    )}
  </Card>
)

/** `cheer` is null for a gentle goal, whose title is not praised (CARE-3). `said` stands after the message. `isEarlier`: it counts to yesterday. */
type Props = { text: DailyText; care: Care; cheer: string | null; said?: ReactNode; isEarlier: boolean }

export const TodaysText = ({ text, care, cheer, said, isEarlier }: Props) => {
  const times = shownTimes(text, care)
  return (
    <>
      <Message text={text} isEarlier={isEarlier} />
      {said}
      <MicroPlan steps={text.steps} times={times} />
      <Card title="Today's Challenge" note={times.challenge}>
        <p className="challenge" dir="auto">
          {text.challenge}
        </p>
      </Card>
      {cheer === null ? null : <p className="cheer">{cheer}</p>}
    </>
  )
}

const NO_CONTENT = {
  online: {
    title: 'No Motivation Content Available',
    words: `${motivationMessages.failed}. Your goal and your streak are as you left them.`,
  },
  unreachable: { title: offlineMessages.unreachableTitle, words: offlineMessages.textWaitsForAnswer },
  offline: { title: offlineMessages.title, words: offlineMessages.textWaits },
} as const

/** Calls `refresh` when a lost connection is back. The query cache does not notice it on a page that was opened without one. */
const useRefreshOnReturn = (connection: Connection, refresh: () => void) => {
  const before = useRef(connection)
  const again = useEffectEvent(refresh)
  useEffect(() => {
    if (connection === 'online' && before.current !== 'online') again()
    before.current = connection
  }, [connection])
}

/** 'No Motivation Content Available', or that there is no network (TEXT-12). */
export const NoContent = ({ onRefresh }: { onRefresh: () => void }) => {
  const connection = useConnection()
  useRefreshOnReturn(connection, onRefresh)
  const { title, words } = NO_CONTENT[connection]
  return (
    <section className="no-motivation" role="alert">
      <h2>{title}</h2>
      <p>{words}</p>
      <div className="button-row">
        {connection === 'offline' ? null : (
          <Button variant="ink" onClick={onRefresh}>
            Refresh Page
          </Button>
        )}
        <ButtonLink variant="line" to="/dashboard">
          Go to Dashboard
        </ButtonLink>
      </div>
    </section>
  )
}

/** A goal past its target date gets no new text (GOAL-11). `plain`: without the accent color (CARE-17). */
export const PastTarget = ({ goal, plain }: { goal: GoalView; plain: boolean }) => (
  <section className="no-motivation">
    <h2>Motivation Unavailable</h2>
    <p>
      {goalListMessages.expired}
      {goal.kept_days > 0 && goal.care === 'ordinary' ? ' The mornings you kept stay kept.' : null}{' '}
      {goal.care === 'ordinary' ? doneMessages.past : doneMessages.pastGentle}
    </p>
    <div className="button-row">
      <DoneButton goal={goal} variant={goal.care === 'ordinary' && !plain ? 'dawn' : 'line'} />
      <ButtonLink variant="line" to="/dashboard">
        Go to Dashboard
      </ButtonLink>
    </div>
  </section>
)
