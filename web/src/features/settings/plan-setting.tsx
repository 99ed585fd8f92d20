import { planOfTier } from '#domain/billing/plans.ts'
import type { PlanView, ProfileView } from '#functions/profiles/profile-view.ts'
import { paidUntil } from '#web/entities/billing/paid-until.ts'
import { describePlanEnd } from '#web/entities/billing/plan-end.ts'
import { readPlanFigures } from '#web/entities/billing/plan-figures.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { CANCEL_ANYTIME } from '#web/lib/copy.ts'
import { UPGRADE } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Setting } from './setting.tsx'

const describePrice = ({ subscription }: PlanView): string => {
  const { price, term } = readPlanFigures(planOfTier(subscription.subscription_tier))
  return `${price} ${term}`
}

const listFacts = (plan: PlanView, goals: number | undefined, zone: string): Fact[] => {
  const { name, goal_limit, nudge_limit, subscription, trial } = plan
  const left = trial.isTrialExpired ? 'Ended' : `${days(trial.daysRemaining)} left`
  return [
    { name: 'Plan', value: name },
    ...(subscription.subscribed ? [{ name: 'Price', value: describePrice(plan) }] : []),
    { name: 'Goals', value: goals === undefined ? `Up to ${goal_limit}` : `${goals} of ${goal_limit}` },
    { name: 'Nudges', value: `${nudge_limit} a day` },
    ...(trial.hasActiveSubscription ? [] : [{ name: 'Trial', value: left }]),
    ...paidUntil(plan, zone),
  ]
}

/** The person's plan, and the link to change it. */
export const PlanSetting = ({ plan, profile }: { plan: PlanView; profile: ProfileView }) => {
  const portal = usePortal()
  const goals = useGoals().data?.goals
  const { subscribed } = plan.subscription
  return (
    <Setting title="Your Plan" note={subscribed ? (describePlanEnd(plan, profile.zone) ?? CANCEL_ANYTIME) : undefined}>
      <Facts stacked facts={listFacts(plan, goals?.length, profile.zone)} />
      <div className="button-row">
        {subscribed ? (
          <>
            <Button inactive={portal.opening} onClick={() => void portal.open()}>
              {portal.opening ? 'Opening...' : 'Manage Subscription'}
            </Button>
            <ButtonLink variant="plain" to={UPGRADE}>
              See Every Plan
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={UPGRADE}>Upgrade</ButtonLink>
        )}
      </div>
    </Setting>
  )
}
