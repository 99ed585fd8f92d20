import { useId } from 'react'
import { Link } from 'react-router-dom'
import { planOfTier } from '#domain/billing/plans.ts'
import { circleStandings, nextGoal } from '#domain/framework/circle-dashboard.ts'
import { checkoutFailure } from '#web/entities/billing/checkout-failure.ts'
import { formatPrice } from '#web/entities/billing/plan-figures.ts'
import { useCheckout } from '#web/entities/billing/use-checkout.ts'
import { useLatestFramework } from '#web/entities/framework/framework-query.ts'
import { firstDay } from '#web/entities/goals/goal-days.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/goals/popups.ts'
import { INTERVIEW } from '#web/lib/places.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { EXAMPLE, EXAMPLE_DAY } from './circle-panel-example.ts'
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
          Hours wanted come from your five-circle framework. <Link to={INTERVIEW}>Begin the interview</Link>
        </p>
      ) : null}
      {isPending ? null : (
        <NextGoalWords
          next={nextGoal(standings, { hasRoom, today: today.date })}
          standings={standings}
          hasRoom={hasRoom}
        />
      )}
    </>
  )
}

const Invitation = ({ shown: { plan } }: { shown: Goals }) => {
  const { start, starting } = useCheckout((detail, offer) => toast.error(checkoutFailure(detail, offer)))
  return (
    <>
      <p className="circle-lead">
        For each circle: the days you kept in the last 30, the hours your goals plan against the hours you want, and
        where the next goal would help most.
      </p>
      <div className="circle-example">
        <p className="circle-example-word">An example, not your days</p>
        <CircleTable standings={EXAMPLE} today={EXAMPLE_DAY} waiting={false} />
      </div>
      <div className="button-row">
        {plan.subscription.subscribed ? (
          <Button variant="line" inactive={starting !== null} onClick={() => void start('pro')}>
            {starting === null ? 'Upgrade to Pro Plan' : 'Opening checkout...'}
          </Button>
        ) : (
          <Button variant="line" onClick={() => upgradeDialog.open({ message: null })}>
            See the plans
          </Button>
        )}
        <p className="circle-price">
          Part of Pro Plan, <b>{formatPrice('pro')}</b> per month
        </p>
      </div>
    </>
  )
}

/** Pro Plan's circle dashboard; other plans see an invitation with example data (PLAN-15). */
const CirclePanel = ({ shown }: { shown: Goals }) => {
  const titleId = useId()
  const { subscribed, subscription_tier } = shown.plan.subscription
  const has = subscribed && planOfTier(subscription_tier) !== 'personal'
  return (
    <section className="circle-panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{has ? 'Your circle dashboard' : 'The circle dashboard'}</h2>
      {has ? <Figures shown={shown} /> : <Invitation shown={shown} />}
    </section>
  )
}

export default CirclePanel
