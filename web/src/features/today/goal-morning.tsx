import { useEffect } from 'react'
import { todayMessages } from '#domain/messages/today.ts'
import { CalmText } from '#web/entities/goals/care/care.tsx'
import { useCheckIn } from '#web/entities/goals/check-in/use-check-in.ts'
import { nameDayEnd } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { readLead } from '#web/entities/goals/shown-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { useConnection } from '#web/lib/connection.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Away } from './away.tsx'
import { Lift, type LiftLook } from './lift.tsx'
import { findNextOpen, type TodayGoals } from './morning.ts'
import { Risen } from './risen.tsx'
import { TodayTop } from './today-top.tsx'
import { TodaysMessage } from './todays-message.tsx'

export const todayAddress = (goal?: Pick<ShownGoal, 'id'>): string => (goal ? `/today?goal=${goal.id}` : '/today')

type Props = { goal: ShownGoal; morning: TodayGoals; shown: Goals; trying: boolean; onRetry: () => void }

/** A goal in crisis: its help, and the way to the others (CARE-8). */
export const CareMorning = ({ goal, morning, shown }: Omit<Props, 'trying' | 'onRetry'>) => {
  // The title of the tab is visible to others (CARE-19).
  useTitle('Your goal')
  const next = findNextOpen(morning, goal.id)
  return (
    <div className="today">
      <TodayTop due={[]} />
      <main id="main" className="wrap today-care">
        <CalmText
          goal={goal}
          zone={shown.today.zone}
          heading="h1"
          change={
            <ButtonLink variant="line" to={`/dashboard?edit=${goal.id}`}>
              Change This Goal
            </ButtonLink>
          }
        />
        <p className="today-by">
          Your goal: <q dir="auto">{goal.title}</q>
        </p>
        {next ? (
          <div className="button-row">
            <ButtonLink variant="plain" to={todayAddress(next)}>
              {todayMessages.next}
            </ButtonLink>
          </div>
        ) : null}
      </main>
    </div>
  )
}

const chooseLook = (goal: ShownGoal, isBesideCrisis: boolean, online: boolean): LiftLook => {
  if (isBesideCrisis || !online) return 'outline'
  return goal.care === 'gentle' ? 'gentle' : 'dawn'
}

const Ground = ({ goal, shown, plain, online }: { goal: ShownGoal; shown: Goals; plain: boolean; online: boolean }) => {
  if (plain) return online ? todayMessages.goalIsSafe : todayMessages.offlineLift
  const until = todayMessages.openUntil(nameDayEnd(shown.today))
  if (!online) return `${todayMessages.offlineLift} ${until}`
  const { count, unit } = readLead(goal, todayMessages.inARow(goal.streak_count))
  if (count === 0) return until
  return (
    <>
      <b>{count}</b> {unit}. {until}
    </>
  )
}

/** One goal of the morning: its message, its steps, its challenge and the sun to lift; then the moment after (PAGE-22). */
export const GoalMorning = ({ goal, morning, shown, trying, onRetry }: Props) => {
  useTitle(goal.title)
  const online = useConnection() === 'online'
  const checkIn = useCheckIn(goal.id)
  useEffect(() => {
    // The moment after, which had the focus, is gone again. It stays if the day was checked in already.
    if (checkIn.isError && !goal.checked_in_today) focusHeading({ scrolls: true })
  }, [checkIn.isError, goal.checked_in_today])
  const isBesideCrisis = morning.crisis.length > 0
  const plain = goal.care === 'gentle' || isBesideCrisis
  const next = findNextOpen(morning, goal.id)
  const top = <TodayTop due={plain ? [] : morning.due} current={goal.id} />
  if (goal.checked_in_today) {
    return (
      <div className="today">
        {top}
        <Risen
          goal={goal}
          shown={shown}
          plain={plain}
          asks={!isBesideCrisis}
          justNow={checkIn.isPending || checkIn.isSuccess}
          next={next}
          nextAddress={next === undefined && isBesideCrisis ? '/dashboard' : todayAddress(next)}
        />
      </div>
    )
  }
  return (
    <div className="today" data-circle={circleAttribute(goal.circle_type)}>
      {top}
      <Away late={shown.stored === 'late'} trying={trying} onRetry={onRetry} />
      <main id="main" className="wrap today-main">
        <TodaysMessage goal={goal} shown={shown} plain={plain} />
      </main>
      <Lift
        title={goal.title}
        look={chooseLook(goal, isBesideCrisis, online)}
        checking={checkIn.isPending}
        onCheckIn={() => checkIn.mutate()}
        next={next ? todayAddress(next) : null}
      >
        <Ground goal={goal} shown={shown} plain={plain} online={online} />
      </Lift>
    </div>
  )
}
