import { html, raw } from 'hono/html'
import type { Markup } from '#local/services/protocol/markup.ts'
import type { Charge, Customer, Manner, Portal, Price, StripeSession, StripeSubscription } from './objects.ts'

/** Path at which the gateway mounts the emulator. */
export const STRIPE_PATH = '/_local/stripe'

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const shownDay = (seconds: number): string => DAY.format(seconds * 1000)
const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const page = (title: string, content: Markup, isWide = false): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – Five Circles</title>
    <link rel="stylesheet" href="${STRIPE_PATH}/page.css">
  </head>
  <body>
    <main class="pay ${isWide ? 'pay-wide' : ''}">${content}</main>
    <footer class="pay-foot">Part of the local stack: no card is charged. In the cloud, Stripe shows this page.</footer>
  </body>
</html>`

const button = (action: string, label: string, isFirst = false, fields: Record<string, string> = {}): Markup =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button class="button ${isFirst ? 'button-dawn' : 'button-line'}">${label}</button>
  </form>`

const alert = (text: string | undefined): Markup =>
  html`${text ? html`<p class="pay-alert" role="alert">${text}</p>` : ''}`

export const checkoutPage = (at: {
  session: StripeSession
  price: Price
  name: string
  email: string
  problem?: string
}) => {
  const { session, price, name, email, problem } = at
  const base = `${STRIPE_PATH}/checkout/${session.id}`
  return page(
    'Checkout',
    html`
      <p class="pay-over">Subscribe to ${name}</p>
      <h1>${money(price.unit_amount)} <small>per month</small></h1>
      <dl class="pay-facts">
        <div><dt>Email</dt><dd>${email}</dd></div>
        <div><dt>Due today</dt><dd>${money(price.unit_amount)}</dd></div>
      </dl>
      ${alert(problem)}
      <form class="pay-form" method="post" action="${base}/pay">
        <fieldset>
          <legend>Card</legend>
          <label><input type="radio" name="card" value="works" checked> A card that works</label>
          <label><input type="radio" name="card" value="fails-later"> A card that works now and fails at the next renewal</label>
          <label><input type="radio" name="card" value="declines"> A card that is declined</label>
        </fieldset>
        <button class="button button-dawn button-large">Subscribe</button>
      </form>
      ${session.cancel_url ? html`<p class="pay-back"><a href="${session.cancel_url}">Back to Five Circles</a></p>` : ''}
    `,
  )
}

export const overPage = (text: string): Markup =>
  page(
    'Checkout',
    html`<h1>This page is over</h1><p class="pay-lead">${text}</p><p class="pay-back"><a href="/">Back to Five Circles</a></p>`,
  )

const describeState = (owned: StripeSubscription): string => {
  const end = shownDay(owned.items.data[0].current_period_end)
  if (owned.status === 'canceled') return `Cancelled, paid until ${end}`
  if (owned.cancel_at_period_end) return `Cancels on ${end}`
  if (owned.status === 'past_due') return 'The last payment failed'
  return `Renews on ${end}`
}

export type Plan = { price: Price; name: string }

const subscriptionPart = (portal: Portal, owned: StripeSubscription, name: string, plans: Plan[]): Markup => {
  const [item] = owned.items.data
  const base = `${STRIPE_PATH}/portal/${portal.id}/${owned.id}`
  const others = plans.filter(({ price }) => price.id !== item.price.id)
  const isSold = plans.some(({ price }) => price.id === item.price.id)
  return html`<section class="pay-part">
    <h2>${name}</h2>
    <p class="pay-lead">${money(item.price.unit_amount)} per month · ${describeState(owned)}</p>
    ${
      owned.status === 'canceled'
        ? ''
        : html`<div class="pay-tools">
      ${owned.status === 'past_due' ? button(`${base}/pay`, 'Pay now', true) : ''}
      ${
        isSold
          ? others.map(({ price, name: other }) =>
              button(
                `${base}/change`,
                `${price.unit_amount > item.price.unit_amount ? 'Upgrade' : 'Downgrade'} to ${other} (${money(price.unit_amount)})`,
                false,
                { price: price.id },
              ),
            )
          : ''
      }
      ${owned.cancel_at_period_end ? button(`${base}/renew`, 'Do not cancel', true) : button(`${base}/cancel`, 'Cancel subscription')}
    </div>`
    }
  </section>`
}

