import { paidUntil } from '#web/entities/billing/paid-until.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Side } from './side.tsx'

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const ManageSubscription = () => {
  const { open, opening } = usePortal()
  return (
    <p className="side-foot">
      <LinkButton aria-disabled={opening || undefined} onClick={() => void open()}>
        {opening ? 'Opening...' : 'Manage Subscription'}
      </LinkButton>
    </p>
  )
}

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
      {subscription.subscribed ? <ManageSubscription /> : null}
    </Side>
  )
}
