import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'

/** What a toast says of a checkout that did not start; the dearer plans are named (specification 8). */
export const checkoutFailure = (detail: string, offer: OfferName): string =>
  offer === 'pro' || offer === 'strategic-advisor'
    ? messages.billing.planCheckoutFailed(OFFERS[offer].name, detail)
    : messages.billing.checkoutFailed(detail)
