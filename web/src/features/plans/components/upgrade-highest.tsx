import { OFFERS, planOfTier, type Subscription } from '#domain/billing/plans.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown to a person who has the highest plan. */
export const HighestPlan = ({ owned, onClose }: { owned: Subscription; onClose: () => void }) => {
  const { open, opening } = usePortal()
  return (
    <>
      <p className="upgrade-why">
        You are on {OFFERS[planOfTier(owned.subscription_tier)].name}, the highest there is.
      </p>
      <div className="dialog-actions">
        <Button onClick={onClose}>Close</Button>
        <Button variant="ink" inactive={opening} onClick={() => void open()}>
          {opening ? 'Opening...' : 'Manage Subscription'}
        </Button>
      </div>
    </>
  )
}