export const portalPage = (at: {
  portal: Portal
  customer: Customer
  owned: { subscription: StripeSubscription; name: string }[]
  plans: Plan[]
}): Markup => {
  const { portal, customer, owned, plans } = at
  const other = customer._card === 'works' ? 'declines' : 'works'
  return page(
    'Your subscription',
    html`
      <p class="pay-over">${customer.email ?? customer.id}</p>
      <h1>Your subscription</h1>
      ${owned.length ? owned.map(({ subscription, name }) => subscriptionPart(portal, subscription, name, plans)) : html`<p class="pay-lead">There is no subscription.</p>`}
      <section class="pay-part">
        <h2>Card</h2>
        <p class="pay-lead">${customer._card === 'works' ? 'A card that works' : 'A card that is declined'}</p>
        <div class="pay-tools">${button(`${STRIPE_PATH}/portal/${portal.id}/card`, other === 'works' ? 'Use a card that works' : 'Use a card that is declined', false, { card: other })}</div>
      </section>
      <p class="pay-back"><a href="${portal.return_url}">Back to Five Circles</a></p>
    `,
  )
}

export const changePage = (portal: Portal, from: string, to: Plan): Markup =>
  page(
    'Confirm your change',
    html`
      <p class="pay-over">Confirm your change</p>
      <h1>${to.name} <small>${money(to.price.unit_amount)} per month</small></h1>
      <p class="pay-lead">It takes the place of ${from} at once.</p>
      <div class="pay-tools">
        ${button(`${STRIPE_PATH}/portal/${portal.id}/${portal._change?.subscription}/change`, 'Confirm', true, { price: to.price.id })}
      </div>
      <p class="pay-back"><a href="${portal.return_url}">Back to Five Circles</a></p>
    `,
  )

const customerRow = (customer: Customer, owned: StripeSubscription[], charges: Charge[]): Markup => html`<li>
  <span class="pay-name">${customer.email ?? customer.id}</span>
  <code>${customer.id}</code>
  ${owned.map((one) => html`<span>${money(one.items.data[0].price.unit_amount)} · ${one.status} · ${describeState(one)}</span>`)}
  ${charges
    .filter(({ status, refunded }) => status === 'succeeded' && !refunded)
    .map((charge) =>
      button(`${STRIPE_PATH}/refund`, `Refund ${money(charge.amount)} of ${shownDay(charge.created)}`, false, {
        charge: charge.id,
      }),
    )}
</li>`

/** Stands for Stripe's dashboard: all objects, and the settings of webhook delivery. */
export const overviewPage = (at: {
  customers: { customer: Customer; owned: StripeSubscription[]; charges: Charge[] }[]
  events: { id: string; type: string; created: number }[]
  manner: Manner
}): Markup =>
  page(
    'Payments',
    html`
      <h1>Payments</h1>
      ${
        at.customers.length
          ? html`<ul class="pay-list">${at.customers.map(({ customer, owned, charges }) => customerRow(customer, owned, charges))}</ul>`
          : html`<p class="pay-lead">Nobody has bought anything yet.</p>`
      }
      <section class="pay-part">
        <h2>Webhooks</h2>
        <form class="pay-form" method="post" action="${STRIPE_PATH}/manner">
          <label>Times each comes again <input name="duplicates" type="number" min="0" max="5" value="${at.manner.duplicates}"></label>
          <label>Delay in milliseconds <input name="delayMs" type="number" min="0" max="86400000" value="${at.manner.delayMs}"></label>
          <label><input name="reorder" type="checkbox" ${at.manner.reorder ? raw('checked') : ''}> The newest first</label>
          <button class="button button-line">Set</button>
        </form>
        <ul class="pay-list">${at.events.map(({ id, type, created }) => html`<li><span class="pay-name">${type}</span><code>${id}</code><span>${shownDay(created)}</span></li>`)}</ul>
      </section>
    `,
    true,
  )
