import { OFFERS, planOfTier } from '#domain/billing/plans.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import type { PlanView, ProfileView } from '#functions/profiles/profile-view.ts'
import { usePortal } from '#web/lib/billing/use-portal.ts'
import { formatDate } from '#web/lib/dates.ts'
import { days } from '#web/lib/goals/goal-words.ts'
import { useGoals } from '#web/lib/goals/goals-query.ts'
import { UPGRADE } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Setting } from './setting.tsx'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)} per month`

const dateIn = (instant: string, zone: string): string => formatDate(localTime(Date.parse(instant), zone).day)

const factsOf = (plan: PlanView, goals: number | undefined, zone: string): Fact[] => {
  const { name, goal_limit, nudge_limit, subscription, trial } = plan
  const { subscribed, subscription_tier, subscription_end } = subscription
  const left = trial.isTrialExpired ? 'Ended' : `${days(trial.daysRemaining)} left`
  return [
    { name: 'Plan', value: name },
    ...(subscribed ? [{ name: 'Price', value: dollars(OFFERS[planOfTier(subscription_tier)].cents) }] : []),
    { name: 'Goals', value: goals === undefined ? `Up to ${goal_limit}` : `${goals} of ${goal_limit}` },
    { name: 'Nudges', value: `${nudge_limit} a day` },
    ...(trial.hasActiveSubscription ? [] : [{ name: 'Trial', value: left }]),
    ...(subscribed && subscription_end !== null ? [{ name: 'Paid until', value: dateIn(subscription_end, zone) }] : []),
  ]
}

/** What the person has, and the way to change it. */
export const PlanSetting = ({ plan, profile }: { plan: PlanView; profile: ProfileView }) => {
  const portal = usePortal()
  const goals = useGoals().data?.goals
  const { subscribed } = plan.subscription
  return (
    <Setting
      title="Your Plan"
      note={subscribed ? 'Cancel anytime and keep access to the end of the billing period.' : undefined}
    >
      <Facts stacked facts={factsOf(plan, goals?.length, profile.zone)} />
      <div className="button-row">
        {subscribed ? (
          <>
            <Button inactive={portal.opening} onClick={() => void portal.open()}>
              {portal.opening ? 'Opening...' : 'Manage Subscription'}
            </Button>
            <ButtonLink variant="plain" to={UPGRADE}>
              See every plan
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={UPGRADE}>Upgrade</ButtonLink>
        )}
      </div>
    </Setting>
  )
}
