import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'

/** The toast's text for a checkout that did not start (PLAN-16). It names the plan for Pro and Strategic Advisor. */
export const checkoutFailure = (detail: string, offer: OfferName): string =>
  offer === 'pro' || offer === 'strategic-advisor'
    ? messages.billing.planCheckoutFailed(OFFERS[offer].name, detail)
    : messages.billing.checkoutFailed(detail)
