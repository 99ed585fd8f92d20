import { OFFERS, type PlanName } from '#domain/billing/plans.ts'
import { describePlanEnd } from '#web/entities/billing/plan-end.ts'
import { PLAN_NAMES } from '#web/entities/billing/plan-figures.ts'
import { useSubscription } from '#web/entities/billing/subscription-query.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { creatorDialog } from '#web/entities/popups/popups.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { plansAbove, rankPlan, readPlan } from '../plan-rank.ts'
import { PLANS } from '../plan-words.ts'
import { useBuying } from '../use-buying.ts'
import { BuyFailed } from './buy-failed.tsx'
import { PlanCard, PlanCards } from './pricing-card.tsx'

const Manage = () => {
  const { open, opening } = usePortal()
  return (
    <Button wide inactive={opening} onClick={() => void open()}>
      {opening ? 'Opening...' : 'Manage Subscription'}
    </Button>
  )
}

/** Until when the plan of a subscriber lasts, if it is about to end. */
const PlanEnd = () => {
  const goals = useGoals().data
  const end = goals && describePlanEnd(goals.plan, goals.today.zone)
  return end === undefined ? null : <p className="upgrade-note">{end}</p>
}

/** 'Upgrade to …' for a higher plan, 'Switch to …' for a lower one. */
export const UpgradeCards = () => {
  const owned = useSubscription()
  const { buy, starting, labelButton, describeFailure } = useBuying()
  const current = readPlan(owned)
  const [nearest] = plansAbove(owned)

  const words = (plan: PlanName): string =>
    `${rankPlan(plan) > rankPlan(current) ? 'Upgrade' : 'Switch'} to ${OFFERS[plan].name}`
  return (
    <>
      {owned.subscribed ? <PlanEnd /> : null}
      <PlanCards three>
        {PLAN_NAMES.map((plan) => (
          <PlanCard key={plan} plan={PLANS[plan]} current={plan === current}>
            {plan === current ? (
              <Manage />
            ) : (
              <Button
                variant={plan === nearest ? 'dawn' : 'line'}
                wide
                inactive={starting !== null}
                onClick={() => void buy(plan)}
              >
                {labelButton(plan, words(plan))}
              </Button>
            )}
            {plan === 'strategic-advisor' ? (
              <LinkButton onClick={() => creatorDialog.open(true)}>Meet your coach</LinkButton>
            ) : null}
            <BuyFailed why={describeFailure(plan)} />
          </PlanCard>
        ))}
      </PlanCards>
    </>
  )
}
