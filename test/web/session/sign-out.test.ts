import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, poolError, serve } from '#test/web/support/network.ts'
import { never, openSignedIn, RENEW, REVOKE } from './support/opened-page.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

describe('endSession', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('deletes the tokens and returns no address', async () => {
    const page = await openSignedIn()
    expect(await page.endSession()).toBeNull()
    expect(page.readSession()).toEqual({ state: 'signed-out', left: true })
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('refresh-token')
  })

  it('returns the provider’s sign-out address for a social account', async () => {
    const page = await openSignedIn({ identities: [{ providerName: 'Google' }] })
    const next = new URL((await page.endSession()) ?? '')
    expect(`${next.origin}${next.pathname}`).toBe('https://sign-in.example/logout')
    expect(next.searchParams.get('client_id')).toBe('client')
    expect(next.searchParams.get('logout_uri')).toBe(`${window.location.origin}/auth`)
  })

  it('takes 3 s at most when the user pool does not answer', async () => {
    const page = await openSignedIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    serve({ [REVOKE]: never })
    const ended = page.endSession()
    await vi.advanceTimersByTimeAsync(3_100)
    await ended
    vi.useRealTimers()
    expect(page.readSession()).toMatchObject({ state: 'signed-out', left: true })
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('refresh-token')
  })

  it('signs out when another tab does, and ignores its own message', async () => {
    const page = await openSignedIn()
    const other = new BroadcastChannel('five-circles.session')
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }) => heard.push(data))
    await page.endSession()
    page.arriveSignedOut()
    await waitFor(() => expect(heard).toContain('signed-out'))
    expect(page.readSession()).toEqual({ state: 'signed-out' })
    other.postMessage('signed-out')
    await waitFor(() => expect(page.readSession()).toEqual({ state: 'signed-out', left: true }))
    other.close()
  })

  it('returns the reason of an expired session once', async () => {
    const page = await openSignedIn()
    const { call } = await import('#web/entities/session/api.ts')
    const { contract } = await import('#functions/profiles/get-profile/contract.ts')
    serve({
      '/api/get-profile': () => json({ message: 'Unauthorized' }, 401),
      [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
    })
    await expect(call(contract, {})).rejects.toMatchObject({ status: 401 })
    expect(page.readSession()).toMatchObject({ state: 'signed-out', left: true, was: 'sub-1' })
    expect(page.arriveSignedOut()).toBe('Your session has ended. Please sign in again.')
    expect(page.arriveSignedOut()).toBeNull()
  })

  it("keeps the person's id when a second refused call finds the session ended (ADR 131)", async () => {
    const page = await openSignedIn()
    const { call } = await import('#web/entities/session/api.ts')
    const { contract } = await import('#functions/profiles/get-profile/contract.ts')
    serve({
      '/api/get-profile': () => json({ message: 'Unauthorized' }, 401),
      [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
    })
    await Promise.allSettled([call(contract, {}), call(contract, {}), call(contract, {})])
    expect(page.readSession()).toMatchObject({ state: 'signed-out', was: 'sub-1' })
  })
})
