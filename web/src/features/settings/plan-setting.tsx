import { planOfTier } from '#domain/billing/plans.ts'
import type { PlanView, ProfileView } from '#functions/profiles/profile-view.ts'
import { describeEnded } from '#web/entities/billing/describe-ended.ts'
import { hadPlan } from '#web/entities/billing/had-plan.ts'
import { paidUntil } from '#web/entities/billing/paid-until.ts'
import { describePlanEnd } from '#web/entities/billing/plan-end.ts'
import { readPlanFigures } from '#web/entities/billing/plan-figures.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { CANCEL_ANYTIME } from '#web/lib/copy.ts'
import { formatDateIn } from '#web/lib/dates.ts'
import { UPGRADE } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Setting } from './setting.tsx'

const describePrice = ({ subscription }: PlanView): string => {
  const { price, term } = readPlanFigures(planOfTier(subscription.subscription_tier))
  return `${price} ${term}`
}

/** True after a paid plan, for a person without access. */
const isPlanOver = (plan: PlanView): boolean => plan.trial.isTrialExpired && hadPlan(plan)

const describeOver = ({ subscription_end: end }: PlanView['subscription'], zone: string): string =>
  end === null ? 'Ended' : `Ended on ${formatDateIn(end, zone)}`

const listFacts = (plan: PlanView, goals: number | undefined, zone: string): Fact[] => {
  const { name, goal_limit, nudge_limit, subscription, trial } = plan
  if (isPlanOver(plan)) return [{ name: 'Plan', value: describeOver(subscription, zone) }]
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

const describeNote = (plan: PlanView, zone: string): string | undefined => {
  if (isPlanOver(plan)) return describeEnded(plan).why
  return plan.subscription.subscribed ? (describePlanEnd(plan, zone) ?? CANCEL_ANYTIME) : undefined
}

/** The person's plan, and the links to change it. */
export const PlanSetting = ({ plan, profile }: { plan: PlanView; profile: ProfileView }) => {
  const portal = usePortal()
  const goals = useGoals().data?.goals
  const { subscribed } = plan.subscription
  const manage = (
    <Button inactive={portal.opening} onClick={() => void portal.open()}>
      {portal.opening ? 'Opening...' : 'Manage Subscription'}
    </Button>
  )
  return (
    <Setting title="Your Plan" note={describeNote(plan, profile.zone)}>
      <Facts stacked facts={listFacts(plan, goals?.length, profile.zone)} />
      <div className="button-row">
        {subscribed ? (
          <>
            {manage}
            <ButtonLink variant="plain" to={UPGRADE}>
              See Every Plan
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={UPGRADE}>Upgrade</ButtonLink>
            {isPlanOver(plan) ? manage : null}
          </>
        )}
      </div>
    </Setting>
  )
}
