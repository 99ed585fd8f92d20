import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type Ref, useId, useRef } from 'react'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import { isBeforeNoon } from '#domain/streaks/view-streak.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { UndoCheckIn } from '#web/entities/goals/check-in/undo-check-in.tsx'
import { useCheckIn } from '#web/entities/goals/check-in/use-check-in.ts'
import { nameDayEnd } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { isOpen } from '#web/entities/goals/is-open.ts'
import { hasCountedDays, isAfterMiss, readLead } from '#web/entities/goals/shown-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { serverNow } from '#web/entities/offline/server-clock.ts'
import { useWaitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { AskReflection } from '#web/entities/reflections/ask-reflection.tsx'
import { circleAttribute } from '#web/lib/circles.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import './goal-rows.css'

/** `closed`: the goal has ended. */
type RowState = 'open' | 'done' | 'paused' | 'off' | 'closed'

const readState = (goal: ShownGoal): RowState => {
  if (!goal.permissions.canCheckIn) return 'closed'
  return goal.today_state
}

type SunProps = {
  goal: ShownGoal
  state: RowState
  checkIn: ReturnType<typeof useCheckIn>
  ref: Ref<HTMLButtonElement>
}

/** The check-in of a row. It keeps the focus when it is done. */
const RowSun = ({ goal, state, checkIn, ref }: SunProps) => {
  if (state !== 'open' && state !== 'done')
    return <span className="row-sun" role="img" aria-label={dashboardMessages.rowSun[state]} />
  const done = state === 'done'
  const still = done || checkIn.isPending
  return (
    <button
      ref={ref}
      type="button"
      className="row-sun"
      aria-label={done ? dashboardMessages.rowDone(goal.title) : dashboardMessages.rowCheckIn(goal.title)}
      aria-disabled={still || undefined}
      data-checking={checkIn.isPending || undefined}
      onClick={still ? undefined : () => checkIn.mutate()}
    >
      <Icon of={done ? Check : ChevronUp} />
    </button>
  )
}

const describeRow = (goal: ShownGoal, state: RowState, endsAt: string, waits: boolean): string => {
  if (state === 'closed') return dashboardMessages.rowEnded
  if (state === 'off') return dashboardMessages.rowOff
  if (state === 'paused')
    return goal.pause ? dashboardMessages.rowPaused(formatShortDay(goal.pause.last)) : dashboardMessages.rowSun.paused
  if (waits) return checkInMessages.waits
  if (state === 'done') return todayRowMessages.today
  // Nothing of a gentle goal is due (CARE-18).
  if (goal.care === 'gentle') return dashboardMessages.rowGentle
  return goal.at_risk && !goal.streak_hidden ? dashboardMessages.rowAtRisk(endsAt) : dashboardMessages.rowOpen(endsAt)
}

const Row = ({ goal, shown, endsAt }: { goal: ShownGoal; shown: Goals; endsAt: string }) => {
  const checkIn = useCheckIn(goal.id)
  const sun = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const state = readState(goal)
  const { count, unit } = readLead(goal, streakMessages.run)
  const waits = useWaitingCheckIns(goal.user_id).some(({ goalId }) => goalId === goal.id)
  return (
    <li className="goal-row" data-circle={circleAttribute(goal.circle_type)} data-state={state} data-care={goal.care}>
      <Link className="goal-row-words" to={`/goal/${goal.id}`}>
        <b id={titleId} dir="auto">
          {goal.title}
        </b>
        <span className={state === 'open' && goal.care !== 'gentle' ? 'is-open' : undefined}>
          {goal.circle_type === null ? null : <CircleGlyph circle={goal.circle_type} />}
          {describeRow(goal, state, endsAt, waits)}
        </span>
      </Link>
      <span className="goal-row-streak">
        {goal.care === 'gentle' ? null : (
          <>
            {count}
            {isAfterMiss(goal) && hasCountedDays(goal) ? (
              <small aria-hidden="true">{streakMessages.outOf(goal.days_of_30)}</small>
            ) : null}
            <span className="visually-hidden"> {unit}</span>
          </>
        )}
      </span>
      <RowSun goal={goal} state={state} checkIn={checkIn} ref={sun} />
      {checkIn.isSuccess ? (
        <>
          <UndoCheckIn goal={goal} today={shown.today.date} describedBy={titleId} checkInRef={sun} />
          <AskReflection goal={goal} shown={shown} />
        </>
      ) : null}
    </li>
  )
}

/** Minutes that the screens of a goal take, about. */
const MINUTES = 1.5

type FootProps = {
  /** Goals that ask for something today: a gentle one does not. */
  asked: number
  open: number
  due: number
  today: TodayView
}

const Foot = ({ asked, open, due, today }: FootProps) => {
  if (due === 0) return null
  const isMorning = isBeforeNoon(today.date, today.zone, serverNow())
  const read = isMorning ? dashboardMessages.readMorning : dashboardMessages.openToday
  return (
    <div className="rows-foot">
      {asked > 0 ? (
        <>
          <ButtonLink variant="dawn" size="large" wide to="/today">
            {read} <Icon of={ArrowRight} />
          </ButtonLink>
          <p>{dashboardMessages.openNow(asked, Math.ceil(asked * MINUTES))}</p>
        </>
      ) : (
        <ButtonLink variant={open > 0 ? 'line' : 'ink'} size="large" wide to="/today">
          {open > 0 ? read : todayRowMessages.finish}
        </ButtonLink>
      )}
    </div>
  )
}

/** The goals on a phone, one row each: name, streak, and the sun to lift (PAGE-25). */
export const GoalRows = ({ shown }: { shown: Goals }) => {
  const { goals, today } = shown
  return (
    <>
      <ul className="rows" aria-label={dashboardMessages.rows}>
        {goals.map((goal) => (
          <Row key={goal.id} goal={goal} shown={shown} endsAt={nameDayEnd(today)} />
        ))}
      </ul>
      <Foot
        asked={goals.filter((goal) => isOpen(goal) && goal.care !== 'gentle').length}
        open={goals.filter(isOpen).length}
        due={goals.filter((goal) => isOpen(goal) || goal.checked_in_today).length}
        today={today}
      />
    </>
  )
}
