import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve, token } from '#test/web/support/network.ts'
import { endByCode } from '#web/entities/session/end-by-code.ts'

const GLOBAL_SIGN_OUT = 'GlobalSignOut'
const REFRESH_TOKEN = 'CognitoIdentityServiceProvider.client.sub-1.refreshToken'
const readRefresh = () => window.localStorage.getItem(REFRESH_TOKEN)

const answer = (sub: string) => ({
  access_token: token({ username: 'sub-1' }),
  id_token: token({ sub }),
  refresh_token: 'new-refresh-token',
  profile: { sub },
})

beforeEach(() => {
  keepTokens()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the end of other sessions by a sign-in with a provider (AUTH-20)', () => {
  it('exchanges the code after every session ended, and keeps this device signed in', async () => {
    const asked = serve({ [GLOBAL_SIGN_OUT]: () => json({}) })
    const exchange = vi.fn(async () => {
      expect(asked.map(({ what }) => what)).toContain('GlobalSignOut')
      return answer('sub-1')
    })
    expect(await endByCode(exchange, 'sub-1')).toBe('others')
    expect(exchange).toHaveBeenCalledOnce()
    expect(readRefresh()).toBe('new-refresh-token')
  })

  it('leaves the code and this session alone when the pool ends none', async () => {
    serve({ [GLOBAL_SIGN_OUT]: () => poolError('InternalErrorException', 'No.') })
    const exchange = vi.fn(async () => answer('sub-1'))
    expect(await endByCode(exchange, 'sub-1')).toBe('none')
    expect(exchange).not.toHaveBeenCalled()
    expect(readRefresh()).toBe('refresh-token')
  })

  it('ends no session of another person who has signed in meanwhile', async () => {
    const asked = serve({ [GLOBAL_SIGN_OUT]: () => json({}) })
    expect(await endByCode(async () => answer('sub-2'), 'sub-2')).toBe('none')
    expect(asked).toEqual([])
  })

  it.each([
    ['the code is of another account', async () => answer('sub-2')],
    ['the code is refused', () => Promise.reject(new Error('invalid_grant'))],
    ['no ID token comes back', async () => ({ ...answer('sub-1'), id_token: undefined })],
  ])('stores no token when %s', async (_, exchange) => {
    serve({ [GLOBAL_SIGN_OUT]: () => json({}) })
    expect(await endByCode(exchange, 'sub-1')).toBe('this-too')
    expect(readRefresh()).toBe('refresh-token')
  })
})
