import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as unsubscribe } from '#functions/mail/unsubscribe/contract.ts'
import { contract as getProfile } from '#functions/profiles/get-profile/contract.ts'
import { json, keepTokens, poolError, serve, token } from '#test/web/support/network.ts'
import { call, onSessionLost, watchSession } from '#web/entities/session/api.ts'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'

const PATH = '/api/get-profile'
/** The user pool's operation. */
const RENEW = 'GetTokensFromRefreshToken'
const NO_PROFILE = { success: true, profile: null, plan: null }
const refusal = (code: string, error: string, more = {}) => ({ success: false, error, code, ...more })

const failed = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('It did not fail.')
    },
    (error: unknown) => error,
  )

describe('a call of an operation', () => {
  const lost = vi.fn(async () => {})
  beforeEach(() => {
    keepTokens({ jti: 'first' })
    lost.mockClear()
    onSessionLost(lost)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('sends the ID token and returns the parsed response', async () => {
    const asked = serve({ [PATH]: () => json(NO_PROFILE) })
    expect(await call(getProfile, {})).toEqual(NO_PROFILE)
    expect(asked.map(({ what }) => what)).toEqual([PATH])
    const sent = asked[0]?.headers.get('authorization')?.split('.')[1] ?? ''
    expect(JSON.parse(atob(sent.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      jti: 'first',
      sub: 'sub-1',
    })
  })

  it('throws the refusal with its text, code and field (API-3)', async () => {
    serve({ [PATH]: () => json(refusal('limit-reached', 'Enough.', { field: 'title' }), 409) })
    const error = await failed(call(getProfile, {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'limit-reached', message: 'Enough.', field: 'title' })
  })

  it.each([
    ['alone', { error: 'Not today.' }, { code: 'refused', field: undefined }],
    ['with fields of another shape', { error: 'Not today.', code: 7, field: [], more: 1 }, { code: 'refused' }],
  ])('keeps the text of a refusal that carries an error %s', async (_, body, more) => {
    serve({ [PATH]: () => json(body, 400) })
    expect(await failed(call(getProfile, {}))).toMatchObject({ status: 400, message: 'Not today.', ...more })
  })

  it('keeps the text of an error that comes with status 200', async () => {
    serve({ [PATH]: () => json({ success: false, error: 'Not today.' }) })
    expect(await failed(call(getProfile, {}))).toMatchObject({ status: 200, message: 'Not today.' })
  })

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 502],
    ['an empty answer', () => new Response(''), 200],
    ['an answer that breaks the contract', () => json({ success: true, profile: 7 }), 200],
  ])('shows nothing of %s', async (_, answer, status) => {
    serve({ [PATH]: answer })
    const error = await failed(call(getProfile, {}))
    expect(error).toMatchObject({ status, message: 'Something went wrong. Please try again.' })
  })

  it('ends at the time-out of the request when the token refresh hangs (PAGE-13)', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
      milliseconds === 10_000 ? limit.signal : new AbortController().signal,
    )
    keepTokens({ exp: 1 })
    const asked = serve({ [RENEW]: () => new Promise(() => {}) })
    const failing = failed(call(getProfile, {}))
    await waitFor(() => expect(asked).toHaveLength(1))
    limit.abort(new DOMException('Late.', 'TimeoutError'))
    expect(await failing).toMatchObject({ name: 'NetworkError', timedOut: true })
    vi.restoreAllMocks()
  })

  it('renews the session once on 401 and tries again', async () => {
    let renewed = false
    const asked = serve({
      [PATH]: () => (renewed ? json(NO_PROFILE) : json({ message: 'Unauthorized' }, 401)),
      [RENEW]: () => {
        renewed = true
        return json({
          AuthenticationResult: { IdToken: token({ jti: 'second' }), AccessToken: token({ username: 'sub-1' }) },
        })
      },
    })
    expect(await call(getProfile, {})).toEqual(NO_PROFILE)
    expect(asked.map(({ what }) => what)).toEqual([PATH, RENEW, PATH])
    expect(asked[2]?.headers.get('authorization')).not.toBe(asked[0]?.headers.get('authorization'))
    expect(lost).not.toHaveBeenCalled()
  })

  it.each([
    [
      'refused again',
      () => json({ AuthenticationResult: { IdToken: token(), AccessToken: token({ username: 'sub-1' }) } }),
    ],
    ['not renewed', () => poolError('NotAuthorizedException', 'Refresh Token has been revoked')],
  ])('ends a session that is %s', async (_, renewal) => {
    serve({ [PATH]: () => json({ message: 'Unauthorized' }, 401), [RENEW]: renewal })
    const error = await failed(call(getProfile, {}))
    expect(error).toMatchObject({ status: 401, message: 'Your session has ended. Please sign in again.' })
    expect(lost).toHaveBeenCalledTimes(1)
  })

  describe('with the tokens of another person', () => {
    let shown: string | null = 'sub-1'
    const onOtherTokens = vi.fn()
    beforeEach(() => {
      shown = 'sub-1'
      onOtherTokens.mockClear()
      watchSession({ shownPerson: () => shown, onOtherTokens })
    })
    afterEach(() => watchSession({ shownPerson: () => null, onOtherTokens: () => undefined }))

    it('sends nothing and reports the other person', async () => {
      keepTokens({ sub: 'sub-2' })
      const asked = serve({ [PATH]: () => json(NO_PROFILE) })
      expect(await failed(call(getProfile, {}))).toMatchObject({ status: 401 })
      expect(asked).toEqual([])
      expect(onOtherTokens).toHaveBeenCalledTimes(1)
      expect(lost).not.toHaveBeenCalled()
    })

    it('repeats no request that was refused with the tokens of the first person', async () => {
      const asked = serve({
        [PATH]: () => json({ message: 'Unauthorized' }, 401),
        [RENEW]: () =>
          json({
            AuthenticationResult: { IdToken: token({ sub: 'sub-2' }), AccessToken: token({ username: 'sub-1' }) },
          }),
      })
      expect(await failed(call(getProfile, {}))).toMatchObject({ status: 401 })
      expect(asked.map(({ what }) => what)).toEqual([PATH, RENEW])
      expect(onOtherTokens).toHaveBeenCalledTimes(1)
    })

    it('is made for the named person', async () => {
      keepTokens({ sub: 'sub-2' })
      serve({ [PATH]: () => json(NO_PROFILE) })
      expect(await call(getProfile, {}, { person: 'sub-2' })).toEqual(NO_PROFILE)
      expect(await failed(call(getProfile, {}, { person: 'sub-3' }))).toMatchObject({ status: 401 })
    })

    it.each([
      ['another person', 'sub-2', () => json(NO_PROFILE)],
      ['no person', null, () => json(NO_PROFILE)],
      ['another person', 'sub-2', () => json({ error: 'Not today.' }, 400)],
    ])('returns no response to a page that shows %s meanwhile (%s)', async (_, next, answer) => {
      serve({
        [PATH]: () => {
          shown = next
          return answer()
        },
      })
      const settled = vi.fn()
      call(getProfile, {}).then(settled, settled)
      await waitFor(() => expect(shown).toBe(next))
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      expect(settled).not.toHaveBeenCalled()
    })
  })

  it('sends no request without a session', async () => {
    window.localStorage.clear()
    const asked = serve({ [PATH]: () => json(NO_PROFILE) })
    expect(await failed(call(getProfile, {}))).toMatchObject({ status: 401 })
    expect(asked).toEqual([])
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('reports a lost connection and keeps the session', async () => {
    serve({})
    const error = await failed(call(getProfile, {}))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({
      message: 'Network error. Please check your internet connection and try again.',
    })
    expect(lost).not.toHaveBeenCalled()
  })

  it('ends after 10 s without a response (PAGE-13)', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timed out')))
    serve({ [PATH]: () => new Promise(() => {}) })
    expect(await failed(call(getProfile, {}))).toBeInstanceOf(NetworkError)
    expect(timeout).toHaveBeenCalledWith(10_000)
  })

  it('sends the query of a mail’s link without a token', async () => {
    const request = { user: 'u', goal: 'goal_01HZZZZZZZZZZZZZZZZZZZZZZZ', token: 'abcdefghijklmnopqrstuvwx' }
    const path = `/api/unsubscribe?${new URLSearchParams(request)}`
    const asked = serve({ [path]: () => json({ success: true, message: 'Done' }) })
    expect(await call(unsubscribe, request)).toEqual({ success: true, message: 'Done' })
    expect(asked[0]?.headers.has('authorization')).toBe(false)
  })
})
