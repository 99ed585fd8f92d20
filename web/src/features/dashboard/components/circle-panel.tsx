import { useId } from 'react'
import { planOfTier } from '#domain/billing/plans.ts'
import { adviseNextGoal, circleStandings } from '#domain/framework/circle-dashboard.ts'
import { isFirstDay } from '#web/entities/billing/is-first-day.ts'
import { useLatestFramework } from '#web/entities/framework/framework-query.ts'
import { firstDay } from '#web/entities/goals/goal-days.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { INTERVIEW } from '#web/lib/places.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { CircleInvitation } from './circle-invitation.tsx'
import { CircleTable } from './circle-table.tsx'
import { NextGoalWords } from './next-goal-words.tsx'
import './circle-panel.css'

const Figures = ({ shown }: { shown: Goals }) => {
  const { data, isError, isPending, refetch } = useLatestFramework()
  const { goals, today } = shown
  const known = goals.map((goal) => ({ ...goal, first: firstDay(goal, today), last: goal.target_date }))
  const standings = circleStandings(known, data ?? null, today.date)
  const hasRoom = goals.length < shown.plan.goal_limit
  return (
    <>
      <CircleTable standings={standings} today={today.date} waiting={isPending} />
      {isError ? (
        <p className="circle-note" role="status">
          The hours of your framework could not be loaded.{' '}
          <LinkButton onClick={() => void refetch()}>Try again</LinkButton>
        </p>
      ) : null}
      {data === null ? (
        <p className="circle-note">
          Hours wanted come from your five-circle framework. <RouterLink to={INTERVIEW}>Begin the interview</RouterLink>
        </p>
      ) : null}
      {isPending ? null : (
        <NextGoalWords next={adviseNextGoal(standings, hasRoom)} standings={standings} hasRoom={hasRoom} />
      )}
    </>
  )
}

/** Pro Plan's circle dashboard; on other plans an invitation, from the second day on (PLAN-15, PAGE-26). */
const CirclePanel = ({ shown }: { shown: Goals }) => {
  const titleId = useId()
  const { subscribed, subscription_tier } = shown.plan.subscription
  const has = subscribed && planOfTier(subscription_tier) !== 'personal'
  if (!has && isFirstDay(shown)) return null
  return has ? (
    <section className="circle-panel" aria-labelledby={titleId}>
      <h2 id={titleId}>Your circle dashboard</h2>
      <Figures shown={shown} />
    </section>
  ) : (
    <div className="circle-panel circle-panel-folded">
      <CircleInvitation shown={shown} />
    </div>
  )
}

export default CirclePanel
