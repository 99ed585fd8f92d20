import { ManageSubscription } from '#web/entities/billing/manage-subscription.tsx'
import { paidUntil } from '#web/entities/billing/paid-until.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { Side } from './side.tsx'

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** The plan in four lines, with Manage Subscription for a subscriber. */
export const YourPlan = ({ shown: { goals, plan, nudges, today } }: { shown: Goals }) => {
  const { trial, subscription } = plan
  return (
    <Side title="Your Plan">
      <dl className="plan-facts">
        <Row name="Plan" value={plan.name} />
        <Row name="Goals" value={`${goals.length} of ${plan.goal_limit}`} />
        <Row name="Nudges" value={`${nudges.maxNudges} a day`} />
        {trial.hasActiveSubscription ? null : <Row name="Trial" value={`${days(trial.daysRemaining)} left`} />}
        {paidUntil(plan, today.zone).map((fact) => (
          <Row key={fact.name} {...fact} />
        ))}
      </dl>
      {subscription.subscribed ? (
        <p className="side-foot">
          <ManageSubscription />
        </p>
      ) : null}
    </Side>
  )
}
