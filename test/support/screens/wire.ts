import type { Page, Route } from 'playwright-core'
import { messages } from '#domain/messages.ts'
import { asked, type Journey } from '#test/support/journey.ts'

/** What is done to a page's calls, so that what is on its way or went wrong can be looked at. */

const to = (operation: string) => `**/api/${operation}`

const held = new WeakMap<Page, Route[]>()

/** Keeps a call on its way for good. */
export const keep = (page: Page, route: Route) => {
  held.set(page, [...(held.get(page) ?? []), route])
}

/** Answers come no more. */
export const hold = (page: Page, operation: string) => page.route(to(operation), (route) => keep(page, route))

/** The line is down. */
export const cut = (page: Page, operation: string) => page.route(to(operation), (route) => route.abort())

/** A refusal as the product words it; below 500, so that the page does not try again before it says so. */
export const refuse = (page: Page, operation: string, error: string = messages.request.internal, status = 400) =>
  page.route(to(operation), (route) =>
    route.fulfill({ status, json: { success: false, error, code: 'invalid-request' } }),
  )

/** All is as it should be again. Who waits for an answer is left first: that none came would change what comes next. */
export const mend = async (page: Page) => {
  const waiting = held.get(page) ?? []
  if (waiting.length > 0) await page.goto('about:blank')
  for (const route of waiting) await route.abort().catch(() => undefined)
  held.delete(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** A fault of the product itself; a service that is down answers nobody. */
export const fault = (journey: Journey, service: string, mode: string) =>
  asked(`${journey.url}/_local/faults`, { method: 'POST', body: JSON.stringify({ service, mode }) })

export const lift = (journey: Journey) => fetch(`${journey.url}/_local/faults`, { method: 'DELETE' })
