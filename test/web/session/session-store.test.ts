import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve, token } from '#test/web/support/network.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

const PROFILE_PATH = '/api/create-user-profile'
const CONFIG_PATH = '/config.json'
const RENEW = 'GetTokensFromRefreshToken'
const REVOKE = 'RevokeToken'

const profile = (more = {}) => ({
  success: true,
  profile: {
    id: 'sub-1',
    email: 'maren@example.com',
    clerk_uuid: 'sub-1',
    display_name: 'Maren',
    trial_expires_at: '2026-12-21T00:00:00Z',
    zone: 'America/New_York',
    day_start_hour: 3,
    mails: { wake_up: true },
    created_at: '2026-11-21T00:00:00Z',
    updated_at: '2026-11-21T00:00:00Z',
    ...more,
  },
})

const never = () => new Promise<Response>(() => {})

/** Loads the store as a newly opened page. */
const open = async () => {
  vi.resetModules()
  return import('#web/entities/session/session-store.ts')
}

const known = { state: 'signed-in', person: { id: 'sub-1', name: 'Maren' } }
const local = { state: 'signed-in', person: { id: 'sub-1', profile: { trial_expires_at: null } } }

describe('the session of a page that was just opened', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    window.localStorage.clear()
  })

  it('is nobody’s at once where the browser keeps no tokens, without a call', async () => {
    const asked = serve({})
    const store = await open()
    expect(store.readSession()).toEqual({ state: 'loading' })
    void store.startSession()
    expect(store.readSession()).toEqual({ state: 'signed-out' })
    expect(asked).toEqual([])
  })

  it('waits for the profile of a person whom this browser meets for the first time', async () => {
    keepTokens()
    const asked = serve({ [PROFILE_PATH]: () => json(profile()) })
    const store = await open()
    await store.startSession()
    expect(store.readSession()).toMatchObject(known)
    expect(asked).toMatchObject([{ what: PROFILE_PATH, body: { firebaseUid: 'sub-1', email: 'maren@example.com' } }])
  })

  it('goes on with a local profile after 3 s, and takes over the real one when it comes', async () => {
    keepTokens()
    const answer = Promise.withResolvers<Response>()
    serve({ [PROFILE_PATH]: () => answer.promise })
    const store = await open()
    const started = store.startSession()
    await vi.advanceTimersByTimeAsync(2_900)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(store.readSession()).toMatchObject(local)
    answer.resolve(json(profile()))
    await started
    expect(store.readSession()).toMatchObject(known)
  })

  it('goes on with a local profile where the server refuses', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    keepTokens({ name: 'Maren L.' })
    serve({ [PROFILE_PATH]: () => json({ success: false, error: 'No.', code: 'unavailable' }, 503) })
    const store = await open()
    await store.startSession()
    expect(store.readSession()).toMatchObject({ ...local, person: { ...local.person, name: 'Maren L.' } })
  })

  it('is nobody’s where the server refuses the tokens while the profile is read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    keepTokens()
    serve({
      [PROFILE_PATH]: () => json({ message: 'Unauthorized' }, 401),
      [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
    })
    const store = await open()
    await store.startSession()
    expect(store.readSession()).toMatchObject({ state: 'signed-out', left: true })
  })

  it('stays with the local profile where the real one does not come within 8 s', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const late = new AbortController()
    // jsdom's timer, which the fake clock does not advance.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      if (milliseconds === 8_000) setTimeout(() => late.abort(), milliseconds)
      return milliseconds === 8_000 ? late.signal : new AbortController().signal
    })
    keepTokens()
    const asked = serve({ [PROFILE_PATH]: never })
    const store = await open()
    const started = store.startSession()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(7_900)
    expect(warned).not.toHaveBeenCalledWith('Profile sync timeout')
    await vi.advanceTimersByTimeAsync(200)
    await started
    expect(warned).toHaveBeenCalledWith('Profile sync timeout')
    expect(store.readSession()).toMatchObject(local)
  })

  it('does not wait for the profile of a person whom it knows', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await open()).startSession()
    serve({ [PROFILE_PATH]: never })
    const store = await open()
    void store.startSession()
    await vi.waitFor(() => expect(store.readSession()).toMatchObject(local))
  })

  it('stops loading after 3 s where the configuration does not come', async () => {
    keepTokens()
    serve({ [CONFIG_PATH]: never })
    const store = await open()
    void store.startSession()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(store.readSession()).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(200)
    expect(store.readSession()).toEqual({ state: 'signed-out' })
  })

  it('is that of the person whom it knows after 3 s when the token refresh hangs, and reads the profile later', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await open()).startSession()
    keepTokens({ exp: 1 })
    const renewed = Promise.withResolvers<Response>()
    serve({ [RENEW]: () => renewed.promise, [PROFILE_PATH]: () => json(profile({ display_name: 'Maren L.' })) })
    const store = await open()
    const started = store.startSession()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(store.readSession()).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(200)
    expect(store.readSession()).toMatchObject(local)
    renewed.resolve(json({ AuthenticationResult: { IdToken: token(), AccessToken: token({ username: 'sub-1' }) } }))
    await started
    expect(store.readSession()).toMatchObject({ person: { name: 'Maren L.' } })
  })

  it('is nobody’s where the tokens cannot be renewed', async () => {
    keepTokens({ exp: 1 })
    serve({ [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked') })
    const store = await open()
    await store.startSession()
    expect(store.readSession()).toEqual({ state: 'signed-out', was: 'sub-1' })
  })
})

describe('the session of a page that was opened without a network', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    window.localStorage.clear()
  })

  const ranOut = { exp: 1, name: 'Maren L.' }

  it('is still that of the person whom this browser knows, though the tokens have run out', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await open()).startSession()
    keepTokens(ranOut)
    serve({})
    const store = await open()
    await store.startSession()
    expect(store.readSession()).toMatchObject({ ...local, person: { ...local.person, name: 'Maren L.' } })
    expect(JSON.stringify({ ...window.localStorage })).toContain('refresh-token')
  })

  it('is nobody’s where the tokens are not those of the person whom it knows', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await open()).startSession()
    keepTokens({ ...ranOut, sub: 'sub-2' })
    serve({})
    const store = await open()
    await store.startSession()
    expect(store.readSession()).toEqual({ state: 'signed-out' })
  })

  it('ends for good when the person signs out, and what they did not send yet waits for them alone', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await open()).startSession()
    window.localStorage.setItem('five-circles.goals.sub-1', '{}')
    window.localStorage.setItem('five-circles.waiting-check-ins.sub-1', '[]')
    serve({ [CONFIG_PATH]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const store = await open()
    await store.startSession()
    await store.endSession()
    expect(Object.keys(window.localStorage).filter((key) => /goals|waiting|Cognito/.test(key))).toEqual([
      'five-circles.waiting-check-ins.sub-1',
    ])
    const again = await open()
    await again.startSession()
    expect(again.readSession()).toEqual({ state: 'signed-out' })
  })
})

