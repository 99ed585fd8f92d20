import { OFFERS, type OfferName } from '#domain/billing/plans.ts'

/** '$4.99', '$750': what an offer costs a month. */
export const priceOf = (offer: OfferName): string => {
  const { cents } = OFFERS[offer]
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
}
