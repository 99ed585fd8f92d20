import * as z from 'zod/mini'
import { DAY_SECONDS } from '#domain/time/units.ts'
import type { Price } from '../objects.ts'
import { StripeRefusal } from '../refusal.ts'
import { type Call, createPage, defineCall, metadata, none, type Parts, paging, whole } from './call.ts'

const SESSION_LIFE = DAY_SECONDS

const sellable = ({ store }: Parts, id: string): Price => {
  const price = store.get('price', id)
  if (price.active) return price
  throw new StripeRefusal(400, `The price specified is inactive: ${id}`, { param: 'line_items' })
}

const person = ({ store }: Parts, id: string) => {
  const customer = store.get('customer', id)
  if (!customer.deleted) return customer
  throw new StripeRefusal(404, `No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' })
}

/** Checkout and portal sessions. */
export const sessions: Call[] = [
  defineCall(
    'POST',
    '/v1/checkout/sessions',
    z.strictObject({
      mode: z.literal('subscription'),
      customer: z.string(),
      client_reference_id: z.optional(z.string()),
      line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1') })]),
      metadata,
      subscription_data: z._default(z.strictObject({ metadata }), { metadata: {} }),
      success_url: z.url(),
      cancel_url: z.optional(z.url()),
    }),
    (parts, { customer, line_items, ...given }) => {
      const { store, now, base } = parts
      const id = store.newId('session')
      return store.put('session', {
        id,
        object: 'checkout.session',
        created: now(),
        expires_at: now() + SESSION_LIFE,
        mode: given.mode,
        customer: person(parts, customer).id,
        client_reference_id: given.client_reference_id ?? null,
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        success_url: given.success_url,
        cancel_url: given.cancel_url ?? null,
        url: `${base}/checkout/${id}`,
        metadata: given.metadata,
        _price: sellable(parts, line_items[0].price).id,
        _subscription_metadata: given.subscription_data.metadata,
      })
    },
  ),
  defineCall('GET', '/v1/checkout/sessions/:id', none, ({ store }, _, id) => store.get('session', id)),
  defineCall(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      customer: z.optional(z.string()),
      status: z.optional(z.enum(['open', 'complete', 'expired'])),
      ...paging,
    }),
    ({ store }, { customer, status, ...page }) =>
      createPage(
        '/v1/checkout/sessions',
        store
          .all('session')
          .filter(
            (one) =>
              (customer === undefined || one.customer === customer) && (status === undefined || one.status === status),
          ),
        page,
      ),
  ),
  defineCall('POST', '/v1/checkout/sessions/:id/expire', none, ({ store, lifecycle, now }, _, id) =>
    lifecycle.expire(store.get('session', id), now()),
  ),
  defineCall(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({
      customer: z.string(),
      return_url: z.url(),
      flow_data: z.optional(
        z.strictObject({
          type: z.literal('subscription_update_confirm'),
          subscription_update_confirm: z.strictObject({
            subscription: z.string(),
            items: z.tuple([z.strictObject({ id: z.string(), price: z.string(), quantity: whole })]),
          }),
          after_completion: z.strictObject({
            type: z.literal('redirect'),
            redirect: z.strictObject({ return_url: z.url() }),
          }),
        }),
      ),
    }),
    (parts, { customer, return_url, flow_data }) => {
      const { store, now, base } = parts
      const change = flow_data?.subscription_update_confirm
      const id = store.newId('portal')
      return store.put('portal', {
        id,
        object: 'billing_portal.session',
        created: now(),
        customer: person(parts, customer).id,
        return_url,
        url: `${base}/portal/${id}`,
        _change:
          flow_data && change
            ? {
                subscription: store.get('subscription', change.subscription).id,
                price: sellable(parts, change.items[0].price).id,
                done_url: flow_data.after_completion.redirect.return_url,
              }
            : null,
      })
    },
  ),
]
