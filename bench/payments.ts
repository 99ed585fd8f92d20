import * as z from 'zod/mini'
import type { Product } from '#local/host/product.ts'
import { callOperation } from './call.ts'
import { createMeasure, dividedBy, type Row, sumCosts } from './measure.ts'
import { signUpPeople } from './people.ts'

const address = z.object({ url: z.string() })

/** Measures checkout, portal and the webhooks of a payment, each delivered once and twice. */
export const measurePayments = async (product: Product, costs: Parameters<typeof createMeasure>[1]): Promise<Row[]> => {
  const people = await signUpPeople(product, 2)
  const { rows, measure } = createMeasure(product, costs)
  const buy = async (person: (typeof people)[number]) => {
    const { url } = address.parse(await callOperation(product, person, 'create-checkout', {}))
    await product.travel.idle()
    costs.length = 0
    await fetch(`${url}/pay`, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' })
    await product.travel.idle()
  }
  const spentBy = (stem: string) => costs.filter(({ functionName }) => functionName.endsWith(`-${stem}`))
  const tell = (duplicates: number) =>
    fetch(`${product.url}/_local/stripe/manner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ duplicates, delayMs: 0, reorder: false }),
    })

  const [first, second] = people
  if (!first || !second) throw new Error('No test account was created.')
  for (const person of people) await callOperation(product, person, 'create-user-profile', {})
  await measure('create-checkout', {}, () => callOperation(product, first, 'create-checkout', {}))
  await buy(first)
  const once = spentBy('stripe-webhook')
  const events = once.filter(({ writeUnits }) => writeUnits > 0).length
  rows.push({ name: 'stripe-webhook, an event', spent: dividedBy(sumCosts(once), events), budget: { write: 2 } })
  rows.push({
    name: `sync-customer, a payment (${events} events)`,
    spent: sumCosts(spentBy('sync-customer')),
    budget: {},
  })
  await tell(1)
  await buy(second)
  const all = sumCosts(spentBy('stripe-webhook'))
  const plain = sumCosts(once)
  const more = { read: all.read - plain.read, write: all.write - plain.write, index: 0, calls: all.calls - plain.calls }
  rows.push({ name: 'stripe-webhook, the same once more', spent: dividedBy(more, events), budget: { write: 1 } })
  await tell(0)
  await measure('customer-portal', {}, () => callOperation(product, first, 'customer-portal', {}))
  await measure('sync-subscription', {}, () => callOperation(product, first, 'sync-subscription', {}))
  return rows
}
