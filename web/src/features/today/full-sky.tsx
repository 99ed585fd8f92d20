import { todayMessages } from '#domain/messages/today.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { addDays } from '#domain/time/day.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { nameDayEnd } from '#web/entities/goals/goal-words.ts'
import { readCount } from '#web/entities/goals/shown-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { deviceZone } from '#web/lib/device-zone.ts'
import { SunDot } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './full-sky.css'

/** When the next check-in day begins, by the person's zone. It is named where this device has another one. */
const Opens = ({ today }: { today: TodayView }) => {
  const { day, time } = localTime(Date.parse(today.ends_at), today.zone)
  // Between midnight and the day-start hour the day ends on the same calendar date. The words for midnight and for a later date name the day.
  const isTomorrow = day === addDays(today.calendar_date, 1) && time !== '00:00'
  const zone = deviceZone() === today.zone ? '' : ` ${zoneTime(today.zone)}`
  return (
    <>
      {isTomorrow ? todayMessages.opensTomorrow : todayMessages.opensToday}{' '}
      <time dateTime={today.ends_at}>
        {nameDayEnd(today)}
        {zone}
      </time>
      .
    </>
  )
}

const Count = ({ goal }: { goal: ShownGoal }) => {
  const { count, unit } = readCount(goal, todayMessages.inARow(goal.streak_count))
  return (
    <>
      <b>{count}</b> {unit}
    </>
  )
}

const Kept = ({ goal }: { goal: ShownGoal }) => (
  <li data-circle={circleAttribute(goal.circle_type)}>
    <SunDot state="done" />
    <b dir="auto">{goal.title}</b>
    {goal.care === 'gentle' ? (
      <span>{todayMessages.checkedIn}</span>
    ) : (
      <span>
        <Count goal={goal} />
      </span>
    )}
  </li>
)

/** After the last check-in of the day (PAGE-22). */
export const FullSky = ({ due, today }: { due: readonly ShownGoal[]; today: TodayView }) => {
  useTitle(todayMessages.fullTitle)
  return (
    <main id="main" className="full">
      <div className="full-sky">
        <div className="wrap full-words">
          <h1>{todayMessages.fullTitle}</h1>
          <p>
            {todayMessages.allDone(due.length)} <Opens today={today} />
          </p>
          <div className="button-row">
            <ButtonLink variant="ink" to="/dashboard">
              {todayMessages.back}
            </ButtonLink>
          </div>
        </div>
        <SunFigure className="full-sun" light="lit" height={660} />
      </div>
      <div className="wrap full-kept">
        <ul>
          {due.map((goal) => (
            <Kept key={goal.id} goal={goal} />
          ))}
        </ul>
      </div>
    </main>
  )
}
