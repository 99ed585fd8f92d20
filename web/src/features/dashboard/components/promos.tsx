import ArrowRight from 'lucide-react/icons/arrow-right'
import { OFFERS, planOfTier } from '#domain/billing/plans.ts'
import { checkoutFailure } from '#web/entities/billing/checkout-failure.ts'
import { formatPrice } from '#web/entities/billing/plan-figures.ts'
import { useCheckout } from '#web/entities/billing/use-checkout.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { FoldedOffer } from './offer.tsx'

const Upgrade = () => {
  const { name, limits } = OFFERS.personal
  return (
    <FoldedOffer title={`Upgrade to ${name}`} note={`${formatPrice('personal')} per month`}>
      <p>
        Up to {limits.goals} goals and {limits.nudges} nudges a day. Cancel anytime.
      </p>
      <p>
        <button type="button" className="link-arrow" onClick={() => upgradeDialog.open({ message: null })}>
          Upgrade <Icon of={ArrowRight} />
        </button>
      </p>
    </FoldedOffer>
  )
}

const Coaching = () => {
  const { start, starting } = useCheckout((detail, offer) => toast.error(checkoutFailure(detail, offer)))
  return (
    <FoldedOffer title="Work with a coach" note={`${formatPrice('coaching')} per month`}>
      <p>A person who knows your five circles, beside the plan you have.</p>
      <p>
        <button
          type="button"
          className="link-arrow"
          aria-disabled={starting !== null || undefined}
          onClick={() => void start('coaching')}
        >
          {starting === null ? 'Start coaching' : 'Opening checkout...'} <Icon of={ArrowRight} />
        </button>
      </p>
    </FoldedOffer>
  )
}

/** The promotion: a plan for an unsubscribed person, coaching for Personal Plan (PAGE-9, PLAN-8). */
export const Promo = ({ shown: { plan } }: { shown: Goals }) => {
  const { subscribed, subscription_tier } = plan.subscription
  if (!subscribed) return <Upgrade />
  return planOfTier(subscription_tier) === 'personal' ? <Coaching /> : null
}
