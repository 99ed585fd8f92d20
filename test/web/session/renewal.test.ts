import { waitFor } from '@testing-library/react'
import { fetchAuthSession } from 'aws-amplify/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONFIG, json, keepTokens, poolError, serve, token } from '#test/web/support/network.ts'
import { adoptTokens } from '#web/entities/session/identity.ts'
import { CONFIG_PATH, RENEW } from './support/opened-page.ts'

/** The renewal of the stored tokens, which Amplify shares (ADR 247). */

const PREFIX = `CognitoIdentityServiceProvider.${CONFIG.userPoolClientId}`
const renewed = (more = {}) =>
  json({ AuthenticationResult: { IdToken: token({ jti: 'new' }), AccessToken: token({ username: 'sub-1' }), ...more } })

/** The module as a new page loads it. */
const load = () => import('#web/entities/session/renewal.ts')

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
})

const readClaims = (given: string | null): unknown =>
  given === null ? null : JSON.parse(atob(given.split('.')[1] ?? ''))

describe('idToken', () => {
  it('renews expired tokens once for all calls', async () => {
    keepTokens({ exp: 1 })
    const asked = serve({ [RENEW]: () => renewed() })
    const { idToken, currentIdentity } = await load()
    const [first, second, identity] = await Promise.all([idToken(false), idToken(true), currentIdentity()])
    expect(readClaims(first)).toMatchObject({ jti: 'new' })
    expect(second).toBe(first)
    expect(identity).toMatchObject({ id: 'sub-1' })
    expect(asked.map(({ what, body }) => [what, body])).toEqual([
      [RENEW, { ClientId: 'client', RefreshToken: 'refresh-token' }],
    ])
  })

  it('keeps the tokens while the user pool is throttled, and asks again at the next call', async () => {
    keepTokens({ exp: 1 })
    serve({ [RENEW]: () => poolError('TooManyRequestsException', 'Slow down') })
    const { idToken } = await load()
    await expect(idToken(false)).rejects.toMatchObject({ name: 'TooManyRequestsException' })
    serve({ [RENEW]: () => renewed() })
    expect(readClaims(await idToken(false))).toMatchObject({ jti: 'new' })
  })

  it('removes tokens that the user pool has revoked', async () => {
    keepTokens({ exp: 1 })
    serve({ [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked') })
    expect(await (await load()).idToken(false)).toBeNull()
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  it('stays signed out when another tab signs out during the renewal', async () => {
    keepTokens({ exp: 1 })
    const answer = Promise.withResolvers<Response>()
    const asked = serve({ [RENEW]: () => answer.promise })
    const renewing = (await load()).idToken(false)
    await waitFor(() => expect(asked).toHaveLength(1))
    window.localStorage.clear()
    answer.resolve(renewed())
    expect(await renewing).toBeNull()
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  it.each([
    ['is granted', () => renewed()],
    ['is refused', () => poolError('NotAuthorizedException', 'Refresh Token has been revoked')],
  ])('keeps the tokens of a person who signs in during a renewal that %s', async (_, answer) => {
    keepTokens({ exp: 1 })
    const waiting = Promise.withResolvers<Response>()
    const asked = serve({ [RENEW]: () => waiting.promise })
    const renewing = (await load()).idToken(false)
    await waitFor(() => expect(asked).toHaveLength(1))
    keepTokens({ sub: 'sub-2' })
    window.localStorage.setItem(`${PREFIX}.sub-1.refreshToken`, 'of another person')
    waiting.resolve(answer())
    expect(readClaims(await renewing)).toMatchObject({ sub: 'sub-2' })
  })

  it('takes the tokens that another tab has renewed meanwhile', async () => {
    keepTokens({ exp: 1 })
    const asked = serve({})
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_: string, work: () => Promise<unknown>) => {
          keepTokens({ jti: 'of the other tab' })
          window.localStorage.setItem(`${PREFIX}.sub-1.accessToken`, token({ jti: 'newer' }))
          return work()
        },
      },
    })
    expect(readClaims(await (await load()).idToken(false))).toMatchObject({ jti: 'of the other tab' })
    expect(asked).toEqual([])
  })

  it('needs no configuration for tokens that are valid', async () => {
    keepTokens()
    const asked = serve({ [CONFIG_PATH]: () => json({}, 503) })
    expect(await (await load()).idToken(false)).not.toBeNull()
    expect(asked).toEqual([])
  })

  it('reads the tokens of the configured client when another client has left some', async () => {
    keepTokens({ jti: 'of the client' })
    for (const [key, value] of Object.entries({
      LastAuthUser: 'sub-1',
      'sub-1.accessToken': token(),
      'sub-1.idToken': token(),
    }))
      window.localStorage.setItem(`CognitoIdentityServiceProvider.another.${key}`, value)
    serve({})
    expect(readClaims(await (await load()).idToken(false))).toMatchObject({ jti: 'of the client' })
  })

  it('counts with the clock of the user pool', async () => {
    const hour = 3_600_000
    const now = Date.now()
    keepTokens()
    window.localStorage.setItem(`${PREFIX}.sub-1.clockDrift`, `${-2 * hour}`)
    const asked = serve({})
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * hour)
    expect(await (await load()).idToken(false)).not.toBeNull()
    expect(asked).toEqual([])
  })
})

describe('with Amplify', () => {
  it('reads the tokens that Amplify stores, and stores what Amplify reads', async () => {
    serve({ [RENEW]: () => renewed({ RefreshToken: 'rotated' }) })
    const access = token({ username: 'sub-1' })
    await adoptTokens({ access, id: token({ jti: 'given' }), refresh: 'given-refresh' })
    const { idToken } = await load()
    expect(readClaims(await idToken(false))).toMatchObject({ jti: 'given' })
    const next = await idToken(true)
    const { tokens } = await fetchAuthSession()
    expect(tokens?.idToken?.toString()).toBe(next)
    expect(readClaims(next)).toMatchObject({ jti: 'new' })
    expect(window.localStorage.getItem(`${PREFIX}.sub-1.refreshToken`)).toBe('rotated')
  })
})
