import { OFFERS, planOfTier } from '#domain/billing/plans.ts'
import { priceOf } from '#web/lib/billing/plan-figures.ts'
import { useSubscription } from '#web/lib/billing/subscription-query.ts'
import { useCheckout } from '#web/lib/billing/use-checkout.ts'
import { CREATOR } from '#web/lib/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { CHOOSE } from './pricing-words.ts'
import './creator-dialog.css'

const ADVISOR = OFFERS['strategic-advisor']

const FACTS = [
  ['One-on-one', '2 hours, each quarter'],
  ['Between sessions', 'Email access'],
  ['With the Pro Plan', 'A monthly group Q&A'],
  [ADVISOR.name, `${priceOf('strategic-advisor')} per month`],
] as const

/** Who the coach is, from the cards of the two plans that come with one. */
const CreatorDialog = ({ onClose }: { onClose: () => void }) => {
  const { subscribed, subscription_tier } = useSubscription()
  const isAdvised = subscribed && planOfTier(subscription_tier) === 'strategic-advisor'
  // On the pricing and the upgrade screen a failure is only logged (specification 8).
  const checkout = useCheckout((detail) => console.warn(detail))

  const choose = async () => {
    await checkout.start('strategic-advisor')
    // A visitor is at the sign-in by now; a person leaves for Stripe, or stays where they chose.
    onClose()
  }
  return (
    <Dialog title="Meet your coach" onClose={onClose}>
      <p className="coach-lead">{CREATOR.method}</p>
      <p className="coach-by">
        <Mark /> {CREATOR.by}
      </p>
      <dl className="coach-facts">
        {FACTS.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <Button variant="plain" onClick={onClose}>
          Close
        </Button>
        {isAdvised ? null : (
          <Button variant="ink" inactive={checkout.starting !== null} onClick={() => void choose()}>
            {checkout.starting === null ? CHOOSE['strategic-advisor'] : 'Opening checkout...'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

export default CreatorDialog
