import { useState } from 'react'
import type { OfferName, PlanName } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'
import { useCheckout } from '#web/entities/billing/use-checkout.ts'

/** Buying from a plan's card: what failed is a quiet line under its button (specification 8 logs it, and toasts nothing). */
export const useBuying = () => {
  const [failure, setFailure] = useState<{ offer: OfferName; detail: string } | null>(null)
  const { start, starting } = useCheckout((detail, offer) => setFailure({ detail, offer }))
  return {
    starting,
    /** False where the checkout did not start. */
    buy: (plan: PlanName): Promise<boolean> => {
      setFailure(null)
      return start(plan)
    },
    buttonOf: (plan: PlanName, otherwise: string): string => (starting === plan ? 'Opening checkout...' : otherwise),
    failureOf: (plan: PlanName): string | null =>
      failure?.offer === plan ? `${messages.billing.nothingCharged} ${failure.detail}` : null,
  }
}
