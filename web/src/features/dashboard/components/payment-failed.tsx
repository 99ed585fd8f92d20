import { billingMessages } from '#domain/messages/billing.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { formatDateIn } from '#web/lib/dates.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** The last payment of the plan failed: until when there is access, and the way to another card (PLAN-21). */
const PaymentFailed = ({ shown: { plan, today } }: { shown: Goals }) => {
  const portal = usePortal()
  const end = plan.subscription.subscription_end
  return (
    <Banner kind="open">
      <div className="payment-failed-words">
        <p>
          <b>{billingMessages.pastDueTitle}</b>{' '}
          {end === null ? null : billingMessages.pastDue(formatDateIn(end, today.zone))}
        </p>
        <Button size="small" inactive={portal.opening} onClick={() => void portal.open()}>
          {portal.opening ? 'Opening...' : 'Manage Subscription'}
        </Button>
      </div>
    </Banner>
  )
}

export default PaymentFailed
