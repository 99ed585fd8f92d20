import { hasRecentChange } from './recent-change.ts'
import { readValidTokens } from './stored-tokens.ts'

/**
 * The request for the goals that the document of a signed-in person makes before the app has loaded (ADR 262). This module has
 * no imports but the token store and the time of the last change, because it is built into a script of its own.
 */

/** The path of the operation; `api.ts` compares it with the contract's. */
const PATH = '/api/fetch-user-goals'

/** Milliseconds. An answer that waited longer is not used. */
const FRESH = 10_000

/** `token` is the one that the request was made with. */
type Early = { token: string; at: number; answer: Promise<Response> }

declare global {
  interface Window {
    /** The request of the document; null as soon as the app has asked by itself or taken it over. */
    earlyGoals?: Early | null
  }
}

/**
 * Asks for the goals with the stored tokens. Does nothing for a signed-out person, with tokens that have expired, at an address
 * with parameters, which may show something else than the dashboard, and after the app has begun.
 */
export const askEarly = (correlationHeader: string): void => {
  if (window.earlyGoals !== undefined || window.location.search !== '') return
  const token = readValidTokens()?.id
  if (!token) return
  const answer = fetch(PATH, {
    method: 'POST',
    headers: {
      [correlationHeader]: crypto.randomUUID(),
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ consistent: hasRecentChange() || undefined }),
    signal: AbortSignal.timeout(FRESH),
  })
  // The caller of `takeEarly` handles the rejection.
  answer.catch(() => undefined)
  window.earlyGoals = { token, at: Date.now(), answer }
}

/**
 * The answer to the document's request, for the first call of the app for the goals; null if there is none, or if it was made
 * with another token: the goals of a former person are never shown.
 */
export const takeEarly = (path: string, token: string | null): Promise<Response> | null => {
  if (path !== PATH) return null
  const early = window.earlyGoals
  window.earlyGoals = null
  return early && early.token === token && Date.now() - early.at < FRESH ? early.answer : null
}
