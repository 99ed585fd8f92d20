import { useState } from 'react'
import type { OfferName, PlanName } from '#domain/billing/plans.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { useCheckout } from '#web/entities/billing/use-checkout.ts'

/** Starts a checkout from a plan's card. A failure is logged and shown under the button, not as a toast (PLAN-16). */
export const useBuying = () => {
  const [failure, setFailure] = useState<{ offer: OfferName; detail: string } | null>(null)
  const { start, starting } = useCheckout((detail, offer) => setFailure({ detail, offer }))
  return {
    starting,
    /** False if the checkout did not start. */
    buy: (plan: PlanName): Promise<boolean> => {
      setFailure(null)
      return start(plan)
    },
    labelButton: (plan: PlanName, otherwise: string): string => (starting === plan ? 'Opening Checkout...' : otherwise),
    describeFailure: (plan: PlanName): string | null =>
      failure?.offer === plan ? `${billingMessages.nothingCharged} ${failure.detail}` : null,
  }
}
