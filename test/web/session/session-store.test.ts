import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve, token } from '#test/web/support/network.ts'
import { waitInRealTime } from '#test/web/support/real-time.ts'
import {
  CONFIG_PATH,
  known,
  local,
  never,
  openPage,
  PROFILE_PATH,
  profile,
  RENEW,
  REVOKE,
} from './support/opened-page.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

describe('startSession', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('stays signed out, without a request, when the browser has no tokens', async () => {
    const asked = serve({})
    const page = await openPage()
    expect(page.readSession()).toEqual({ state: 'loading' })
    void page.startSession()
    expect(page.readSession()).toEqual({ state: 'signed-out' })
    expect(asked).toEqual([])
  })

  it('waits for the profile of a person who is new to the browser', async () => {
    keepTokens()
    const asked = serve({ [PROFILE_PATH]: () => json(profile()) })
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toMatchObject(known)
    expect(asked).toMatchObject([{ what: PROFILE_PATH, body: { firebaseUid: 'sub-1', email: 'maren@example.com' } }])
  })

  it('shows a local profile after 3 s, and the server’s when it arrives (AUTH-17)', async () => {
    keepTokens()
    const answer = Promise.withResolvers<Response>()
    serve({ [PROFILE_PATH]: () => answer.promise })
    const page = await openPage()
    const started = page.startSession()
    await vi.advanceTimersByTimeAsync(2_900)
    await waitInRealTime(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(page.readSession()).toMatchObject(local)
    answer.resolve(json(profile()))
    await started
    expect(page.readSession()).toMatchObject(known)
  })

  it('shows a local profile when the server refuses (ACCOUNT-3)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    keepTokens({ name: 'Maren L.' })
    serve({ [PROFILE_PATH]: () => json({ success: false, error: 'No.', code: 'unavailable' }, 503) })
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toMatchObject({ ...local, person: { ...local.person, name: 'Maren L.' } })
  })

  it('ends a session whose address has the account of another identity, and says so (AUTH-23)', async () => {
    const error =
      'An account with email maren@example.com already exists. Please sign in instead. That account signs in with Google.'
    keepTokens()
    serve({
      [PROFILE_PATH]: () => json({ success: false, error, code: 'address-taken' }, 409),
      [REVOKE]: () => json({}),
    })
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toMatchObject({ state: 'signed-out', left: true, notice: error })
    expect(page.arriveSignedOut()).toBe(error)
  })

  it('signs out when the server refuses the tokens while the profile is read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    keepTokens()
    serve({
      [PROFILE_PATH]: () => json({ message: 'Unauthorized' }, 401),
      [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
    })
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toMatchObject({ state: 'signed-out', left: true })
  })

  it('keeps the local profile when the server does not answer within 8 s (ACCOUNT-3)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const late = new AbortController()
    // jsdom's timer, which the fake clock does not advance.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      if (milliseconds === 8_000) setTimeout(() => late.abort(), milliseconds)
      return milliseconds === 8_000 ? late.signal : new AbortController().signal
    })
    keepTokens()
    const asked = serve({ [PROFILE_PATH]: never })
    const page = await openPage()
    const started = page.startSession()
    await waitInRealTime(() => expect(asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(7_900)
    expect(warned).not.toHaveBeenCalledWith('Profile sync timeout')
    await vi.advanceTimersByTimeAsync(200)
    await started
    expect(warned).toHaveBeenCalledWith('Profile sync timeout')
    expect(page.readSession()).toMatchObject(local)
  })

  it('does not wait for the profile of a known person', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await openPage()).startSession()
    serve({ [PROFILE_PATH]: never })
    const page = await openPage()
    void page.startSession()
    await waitInRealTime(() => expect(page.readSession()).toMatchObject(local))
  })

  it('stays signed out after 3 s when tokens must be renewed without a configuration', async () => {
    keepTokens({ exp: 1 })
    serve({ [CONFIG_PATH]: never })
    const page = await openPage()
    void page.startSession()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(page.readSession()).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(200)
    expect(page.readSession()).toEqual({ state: 'signed-out' })
  })

  it('shows the known person after 3 s when the token refresh hangs, and reads the profile later', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await openPage()).startSession()
    keepTokens({ exp: 1 })
    const renewed = Promise.withResolvers<Response>()
    serve({ [RENEW]: () => renewed.promise, [PROFILE_PATH]: () => json(profile({ display_name: 'Maren L.' })) })
    const page = await openPage()
    const started = page.startSession()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(page.readSession()).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(200)
    expect(page.readSession()).toMatchObject(local)
    renewed.resolve(json({ AuthenticationResult: { IdToken: token(), AccessToken: token({ username: 'sub-1' }) } }))
    await started
    expect(page.readSession()).toMatchObject({ person: { name: 'Maren L.' } })
  })

  it('stays signed out when the tokens cannot be renewed', async () => {
    keepTokens({ exp: 1 })
    serve({ [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked') })
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toEqual({ state: 'signed-out', was: 'sub-1' })
  })
})
