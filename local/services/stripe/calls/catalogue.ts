import * as z from 'zod/mini'
import { type Price, shown } from '../objects.ts'
import { missing, StripeRefusal } from '../refusal.ts'
import type { StripeStore } from '../stripe-store.ts'
import { type Call, createPage, defineCall, flag, metadata, none, paging, whole } from './call.ts'

/** A price loses its lookup key to another one, also where it stands in a subscription. */
const releaseLookupKey = (store: StripeStore, holder: Price): void => {
  const price = store.put('price', { ...holder, lookup_key: null })
  for (const owned of store.all('subscription')) {
    const [item] = owned.items.data
    if (item.price.id === price.id)
      store.put('subscription', { ...owned, items: { ...owned.items, data: [{ ...item, price }] } })
  }
}

/** Customers, products and prices. */
export const catalogue: Call[] = [
  defineCall(
    'POST',
    '/v1/customers',
    z.strictObject({ email: z.optional(z.string()), name: z.optional(z.string()), metadata }),
    ({ store, lifecycle, now }, { email = null, name = null, metadata }) => {
      const customer = store.put('customer', {
        id: store.newId('customer'),
        object: 'customer',
        created: now(),
        email,
        name,
        metadata,
        _card: 'works',
      })
      lifecycle.emit('customer.created', customer, now())
      return customer
    },
  ),
  defineCall('GET', '/v1/customers/:id', none, ({ store }, _, id) => {
    const customer = store.get('customer', id)
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer
  }),
  defineCall(
    'POST',
    '/v1/customers/:id',
    z.strictObject({ email: z.optional(z.string()), metadata }),
    ({ store, lifecycle, now }, { email, metadata }, id) => {
      const before = store.get('customer', id)
      if (before.deleted) throw missing('customer', id)
      // Stripe keeps the keys of the metadata that a call does not name.
      const customer = store.put('customer', {
        ...before,
        email: email ?? before.email,
        metadata: { ...before.metadata, ...metadata },
      })
      lifecycle.emit('customer.updated', customer, now())
      return customer
    },
  ),
  defineCall(
    'GET',
    '/v1/customers',
    z.strictObject({ email: z.optional(z.string()), ...paging }),
    ({ store }, { email, ...page }) =>
      createPage(
        '/v1/customers',
        store.all('customer').filter((one) => !one.deleted && (email === undefined || one.email === email)),
        page,
      ),
  ),
  defineCall('DELETE', '/v1/customers/:id', none, ({ store, lifecycle, now }, _, id) => {
    const customer = store.get('customer', id)
    for (const owned of store.all('subscription'))
      if (owned.customer === id && owned.status !== 'canceled')
        lifecycle.cancelNow(owned, 'cancellation_requested', now())
    store.put('customer', { ...customer, deleted: true })
    lifecycle.emit('customer.deleted', customer, now())
    return { id, object: 'customer', deleted: true }
  }),

  defineCall(
    'POST',
    '/v1/products',
    z.strictObject({
      id: z.optional(z.string()),
      name: z.string(),
      description: z.optional(z.string()),
      metadata,
    }),
    ({ store, now }, { id = store.newId('product'), name, description = null, metadata }) => {
      if (store.find('product', id))
        throw new StripeRefusal(400, 'Product already exists.', { code: 'resource_already_exists' })
      return store.put('product', { id, object: 'product', created: now(), active: true, name, description, metadata })
    },
  ),
  defineCall('GET', '/v1/products/:id', none, ({ store }, _, id) => store.get('product', id)),
  defineCall(
    'POST',
    '/v1/products/:id',
    z.strictObject({ name: z.optional(z.string()), active: z.optional(flag) }),
    ({ store }, { name, active }, id) => {
      const product = store.get('product', id)
      return store.put('product', { ...product, name: name ?? product.name, active: active ?? product.active })
    },
  ),
  defineCall('GET', '/v1/products', z.strictObject({ ...paging }), ({ store }, page) =>
    createPage('/v1/products', store.all('product'), page),
  ),

  defineCall(
    'POST',
    '/v1/prices',
    z.strictObject({
      product: z.string(),
      currency: z.literal('usd'),
      unit_amount: whole,
      recurring: z.strictObject({ interval: z.literal('month') }),
      lookup_key: z.optional(z.string()),
      transfer_lookup_key: z.optional(flag),
      nickname: z.optional(z.string()),
      metadata,
    }),
    ({ store, now }, { product, currency, unit_amount, lookup_key = null, nickname = null, ...more }) => {
      store.get('product', product)
      const holder = store.all('price').find((one) => lookup_key !== null && one.lookup_key === lookup_key)
      if (holder && !more.transfer_lookup_key)
        throw new StripeRefusal(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
          param: 'lookup_key',
        })
      if (holder) releaseLookupKey(store, holder)
      return store.put('price', {
        id: store.newId('price'),
        object: 'price',
        created: now(),
        active: true,
        currency,
        unit_amount,
        lookup_key,
        nickname,
        product,
        type: 'recurring',
        recurring: { interval: 'month', interval_count: 1 },
        metadata: more.metadata,
      })
    },
  ),
  defineCall('GET', '/v1/prices/:id', none, ({ store }, _, id) => store.get('price', id)),
  defineCall('POST', '/v1/prices/:id', z.strictObject({ active: flag }), ({ store }, { active }, id) =>
    store.put('price', { ...store.get('price', id), active }),
  ),
  defineCall(
    'GET',
    '/v1/prices',
    z.strictObject({
      lookup_keys: z.optional(z.array(z.string())),
      product: z.optional(z.string()),
      active: z.optional(flag),
      ...paging,
    }),
    ({ store }, { lookup_keys, product, active, ...page }) =>
      createPage(
        '/v1/prices',
        store.all('price').filter((one) => {
          if (lookup_keys && !lookup_keys.includes(one.lookup_key ?? '')) return false
          return (product === undefined || one.product === product) && (active === undefined || one.active === active)
        }),
        page,
        shown,
      ),
  ),
]
