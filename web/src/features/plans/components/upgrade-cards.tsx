import { useState } from 'react'
import { OFFERS, type OfferName, type PlanName } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'
import { PLAN_NAMES } from '#web/lib/billing/plan-figures.ts'
import { useSubscription } from '#web/lib/billing/subscription-query.ts'
import { useCheckout } from '#web/lib/billing/use-checkout.ts'
import { usePortal } from '#web/lib/billing/use-portal.ts'
import { creatorDialog } from '#web/lib/popups.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { planOf, plansAbove, rankOf } from '../plan-rank.ts'
import { PLANS } from '../plan-words.ts'
import { PlanCard, PlanCards } from './pricing-card.tsx'

type Failure = { offer: OfferName; detail: string }

const Manage = () => {
  const { open, opening } = usePortal()
  return (
    <Button wide inactive={opening} onClick={() => void open()}>
      {opening ? 'Opening...' : 'Manage Subscription'}
    </Button>
  )
}

/** 'Upgrade to …' what is more than the person has, 'Switch to …' what is less. */
export const UpgradeCards = () => {
  const held = useSubscription()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { start, starting } = useCheckout((detail, offer) => setFailure({ detail, offer }))
  const current = planOf(held)
  const [nearest] = plansAbove(held)

  const buy = (plan: PlanName) => {
    setFailure(null)
    void start(plan)
  }
  const buttonWords = (plan: PlanName): string => {
    if (starting === plan) return 'Opening checkout...'
    return `${rankOf(plan) > rankOf(current) ? 'Upgrade' : 'Switch'} to ${OFFERS[plan].name}`
  }
  return (
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
              onClick={() => buy(plan)}
            >
              {buttonWords(plan)}
            </Button>
          )}
          {plan === 'strategic-advisor' ? (
            <LinkButton onClick={() => creatorDialog.open(true)}>Meet your coach</LinkButton>
          ) : null}
          <p className="upgrade-failed" role="status">
            {failure?.offer === plan ? `${messages.billing.nothingCharged} ${failure.detail}` : null}
          </p>
        </PlanCard>
      ))}
    </PlanCards>
  )
}
