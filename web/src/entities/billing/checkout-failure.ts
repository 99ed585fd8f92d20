import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { billingMessages } from '#domain/messages/billing.ts'

/** The toast's text for a checkout that did not start (PLAN-16). It names the plan for Pro and Strategic Advisor. */
export const checkoutFailure = (detail: string, offer: OfferName): string =>
  offer === 'pro' || offer === 'strategic-advisor'
    ? billingMessages.planCheckoutFailed(OFFERS[offer].name, detail)
    : billingMessages.checkoutFailed(detail)
