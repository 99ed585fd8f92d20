import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { Clock, Faults, Functions, InvokeResult } from '#local/contracts/services.ts'
import { apiMessage, httpAnswer } from './answer.ts'
import type { Authorizer } from './authorizer.ts'
import { bodyWithin } from './body.ts'
import { httpEvent } from './event.ts'
import { createRouter } from './routes.ts'
import { createThrottle } from './throttle.ts'

type Options = {
  model: Pick<CloudModel, 'routes' | 'throttle' | 'routeThrottles' | 'account'>
  functions: Functions
  authorize: Authorizer
  clock: Clock
  faults: Faults
  /** The API's time-out for a function, in milliseconds. */
  patienceMs?: number
}

export type HttpApi = (request: Request, sourceIp: string) => Promise<Response>

const BODY_LIMIT = 10 * 1024 * 1024
const TIMED_OUT = /timed? ?out/i

const createAnswer = (result: InvokeResult): Response => {
  if (result.ok) return httpAnswer(result.payload)
  return TIMED_OUT.test(result.error.errorMessage)
    ? apiMessage(503, 'Service Unavailable')
    : apiMessage(500, 'Internal Server Error')
}

const unauthorized = () => apiMessage(401, 'Unauthorized', { 'www-authenticate': 'Bearer' })

/** The HTTP API at `/api/*`: routes, authorizer, throttles and error bodies of the templates. */
export const createHttpApi = ({
  model,
  functions,
  authorize,
  clock,
  faults,
  patienceMs = 30_000,
}: Options): HttpApi => {
  const find = createRouter(model.routes)
  const throttle = createThrottle(model.throttle)
  const routeThrottles = new Map([...model.routeThrottles].map(([key, limit]) => [key, createThrottle(limit)]))

  const admitted = async (): Promise<Response | null> => {
    const fault = faults.take('api')
    if (fault?.mode === 'slow') await sleep(fault.delayMs ?? 5000)
    else if (fault?.mode === 'throttled') return apiMessage(429, 'Too Many Requests')
    else if (fault) return apiMessage(503, 'Service Unavailable')
    return throttle.admits() ? null : apiMessage(429, 'Too Many Requests')
  }

  const withPatience = async (invoked: Promise<InvokeResult>): Promise<InvokeResult> => {
    const late = Promise.withResolvers<InvokeResult>()
    const error = { errorType: 'Timeout', errorMessage: 'timed out' }
    const timer = setTimeout(() => late.resolve({ ok: false, error }), patienceMs)
    return Promise.race([invoked, late.promise]).finally(() => clearTimeout(timer))
  }

  const answer = async (request: Request, sourceIp: string, requestId: string): Promise<Response> => {
    const refused = await admitted()
    if (refused) return refused
    const match = find(request.method, new URL(request.url).pathname)
    if (!match) return apiMessage(404, 'Not Found')
    if (routeThrottles.get(match.route.key)?.admits() === false) return apiMessage(429, 'Too Many Requests')
    const wanted = match.route.authorizer
    const identity = wanted ? await authorize(request.headers.get('authorization'), wanted) : null
    if (wanted && !identity) return unauthorized()
    const body = await bodyWithin(request, BODY_LIMIT)
    if (!body) return apiMessage(413, 'Request Too Long')
    const event = httpEvent({
      request,
      ...match,
      identity,
      body,
      sourceIp,
      requestId,
      account: model.account,
      at: clock.now(),
    })
    return createAnswer(await withPatience(functions.invoke(match.route.functionName, event)))
  }

  return async (request, sourceIp) => {
    const requestId = randomUUID()
    const response = await answer(request, sourceIp, requestId)
    response.headers.set('apigw-requestid', requestId)
    return response
  }
}
