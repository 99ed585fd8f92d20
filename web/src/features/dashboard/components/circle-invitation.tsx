import { OFFERS } from '#domain/billing/plans.ts'
import { CIRCLES, type CircleType } from '#domain/goals/fields.ts'
import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { checkoutFailure } from '#web/entities/billing/checkout-failure.ts'
import { formatPrice } from '#web/entities/billing/plan-figures.ts'
import { useCheckout } from '#web/entities/billing/use-checkout.ts'
import { circlesToday } from '#web/entities/goals/check-in/circles-today.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CirclesToday, type CircleToday } from '#web/ui/wheel/circles-today.tsx'
import { FoldedOffer } from './offer.tsx'

/** The person's circles: filled with a goal, outlined without one. */
const ownCircles = (shown: Goals): { states: Record<CircleType, CircleToday>; without: CircleType[] } => {
  const today = circlesToday(shown.goals)
  const has = (circle: CircleType): CircleToday => (today[circle] === 'none' ? 'none' : 'done')
  return {
    states: {
      Spiritual: has('Spiritual'),
      'Friends & Family': has('Friends & Family'),
      Work: has('Work'),
      'Personal Development': has('Personal Development'),
      'Health & Fitness': has('Health & Fitness'),
    },
    without: CIRCLES.filter((circle) => today[circle] === 'none'),
  }
}

const Buy = ({ shown: { plan } }: { shown: Goals }) => {
  const { start, starting } = useCheckout((detail, offer) => toast.error(checkoutFailure(detail, offer)))
  return (
    <div className="button-row">
      {plan.subscription.subscribed ? (
        <Button variant="line" inactive={starting !== null} onClick={() => void start('pro')}>
          {starting === null ? 'Upgrade to Pro Plan' : 'Opening Checkout...'}
        </Button>
      ) : (
        <Button variant="line" onClick={() => upgradeDialog.open({ message: null })}>
          See the Plans
        </Button>
      )}
      <p className="circle-price">
        Part of Pro Plan, <b>{formatPrice('pro')}</b> per month
      </p>
    </div>
  )
}

/** Pro Plan's panel on the other plans: an invitation with the person's own circles (PLAN-15). */
export const CircleInvitation = ({ shown }: { shown: Goals }) => {
  const { states, without } = ownCircles(shown)
  const { goals, nudges } = OFFERS.pro.limits
  return (
    <FoldedOffer title={dashboardMessages.inviteTitle(without.length)}>
      <div className="invite">
        <CirclesToday
          states={states}
          label={dashboardMessages.inviteCircles(CIRCLES.length - without.length, without)}
        />
        <p>
          {dashboardMessages.invite(without)} {dashboardMessages.inviteRoom(goals, nudges)}
        </p>
      </div>
      <p>{dashboardMessages.invitePanel}</p>
      <Buy shown={shown} />
    </FoldedOffer>
  )
}
