import type { Page, Route } from 'playwright-core'
import * as z from 'zod/mini'
import { requestMessages } from '#domain/messages/request.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { asked, type Journey } from '#test/support/journey.ts'

/** Delays and failures of a page's calls. */

const to = (operation: string) => `**/api/${operation}`

const held = new WeakMap<Page, Route[]>()

/** Leaves a call without an answer. */
export const keep = (page: Page, route: Route) => {
  held.set(page, [...(held.get(page) ?? []), route])
}

/** Calls get no answer. */
export const hold = (page: Page, operation: string) => page.route(to(operation), (route) => keep(page, route))

const dated = z.looseObject({
  plan: z.looseObject({ trial: z.looseObject({ trialExpiresAt: z.nullable(z.string()) }) }),
})

/** The account appears to be two days older, because nothing is sold on its first day (PAGE-26). */
export const markOlder = (page: Page) =>
  page.route(to('fetch-user-goals'), async (route) => {
    const response = await route.fetch()
    const answer = z.parse(dated, await response.json())
    const { trial } = answer.plan
    if (trial.trialExpiresAt !== null)
      trial.trialExpiresAt = new Date(Date.parse(trial.trialExpiresAt) - 2 * DAY_MS).toISOString()
    await route.fulfill({ response, json: answer })
  })

/** No network. */
export const cut = (page: Page, operation: string) => page.route(to(operation), (route) => route.abort())

/** A refusal of the product; below 500, so that the page does not retry. */
export const refuse = (page: Page, operation: string, error: string = requestMessages.internal, status = 400) =>
  page.route(to(operation), (route) =>
    route.fulfill({ status, json: { success: false, error, code: 'invalid-request' } }),
  )

/** Restores the network. Leaves the page first, so that a failing pending call has no effect. */
export const mend = async (page: Page) => {
  const waiting = held.get(page) ?? []
  if (waiting.length > 0) await page.goto('about:blank')
  for (const route of waiting) await route.abort().catch(() => undefined)
  held.delete(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** A fault of the product: a service that is down. */
export const fault = (journey: Journey, service: string, mode: string) =>
  asked(`${journey.url}/_local/faults`, { method: 'POST', body: JSON.stringify({ service, mode }) })

export const lift = (journey: Journey) => fetch(`${journey.url}/_local/faults`, { method: 'DELETE' })
