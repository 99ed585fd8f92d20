import * as z from 'zod/mini'
import { messages } from '#domain/messages.ts'
import { readableRefusal } from '#functions/runtime/common-fields.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { ApiError, NetworkError, UNREADABLE } from '#web/lib/api-error.ts'
import { noteAnswer, noteSilence } from '#web/lib/connection.ts'
import { idIn } from './kept-identity.ts'

/** Milliseconds (specification 9: the backend client's request time-out). */
const TIMEOUT = 10_000

/** Milliseconds for what waits on a model: its 20 s (decision 17), and what stands around them. */
export const COACH_TIMEOUT = 28_000

const refused = (status: number, body: unknown): ApiError => {
  const parsed = z.safeParse(readableRefusal, body)
  return parsed.success
    ? new ApiError(status, parsed.data.code, parsed.data.error, parsed.data.field)
    : new ApiError(status, UNREADABLE, messages.request.internal)
}

/** The body as JSON; null where it is not JSON. Throws `NetworkError` where it does not arrive whole. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch((error: unknown) => {
    throw new NetworkError(error)
  })
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const address = (contract: Contract, body: unknown): string => {
  if (contract.from === 'body') return contract.path
  const fields = z.parse(z.record(z.string(), z.string()), body)
  return `${contract.path}?${new URLSearchParams(fields)}`
}

const send = async (
  contract: Contract,
  body: unknown,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  try {
    return await fetch(address(contract, body), {
      method: contract.method,
      headers: {
        ...(contract.from === 'body' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: contract.from === 'body' ? JSON.stringify(body) : null,
      signal,
    })
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** What the calls need to know of the session (`session-store.ts` gives it). */
type SessionView = {
  /** Id of the person whom the page shows; null where it shows none. */
  shownPerson(): string | null
  /** The tokens belong to another person than the one whom the page shows. */
  onOtherTokens(): void
}
let session: SessionView = { shownPerson: () => null, onOtherTokens: () => undefined }

export const watchSession = (view: SessionView): void => {
  session = view
}

let sessionLost: () => Promise<void> = async () => {}

/** Who ends the session when the server no longer takes its tokens. */
export const onSessionLost = (listener: () => Promise<void>): void => {
  sessionLost = listener
}

/** Ends the wait when the signal does: the pool's client knows no time-out. */
const unlessAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  let abort = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
  })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort))
}

/** The pool's client is loaded when first needed: a visitor pays nothing for it. */
const idToken = async (force: boolean, signal: AbortSignal): Promise<string | null> => {
  const asking = import('./identity.ts').then((identity) => identity.idToken(force))
  try {
    return await unlessAborted(asking, signal)
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** Another tab may have signed another person in: their token must not carry what this page's person did. */
const tokenOf = async (person: string | null, force: boolean, signal: AbortSignal): Promise<string | null> => {
  const token = await idToken(force, signal)
  const owner = token && idIn(token)
  if (person === null || !owner || owner === person) return token
  session.onOtherTokens()
  throw new ApiError(401, 'unauthorized', messages.auth.signInAgain)
}

const sendSigned = async (
  contract: Contract,
  body: unknown,
  person: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  const token = await tokenOf(person, false, signal)
  const first = token ? await send(contract, body, token, signal) : null
  if (first && first.status !== 401) return first
  // The token may have run out on the way, or been revoked: a new one, and one more try.
  const renewed = token ? await tokenOf(person, true, signal) : null
  const second = renewed ? await send(contract, body, renewed, signal) : null
  if (second && second.status !== 401) return second
  await sessionLost()
  throw new ApiError(401, 'unauthorized', messages.auth.signInAgain)
}

/** What a call tells of the connection: one that was given up, or that waits on a model for long, tells nothing. */
const noting = async (asking: Promise<Response>, tells: () => boolean): Promise<Response> => {
  try {
    const response = await asking
    noteAnswer()
    return response
  } catch (error) {
    if (error instanceof NetworkError && tells()) noteSilence()
    throw error
  }
}

type Options = {
  signal?: AbortSignal
  /** Milliseconds. */
  timeout?: number
  /** Id of the person for whom it is made, where that may be another than the one whom the page shows. */
  person?: string
}

const never = <T>(): Promise<T> => new Promise(() => undefined)

/**
 * Calls an operation by its contract and gives its parsed answer. Throws `ApiError` for a refusal, `NetworkError` where
 * no answer came within `timeout` milliseconds, 10 s without it. A session that cannot be renewed is ended, and the person is asked to sign in again.
 * An answer for a person who has left meanwhile is dropped: the promise never settles (docs/adr/131-another-person-on-the-browser.md).
 */
export const call = async <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  body: z.input<Request>,
  options: Options = {},
): Promise<z.infer<Response>> => {
  const shown = session.shownPerson()
  const isStill = (person: string | null) => options.person !== undefined || shown === null || person === shown
  try {
    const answer = await ask(contract, body, options.person ?? shown, options)
    return isStill(session.shownPerson()) ? answer : await never()
  } catch (error) {
    // A session that ended is told; the next person hears nothing of it.
    if (isStill(session.shownPerson() ?? shown)) throw error
    return never()
  }
}

const ask = async <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  body: z.input<Request>,
  person: string | null,
  { signal, timeout = TIMEOUT }: Options,
): Promise<z.infer<Response>> => {
  const late = AbortSignal.timeout(timeout)
  const either = signal ? AbortSignal.any([signal, late]) : late
  const asking =
    contract.access === 'anyone' ? send(contract, body, null, either) : sendSigned(contract, body, person, either)
  const response = await noting(asking, () => !signal?.aborted && (timeout <= TIMEOUT || !late.aborted))
  const answer = await bodyOf(response)
  const parsed = z.safeParse(contract.response, answer)
  // A 200 may carry an error too (specification 7); one without a text is a defect of ours.
  if (!response.ok || !parsed.success) throw refused(response.status, answer)
  return parsed.data
}
