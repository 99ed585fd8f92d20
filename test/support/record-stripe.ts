import { appendFileSync } from 'node:fs'

/** The file that collects the requests of `npm run check:stripe`. Unset in other runs. */
const FILE = process.env.STRIPE_REQUESTS

/** Appends a request to Stripe's API, as a line of JSON `{method, path, body}`, to the file of this run, if it has one. */
export const recordStripeRequest = async (request: Request): Promise<void> => {
  if (FILE === undefined) return
  const { pathname, search } = new URL(request.url)
  // The emulator's pages are not Stripe's API.
  if (!pathname.startsWith('/v1/')) return
  const body = request.method === 'POST' ? await request.clone().text() : ''
  appendFileSync(FILE, `${JSON.stringify({ method: request.method, path: `${pathname}${search}`, body })}\n`)
}
