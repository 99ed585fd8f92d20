import type { OwnedSubscription } from '#domain/billing/customer-state.ts'
import type { StripeApi } from '#functions/adapters/stripe/client.ts'

/** Creates a portal session and returns its URL. */
export const createPortalUrl = async (stripe: StripeApi, customer: string, returnUrl: string): Promise<string> => {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
  return url
}

/** Creates a portal session that confirms the change of a subscription to another price, and returns its URL. */
export const createPlanChangeUrl = async (
  stripe: StripeApi,
  customer: string,
  change: { owned: OwnedSubscription; price: string; returnUrl: string; successUrl: string },
): Promise<string> => {
  const item = change.owned.items.data[0]?.id ?? ''
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: change.returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: change.owned.id,
        items: [{ id: item, price: change.price, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: change.successUrl } },
    },
  })
  return url
}
