import * as z from 'zod/mini'
import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { sessionMessages } from '#domain/messages/session.ts'
import { readableRefusal } from '#functions/runtime/common-fields.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { ApiError, NetworkError, UNREADABLE } from '#web/lib/api-error.ts'
import { noteAnswer, noteNoAnswer } from '#web/lib/connection.ts'
import { takeEarly } from './early-goals.ts'
import { noteCall } from './recent-change.ts'
import { idIn } from './stored-identity.ts'

/** Milliseconds (PAGE-13). */
const TIMEOUT = 10_000

/** Milliseconds for a call that waits for a model: its 20 s (COACH-2) plus the rest of the request. */
export const COACH_TIMEOUT = 28_000

/** The text of a refusal starts with the name of its field (API-3), which is not for people. */
const withoutField = (text: string, field: string | undefined): string =>
  field !== undefined && text.startsWith(`${field}: `) ? text.slice(field.length + 2) : text

const createApiError = (status: number, body: unknown): ApiError => {
  const parsed = z.safeParse(readableRefusal, body)
  if (!parsed.success) return new ApiError(status, UNREADABLE, requestMessages.internal)
  const { code, error, field, care_reason } = parsed.data
  // Only a refusal of words is a sentence of its own.
  return new ApiError(status, code, code === 'refused' ? withoutField(error, field) : error, field, care_reason)
}

/** The body as JSON; null if it is not JSON. Throws `NetworkError` if it does not arrive completely. */
const readBody = async (response: Response): Promise<unknown> => {
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

/** Rejects when the signal aborts; the user pool's client has no time-out. */
const unlessAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  let abort = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
  })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort))
}

/** The correlation id of a call, which its repetition after a renewed session keeps, and the end of its time. */
type Sending = { correlation: string; signal: AbortSignal; keepalive: boolean }

const send = async (
  contract: Contract,
  body: unknown,
  token: string | null,
  { correlation, signal, keepalive }: Sending,
): Promise<Response> => {
  try {
    const early = takeEarly(contract.path, token)
    if (early) return await unlessAborted(early, signal)
    return await fetch(address(contract, body), {
      method: contract.method,
      headers: {
        [CORRELATION_HEADER]: correlation,
        ...(contract.from === 'body' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: contract.from === 'body' ? JSON.stringify(body) : null,
      signal,
      ...(keepalive && { keepalive }),
    })
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** The part of the session that calls need; `session-store.ts` provides it. */
type SessionView = {
  /** Id of the person whom the page shows; null for a visitor. */
  shownPerson(): string | null
  /** Called when the tokens belong to another person than the page shows. */
  onOtherTokens(): void
}
let session: SessionView = { shownPerson: () => null, onOtherTokens: () => undefined }

export const watchSession = (view: SessionView): void => {
  session = view
}

let sessionLost: () => Promise<void> = async () => {}

/** Sets the function that ends the session when the server no longer accepts its tokens. */
export const onSessionLost = (listener: () => Promise<void>): void => {
  sessionLost = listener
}

/** Loaded on first use: the calls of a visitor need no token. */
const idToken = async (force: boolean, signal: AbortSignal): Promise<string | null> => {
  const asking = import('./renewal.ts').then((renewal) => renewal.idToken(force))
  try {
    return await unlessAborted(asking, signal)
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** Throws 401 if the token belongs to another person: another tab may have signed that person in (ADR 131). */
const readToken = async (person: string | null, force: boolean, signal: AbortSignal): Promise<string | null> => {
  const token = await idToken(force, signal)
  const owner = token && idIn(token)
  if (person === null || !owner || owner === person) return token
  session.onOtherTokens()
  throw new ApiError(401, 'unauthorized', sessionMessages.signInAgain)
}

const sendSigned = async (
  contract: Contract,
  body: unknown,
  person: string | null,
  sending: Sending,
): Promise<Response> => {
  const { signal } = sending
  const token = await readToken(person, false, signal)
  const first = token ? await send(contract, body, token, sending) : null
  if (first && first.status !== 401) return first
  // The token may have expired on the way or been revoked: renew it and retry once.
  const renewed = token ? await readToken(person, true, signal) : null
  const second = renewed ? await send(contract, body, renewed, sending) : null
  if (second && second.status !== 401) return second
  await sessionLost()
  throw new ApiError(401, 'unauthorized', sessionMessages.signInAgain)
}

/** Records whether the call got an answer. Aborted calls and long waits for a model record nothing. */
const noting = async (asking: Promise<Response>, tells: () => boolean): Promise<Response> => {
  try {
    const response = await asking
    noteAnswer()
    return response
  } catch (error) {
    if (error instanceof NetworkError && tells()) noteNoAnswer()
    throw error
  }
}

type Options = {
  signal?: AbortSignal
  /** Milliseconds. */
  timeout?: number
  /** Id of the person who makes the call, if that may differ from the one whom the page shows. */
  person?: string
  /** True: the call is finished even if the page is left. */
  keepalive?: boolean
}

const never = <T>(): Promise<T> => new Promise(() => undefined)

/**
 * Calls an operation by its contract and gives its parsed answer. Throws `ApiError` for a refusal and `NetworkError` if
 * no answer comes within `timeout` milliseconds (10 s by default, PAGE-13). Ends a session that cannot be renewed.
 * If another person is shown when the answer comes, the promise never settles (ADR 131).
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
    // The caller learns of an ended session. Another person's screen must not show the error.
    if (isStill(session.shownPerson() ?? shown)) throw error
    return never()
  }
}

const ask = async <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  body: z.input<Request>,
  person: string | null,
  { signal, timeout = TIMEOUT, keepalive = false }: Options,
): Promise<z.infer<Response>> => {
  const late = AbortSignal.timeout(timeout)
  const sending = {
    correlation: crypto.randomUUID(),
    keepalive,
    signal: signal ? AbortSignal.any([signal, late]) : late,
  }
  // At the start as well as at the end: a call with `keepalive` goes on after a reload.
  noteCall(contract.path)
  const asking =
    contract.access === 'anyone' ? send(contract, body, null, sending) : sendSigned(contract, body, person, sending)
  const response = await noting(asking, () => !signal?.aborted && (timeout <= TIMEOUT || !late.aborted)).finally(() =>
    noteCall(contract.path),
  )
  const answer = await readBody(response)
  const parsed = z.safeParse(contract.response, answer)
  // A 200 may carry a refusal too (API-3).
  if (!response.ok || !parsed.success) throw createApiError(response.status, answer)
  return parsed.data
}
