import { OFFERS, planOfTier } from '#domain/billing/plans.ts'
import { formatPrice } from '#web/entities/billing/plan-figures.ts'
import { useSubscription } from '#web/entities/billing/subscription-query.ts'
import { CREATOR } from '#web/lib/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useBuying } from '../use-buying.ts'
import { BuyFailed } from './buy-failed.tsx'
import { CHOOSE } from './pricing-words.ts'
import './creator-dialog.css'

const ADVISOR = OFFERS['strategic-advisor']

const FACTS = [
  ['One-on-one', '2 hours, each quarter'],
  ['Between sessions', 'Email access'],
  ['With the Pro Plan', 'A monthly group Q&A'],
  [ADVISOR.name, `${formatPrice('strategic-advisor')} per month`],
] as const

/** The dialog about the coach, opened from the cards of the two plans with coaching. */
const CreatorDialog = ({ onClose }: { onClose: () => void }) => {
  const { subscribed, subscription_tier } = useSubscription()
  const isAdvised = subscribed && planOfTier(subscription_tier) === 'strategic-advisor'
  const { buy, starting, labelButton, describeFailure } = useBuying()

  const choose = async () => {
    // A visitor is at the sign-in now; a signed-in person is on the way to Stripe.
    if (await buy('strategic-advisor')) onClose()
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
      <BuyFailed why={describeFailure('strategic-advisor')} />
      <div className="dialog-actions">
        <Button variant="plain" onClick={onClose}>
          Close
        </Button>
        {isAdvised ? null : (
          <Button variant="ink" inactive={starting !== null} onClick={() => void choose()}>
            {labelButton('strategic-advisor', CHOOSE['strategic-advisor'])}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

export default CreatorDialog
