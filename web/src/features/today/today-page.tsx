import { type ReactNode, useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { todayMessages } from '#domain/messages/today.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import { NoAccess } from '#web/entities/billing/no-access.tsx'
import type { Goals } from '#web/entities/goals/goals.ts'
import { isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { useTodaysTexts } from '#web/entities/offline/use-todays-texts.ts'
import { CREATE_GOAL } from '#web/lib/places.ts'
import { type LoadFailure, useLoad } from '#web/lib/use-load.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { FullSky } from './full-sky.tsx'
import { CareMorning, GoalMorning, todayAddress } from './goal-morning.tsx'
import { findNextOpen, firstGoal, goalNamed, previousGoal, readMorning, type TodayGoals } from './morning.ts'
import { TodayTop } from './today-top.tsx'
import './today.css'

const WithTop = ({ children }: { children: ReactNode }) => (
  <div className="today">
    <TodayTop due={[]} />
    {children}
  </div>
)

const NotLoaded = ({ reason, trying, onRetry }: LoadFailure) => (
  <Notice
    title={goalListMessages.fetchFailed}
    lead={reason}
    sun="still"
    live
    actions={
      <Button variant="dawn" size="large" inactive={trying} onClick={onRetry}>
        {trying ? 'Trying...' : 'Try Again'}
      </Button>
    }
    ground="Nothing is lost. Your goals, your streaks and today’s check-ins are kept."
  />
)

const Nothing = ({ hasGoals }: { hasGoals: boolean }) => {
  useTitle(todayMessages.title)
  return (
    <Notice
      title={hasGoals ? todayMessages.nothingTitle : todayMessages.noGoalsTitle}
      lead={hasGoals ? todayMessages.nothing : todayMessages.noGoals}
      sun="still"
      actions={
        hasGoals ? (
          <ButtonLink variant="ink" size="large" to="/dashboard">
            {todayMessages.back}
          </ButtonLink>
        ) : (
          <ButtonLink variant="dawn" size="large" to={CREATE_GOAL}>
            {todayRowMessages.create}
          </ButtonLink>
        )
      }
    />
  )
}

/** Whether an arrow key means something else where it was pressed. */
const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, dialog') !== null

/** The arrow keys go to the next open goal and back (PAGE-22). */
const useArrows = (morning: TodayGoals | undefined, id: string | undefined): void => {
  const navigate = useNavigate()
  const next = morning && id !== undefined ? findNextOpen(morning, id) : undefined
  const previous = morning && id !== undefined ? previousGoal(morning, id) : undefined
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (altKey || ctrlKey || metaKey || shiftKey || takesArrows(target)) return
      const goal = key === 'ArrowRight' ? next : key === 'ArrowLeft' ? previous : undefined
      if (goal) void navigate(todayAddress(goal))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, next, previous])
}

type ShownProps = { shown: Goals; trying: boolean; onRetry: () => void }

const Shown = ({ shown, trying, onRetry }: ShownProps) => {
  const [params] = useSearchParams()
  const morning = readMorning(shown)
  const goal = goalNamed(morning, params.get('goal'))
  useArrows(morning, goal?.id)
  if (goal?.care === 'crisis') return <CareMorning key={goal.id} goal={goal} morning={morning} shown={shown} />
  const first = firstGoal(morning)
  // The address names the goal, so that its screen stays after its check-in.
  const toFirst = first && !goal ? <Navigate to={todayAddress(first)} replace /> : null
  // First, because help is shown whatever the plan allows.
  if (toFirst && morning.crisis.length > 0) return toFirst
  if (isBlocked(shown)) {
    return (
      <WithTop>
        <NoAccess shown={shown} />
      </WithTop>
    )
  }
  if (goal) {
    return <GoalMorning key={goal.id} goal={goal} morning={morning} shown={shown} trying={trying} onRetry={onRetry} />
  }
  if (toFirst) return toFirst
  if (morning.due.length === 0) {
    return (
      <WithTop>
        <Nothing hasGoals={shown.goals.length + shown.set_aside.length > 0} />
      </WithTop>
    )
  }
  return (
    <div className="today">
      <TodayTop due={morning.due} />
      <FullSky due={morning.due} today={shown.today} />
    </div>
  )
}

/** `/today`: the goals of the morning, one screen each (PAGE-22). `?goal=` names the goal of the screen. */
export const TodayPage = () => {
  const query = useGoals()
  const load = useLoad(query)
  useTodaysTexts(query.data)
  if (query.data) return <Shown shown={query.data} trying={query.isFetching} onRetry={() => void query.refetch()} />
  if (typeof load !== 'object') return <LoadingPage />
  return (
    <WithTop>
      <NotLoaded {...load} />
    </WithTop>
  )
}
