import ArrowRight from 'lucide-react/icons/arrow-right'
import { motivationMessages } from '#domain/messages/motivation.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import { splitLead } from '#domain/motivation/lead-sentence.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { hasEarlierCount } from '#web/entities/motivation/earlier-count.ts'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { splitLines } from '#web/ui/lines.ts'
import { Link } from '#web/ui/link.tsx'
import { Bone } from '#web/ui/spinner.tsx'
import './todays-line.css'

type Props = {
  goal: ShownGoal
  /** Null without a text; undefined while it is read. */
  text: DailyText | null | undefined
}

/** The time before the challenge. A gentle goal has none (CARE-3). */
const describeTime = ({ challengeSeconds }: DailyText): string =>
  challengeSeconds === undefined || challengeSeconds === 120
    ? todayRowMessages.challengeLead
    : `${motivationMessages.challengeTime(challengeSeconds)}:`

const Words = ({ goal, text }: { goal: ShownGoal; text: DailyText }) => {
  const { lead } = splitLead(splitLines(text.message))
  return (
    <>
      <p className="goal-line" dir="auto">
        {lead}
      </p>
      {hasEarlierCount(goal, text, lead) ? <p className="goal-earlier">{motivationMessages.earlierCount}</p> : null}
      <p className="goal-challenge">
        <svg className="ring-dot" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
        </svg>
        <span>
          {goal.care === 'gentle' ? null : <b>{describeTime(text)}</b>} <bdi>{text.challenge}</bdi>
        </span>
      </p>
    </>
  )
}

/** The first sentence of today's message, the challenge, and a link to both: at `/today`, on a free or paused day on the goal's page (PAGE-21). */
export const TodaysLine = ({ goal, text }: Props) => {
  const { unread, unwritten } = todayRowMessages
  const state = goal.today_state
  // `/today` has no screen for a free or paused day (PAGE-22).
  const asksToday = state === 'open' || state === 'done'
  const isUnwritten = text === null && state !== 'open'
  return (
    <div className="goal-morning">
      {text ? <Words goal={goal} text={text} /> : null}
      {text === null ? <p className="goal-challenge">{state === 'open' ? unread : unwritten[state]}</p> : null}
      {text === undefined ? (
        <div className="goal-bones" aria-hidden="true">
          <Bone />
          <Bone kind="short" />
        </div>
      ) : null}
      {isUnwritten ? null : (
        <Link className="link-arrow goal-read" to={asksToday ? `/today?goal=${goal.id}` : `/goal/${goal.id}`}>
          <span>
            {todayRowMessages.readOn}
            <span className="visually-hidden">: {goal.title}</span>
          </span>
          <Icon of={ArrowRight} />
        </Link>
      )}
    </div>
  )
}
