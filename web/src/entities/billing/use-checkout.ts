import { useQueryClient } from '@tanstack/react-query'
import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { ApiError, isEmptyAnswer, isSessionEnded } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { subscriptionQuery } from './subscription-query.ts'
import { useLeaving } from './use-leaving.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/** The request fields of each offer (API-10). */
const ASK = {
  personal: {},
  pro: { tier: 'pro_plan' },
  'strategic-advisor': { tier: 'strategic_advisory', priceId: OFFERS['strategic-advisor'].lookupKey },
  coaching: { tier: 'coaching' },
} as const

const describeFailure = (error: unknown): string => {
  // The operation answered without a URL (PLAN-10).
  if (isEmptyAnswer(error)) return billingMessages.noCheckoutUrl
  return errorText(error, billingMessages.noCheckoutUrl)
}

/** Opens the checkout of an offer; a visitor signs in first. If it fails, `start` gives false and `onFailure` gets the reason. */
export const useCheckout = (onFailure: (detail: string, offer: OfferName) => void) => {
  const session = useSession()
  const client = useQueryClient()
  const signInFirst = useSignInFirst()
  const { leaving: starting, begin, stay } = useLeaving<OfferName>()

  const start = async (offer: OfferName): Promise<boolean> => {
    if (session.state !== 'signed-in') {
      void signInFirst(billingMessages.signInToSubscribe)
      return true
    }
    const signal = begin(offer)
    if (signal === null) return true
    const { id, email } = session.person
    try {
      const { url } = await call(createCheckout, { userId: id, email, ...ASK[offer] }, { signal })
      otherSites.visit(url)
      return true
    } catch (error) {
      if (isSessionEnded(error)) {
        stay()
        // The lost session may already have started a navigation to `/auth`.
        void signInFirst(billingMessages.signInToSubscribe, { replace: true })
        return true
      }
      if (signal.aborted) return true
      const detail = describeFailure(error)
      console.warn(detail, error)
      stay()
      // 'You are already on …': the cached plan is stale.
      if (error instanceof ApiError && error.code === 'conflict') {
        void client.invalidateQueries(subscriptionQuery({ id, email }))
      }
      onFailure(detail, offer)
      return false
    }
  }
  return { start, starting }
}
