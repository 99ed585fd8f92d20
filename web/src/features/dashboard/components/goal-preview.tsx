import { DEFAULT_TIME_OF_DAY, TONE_LABELS, type Tone } from '#domain/goals/fields.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'
import { readIsoWeekday, readWeekday } from '#domain/time/weekday.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { nameTime } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { formatShortDay, formatTime } from '#web/lib/dates.ts'
import { countState, drawDays } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import './sidebar.css'

/** What the coach may say on the first day of any goal. */
const SAMPLES: Record<Tone, string> = {
  kind_encouraging: 'Today only asks you to begin. One small step is enough, and it counts.',
  teammate: 'It’s our first day. You do one small part, and I’ll keep count.',
  wise_mentor: 'The first step does not have to be large. It has to be yours.',
  drill_sergeant: 'Day one. Choose the smallest part, start now, and be done before the coffee is.',
}

const SHOWN = 14

type Props = {
  shown: Goals
  tone: Tone
  /** The if-then plan as a sentence. */
  plan: string | null
  /** The time of the wake-up mail (HH:MM), as typed. */
  time: string
  targetDate: Day | null
  /** The chosen weekdays, by ISO number. */
  weekdays: readonly number[]
}

/** How the sentence about the first message begins. It comes on the first chosen day (STREAK-9). */
const nameFirstDay = ({ calendar_date, now, zone }: TodayView, time: string, weekdays: readonly number[]): string => {
  const isBeforeMail = localTime(Date.parse(now), zone).time < time
  const next = addDays(calendar_date, isBeforeMail ? 0 : 1)
  const week = Array.from({ length: DAYS_A_WEEK }, (_, days) => addDays(next, days))
  const first = week.find((day) => weekdays.includes(readIsoWeekday(day))) ?? next
  const wait = daysBetween(calendar_date, first)
  return ['Today', 'Tomorrow'][wait] ?? `${wait === DAYS_A_WEEK ? 'Next ' : ''}${readWeekday(first)}`
}

/** What the days after today hold. */
const nameToCome = (days: number): string => {
  if (days === SHOWN - 1) return 'the others are'
  return days === 1 ? '1 is' : `${days} are`
}

/** A preview of the goal's tone, plan and first days, beside the form. */
export const GoalPreview = ({ shown, tone, plan, time: typed, targetDate, weekdays }: Props) => {
  const { date } = shown.today
  const isFree = !weekdays.includes(readIsoWeekday(date))
  const last = addDays(date, SHOWN - 1)
  const days = drawDays(date, last, {
    first: date,
    last: targetDate,
    today: date,
    knownFrom: date,
    kept: new Set(),
    canCheckIn: true,
    marks: { off: new Set(isFree ? [date] : []) },
    ahead: { weekdays, pause: null },
  })
  const time = formatTime(typed) === null ? DEFAULT_TIME_OF_DAY : typed
  return (
    <aside className="preview" aria-label="How this goal will begin">
      <section className="side">
        <h2>How it will sound</h2>
        <p className="preview-voice">{SAMPLES[tone]}</p>
        <p>{TONE_LABELS[tone]}</p>
      </section>
      {plan === null ? null : (
        <section className="side">
          <h2>Your plan</h2>
          <p className="preview-rule">{plan}</p>
        </section>
      )}
      <section className="side">
        <h2>How it begins</h2>
        <p>
          <time dateTime={time}>{nameTime(time, shown.today)}</time> {nameFirstDay(shown.today, time, weekdays)}, the
          first message is in your email.
        </p>
        <Horizon
          size="wide"
          days={days}
          label={`Fourteen days: today is ${isFree ? 'free' : 'open'}, ${nameToCome(countState(days, 'future'))} to come.`}
        />
        <p className="day-ends" aria-hidden="true">
          <span>Today</span>
          <span>{formatShortDay(last)}</span>
        </p>
      </section>
    </aside>
  )
}
