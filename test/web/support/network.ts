import { vi } from 'vitest'

/** A request of the page: the user pool's operation or the path, and the body. */
export type Asked = { what: string; body: unknown; headers: Headers }

type Answer = Response | Promise<Response>
type Answers = Record<string, (asked: Asked) => Answer>

export const CONFIG = {
  stage: 'dev',
  region: 'us-east-1',
  userPoolId: 'us-east-1_AAAAAAAAA',
  userPoolClientId: 'client',
  oauthUrl: 'https://sign-in.example',
  userPoolEndpoint: 'https://pool.example/',
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A refusal of the user pool. */
export const poolError = (name: string, message: string): Response =>
  new Response(JSON.stringify({ __type: name, message }), {
    status: 400,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': name },
  })

const read = (text: BodyInit | null | undefined): unknown => (typeof text === 'string' ? JSON.parse(text) : null)

/**
 * A fake network: answers by the user pool's operation ('SignUp') or by path ('/api/check-in'), and records the
 * requests. A request without an answer fails like a lost connection.
 */
export const serve = (answers: Answers): Asked[] => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'https://page.example')
    const headers = new Headers(init.headers)
    const operation = headers.get('x-amz-target')?.split('.').pop()
    const what = operation ?? `${url.pathname}${url.search}`
    if (what === '/config.json' && !answers[what]) return json(CONFIG)
    const one = { what, body: read(init.body), headers }
    asked.push(one)
    const answer = answers[what]
    if (!answer) throw new TypeError('Failed to fetch')
    return abortable(answer(one), init.signal)
  })
  return asked
}

const abortable = (answer: Answer, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
    Promise.resolve(answer).then(resolve, reject)
  })

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned token: the page reads only the claims. */
export const token = (claims: Record<string, unknown> = {}): string => {
  const now = Math.floor(Date.now() / 1000)
  return [
    part({ alg: 'RS256', kid: 'k' }),
    part({ sub: 'sub-1', email: 'maren@example.com', iat: now, exp: now + 3600, ...claims }),
    'signature',
  ].join('.')
}

/** Stores the tokens of a signed-in person like the user pool's client. */
export const keepTokens = (idClaims: Record<string, unknown> = {}): void => {
  const prefix = `CognitoIdentityServiceProvider.${CONFIG.userPoolClientId}`
  const kept = {
    [`${prefix}.LastAuthUser`]: 'sub-1',
    [`${prefix}.sub-1.idToken`]: token(idClaims),
    [`${prefix}.sub-1.accessToken`]: token({ username: 'sub-1' }),
    [`${prefix}.sub-1.refreshToken`]: 'refresh-token',
    [`${prefix}.sub-1.clockDrift`]: '0',
  }
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
}
