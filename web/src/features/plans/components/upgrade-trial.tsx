import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { describeEnded } from '#web/entities/billing/describe-ended.ts'
import { hadPlan } from '#web/entities/billing/had-plan.ts'
import { ManageSubscription } from '#web/entities/billing/manage-subscription.tsx'
import { days } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { type TrialDays, trialDays, trialEndDay } from '#web/entities/goals/trial-days.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { countState } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'

const Mornings = ({ goal, drawn }: TrialDays) => {
  const toCome = countState(drawn, 'future') + countState(drawn, 'open')
  const counted = `${countState(drawn, 'done')} checked in, ${countState(drawn, 'missed')} missed`
  return (
    <div data-circle={circleAttribute(goal.circle_type)}>
      <Horizon
        size="wide"
        days={drawn}
        label={`The ${days(drawn.length)} of the trial: ${counted}${toCome > 0 ? `, ${toCome} to come` : ''}.`}
      />
      <p className="day-ends" aria-hidden="true">
        <span>Day 1</span>
        <span>Day {drawn.length}</span>
      </p>
    </div>
  )
}

/** A plan that ended without a known date, as by a failed payment, a pause or a refund: why, and the way to the portal (PLAN-2). */
const PlanStopped = ({ plan }: Pick<Goals, 'plan'>) => (
  <p className="upgrade-why">
    {describeEnded(plan).why} <ManageSubscription />
  </p>
)

/** The days that the trial has left, or that it or the plan has ended (PLAN-1). */
export const TrialLeft = ({ shown }: { shown: Goals }) => {
  const { trial, subscription } = shown.plan
  // A trial that still runs gives access, also after a plan was given back.
  const planEnd = trial.isTrialExpired ? subscription.subscription_end : null
  const mornings = planEnd === null ? trialDays(shown) : undefined
  const end = planEnd === null ? trialEndDay(shown) : localTime(Date.parse(planEnd), shown.today.zone).day
  if (trial.isTrialExpired && planEnd === null && hadPlan(shown.plan)) return <PlanStopped plan={shown.plan} />
  if (end === undefined) return null
  return (
    <>
      <p className="left-figure">
        <b>{trial.daysRemaining}</b>{' '}
        <span>
          {trial.daysRemaining === 1 ? 'day' : 'days'} remaining
          <br />
          {trial.isTrialExpired
            ? `Expired on ${formatShortDay(end)}`
            : `of ${TRIAL_DAYS}, until ${formatShortDay(end)}`}
        </span>
      </p>
      {mornings ? <Mornings {...mornings} /> : null}
    </>
  )
}
