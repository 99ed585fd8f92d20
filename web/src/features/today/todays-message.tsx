import { TONE_LABELS } from '#domain/goals/fields.ts'
import { motivationMessages } from '#domain/messages/motivation.ts'
import { todayMessages } from '#domain/messages/today.ts'
import { splitLead } from '#domain/motivation/lead-sentence.ts'
import { shownTimes } from '#domain/motivation/shown-times.ts'
import { chooseTone } from '#domain/safety/gentle-tone.ts'
import { GentleNote } from '#web/entities/goals/care/gentle-note.tsx'
import { nameTime } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useDailyMotivation } from '#web/entities/motivation/use-daily-motivation.ts'
import { Writing } from '#web/entities/motivation/writing.tsx'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'
import { useConnection } from '#web/lib/connection.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { splitLines } from '#web/ui/lines.ts'
import { Ring } from './ring.tsx'
import { TodaySteps } from './steps.tsx'

/** Characters of a first sentence that is set smaller. */
const LONG = 90

/** Seconds of a challenge that names no time. */
const TWO_MINUTES = 120

const WORD_JOINER = '\u2060'

/** Large type has few words a line, so 'check-in' would often be broken at its hyphen. */
const keepTogether = (text: string): string => text.replace(/\b(check-)(ins?)\b/gi, `$1${WORD_JOINER}$2`)

type MessageProps = Pick<Props, 'goal' | 'shown' | 'plain'> & { text: DailyText }

const Message = ({ goal, shown, text, plain }: MessageProps) => {
  const { lead, rest } = splitLead(splitLines(text.message))
  const time = plain ? null : nameTime(goal.time_of_day, shown.today)
  return (
    <>
      <p className="today-lead" dir="auto" data-long={lead.length > LONG || undefined}>
        {keepTogether(lead)}
      </p>
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that is shown whole, in its order.
        <p key={index} className="today-more" dir="auto">
          {line}
        </p>
      ))}
      <p className="today-by">
        {TONE_LABELS[text.tone]}
        {time === null ? null : `, ${time}`}
      </p>
    </>
  )
}

const NoText = ({ onRetry }: { onRetry: () => void }) => {
  const online = useConnection() === 'online'
  return (
    <>
      <p className="today-more" role="status">
        {online ? todayMessages.failed : todayMessages.noText}
      </p>
      {online ? (
        <div className="button-row today-again">
          <Button variant="line" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      ) : null}
    </>
  )
}

type Props = {
  goal: ShownGoal
  shown: Goals
  /** Without a ring, ticks and figures (CARE-3, CARE-17). */
  plain: boolean
}

const Do = ({ goal, shown, plain, text }: Props & { text: DailyText }) => {
  const seconds = text.challengeSeconds ?? TWO_MINUTES
  const times = shownTimes(text, text.care ?? goal.care)
  return (
    <div className="today-do">
      <TodaySteps
        goal={goal}
        today={shown.today.date}
        steps={plain ? [...text.steps, text.challenge] : text.steps}
        times={times.steps}
        plain={plain}
      />
      {plain ? null : (
        <Ring
          challenge={text.challenge}
          seconds={seconds}
          time={seconds === TWO_MINUTES ? motivationMessages.anyChallengeTime : times.challenge}
        />
      )}
      {goal.care === 'gentle' ? <GentleNote goal={goal} /> : null}
    </div>
  )
}

/** Today's text of a goal, in large type, with what can be done (PAGE-22). The heading has the focus while the text arrives. */
export const TodaysMessage = ({ goal, shown, plain }: Props) => {
  const text = useDailyMotivation(goal, shown.today.date, false)
  return (
    <>
      <div className="today-message">
        <div className="today-goal">
          {goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}
          <h1 tabIndex={-1} dir="auto">
            {goal.title}
          </h1>
        </div>
        {text.data ? <Message goal={goal} shown={shown} text={text.data} plain={plain} /> : null}
        {text.data || !text.isFetching ? null : <Writing tone={chooseTone(goal)} />}
        {text.data || text.isFetching ? null : <NoText onRetry={() => void text.refetch()} />}
      </div>
      {text.data ? <Do goal={goal} shown={shown} plain={plain} text={text.data} /> : null}
    </>
  )
}