describe('leaving', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    window.localStorage.clear()
  })

  const signedIn = async (claims = {}) => {
    keepTokens(claims)
    serve({ [PROFILE_PATH]: () => json(profile()), [REVOKE]: () => json({}) })
    const store = await open()
    await store.startSession()
    return store
  }

  it('forgets the tokens and changes the route only', async () => {
    const store = await signedIn()
    expect(await store.endSession()).toBeNull()
    expect(store.readSession()).toEqual({ state: 'signed-out', left: true })
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('refresh-token')
  })

  it('visits the provider’s sign-out where the person came with a social account', async () => {
    const store = await signedIn({ identities: [{ providerName: 'Google' }] })
    const next = new URL((await store.endSession()) ?? '')
    expect(`${next.origin}${next.pathname}`).toBe('https://sign-in.example/logout')
    expect(next.searchParams.get('client_id')).toBe('client')
    expect(next.searchParams.get('logout_uri')).toBe(`${window.location.origin}/auth`)
  })

  it('takes 3 s at most when the user pool does not answer', async () => {
    const store = await signedIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    serve({ [REVOKE]: never })
    const ended = store.endSession()
    await vi.advanceTimersByTimeAsync(3_100)
    await ended
    vi.useRealTimers()
    expect(store.readSession()).toMatchObject({ state: 'signed-out', left: true })
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('refresh-token')
  })

  it('hears of it from another tab, and nothing of what it says itself', async () => {
    const store = await signedIn()
    const other = new BroadcastChannel('five-circles.session')
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }) => heard.push(data))
    await store.endSession()
    store.arriveSignedOut()
    await vi.waitFor(() => expect(heard).toContain('signed-out'))
    expect(store.readSession()).toEqual({ state: 'signed-out' })
    other.postMessage('signed-out')
    await vi.waitFor(() => expect(store.readSession()).toEqual({ state: 'signed-out', left: true }))
    other.close()
  })

  it('follows another person whom another tab signed in without a word', async () => {
    const store = await signedIn()
    localStorage.setItem('five-circles.goals.sub-1', '{}')
    keepTokens({ sub: 'sub-2', email: 'ivo@example.com' })
    serve({ [PROFILE_PATH]: () => json(profile({ id: 'sub-2', email: 'ivo@example.com', clerk_uuid: 'sub-2' })) })
    window.dispatchEvent(new StorageEvent('storage'))
    // Before any request.
    expect(store.readSession()).toEqual({ state: 'loading' })
    await vi.waitFor(() => expect(store.readSession()).toMatchObject({ state: 'signed-in', person: { id: 'sub-2' } }))
    expect(localStorage.getItem('five-circles.goals.sub-1')).toBeNull()
  })

  it.each(['pageshow', 'focus'])('finds on %s that the tokens are gone', async (event) => {
    const store = await signedIn()
    localStorage.clear()
    localStorage.setItem('five-circles.goals.sub-1', '{}')
    window.dispatchEvent(new StorageEvent('storage'))
    expect(store.readSession()).toMatchObject({ state: 'signed-in' })
    window.dispatchEvent(new Event(event))
    expect(store.readSession()).toEqual({ state: 'signed-out', left: true })
    expect(localStorage.getItem('five-circles.goals.sub-1')).toBeNull()
  })

  it('tells once why a session ended by itself', async () => {
    const store = await signedIn()
    const { call } = await import('#web/entities/session/api.ts')
    const { contract } = await import('#functions/profiles/get-profile/contract.ts')
    serve({
      '/api/get-profile': () => json({ message: 'Unauthorized' }, 401),
      [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
    })
    await expect(call(contract, {})).rejects.toMatchObject({ status: 401 })
    expect(store.readSession()).toMatchObject({ state: 'signed-out', left: true, was: 'sub-1' })
    expect(store.arriveSignedOut()).toBe('Your session has ended. Please sign in again.')
    expect(store.arriveSignedOut()).toBeNull()
  })
})
