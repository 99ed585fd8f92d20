import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'

/** What the operation calls each offer (specification 7). */
const ASK = {
  personal: {},
  pro: { tier: 'pro_plan' },
  'strategic-advisor': { tier: 'strategic_advisory', priceId: OFFERS['strategic-advisor'].lookupKey },
  coaching: { tier: 'coaching' },
} as const

/** Leads to where an offer is bought; a visitor to the sign-in. `onFailure` hears why it did not. */
export const useCheckout = (onFailure: (detail: string, offer: OfferName) => void) => {
  const session = useSession()
  const navigate = useNavigate()
  const [starting, setStarting] = useState<OfferName | null>(null)

  const start = async (offer: OfferName): Promise<void> => {
    if (session.state !== 'signed-in') {
      await navigate('/auth')
      return
    }
    if (starting !== null) return
    setStarting(offer)
    try {
      const { id, email } = session.person
      const { url } = await call(createCheckout, { userId: id, email, ...ASK[offer] })
      window.location.assign(url)
    } catch (error) {
      setStarting(null)
      onFailure(error instanceof Error ? error.message : messages.billing.noCheckoutUrl, offer)
    }
  }
  return { start, starting }
}
