import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { poolError, serve } from '#test/web/support/network.ts'
import { show } from '#test/web/support/show.tsx'
import { CallbackPage } from '#web/features/auth/callback-page.tsx'
import { SocialButton } from '#web/features/auth/social-button.tsx'

// Imported before a test uses fake timers.
await import('oidc-client-ts')

const popup = () => ({ closed: false, focus: vi.fn(), close: vi.fn(), location: { replace: vi.fn() } })
let popups: ReturnType<typeof popup>[] = []
let opened: ReturnType<typeof vi.fn>

beforeEach(() => {
  popups = []
  opened = vi.fn(() => {
    const one = popup()
    popups.push(one)
    return one
  })
  vi.stubGlobal('open', opened)
  // jsdom has no `crypto.subtle`.
  const { crypto } = window
  vi.stubGlobal('crypto', {
    randomUUID: () => crypto.randomUUID(),
    getRandomValues: (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array),
    subtle: { digest: async () => new ArrayBuffer(32) },
  })
  vi.stubGlobal('close', vi.fn())
})
afterEach(() => {
  for (const one of popups) one.closed = true
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const press = () => screen.getByRole('button', { name: 'Continue with Google' })
const sent = (one: ReturnType<typeof popup> | undefined) => new URL(String(one?.location.replace.mock.calls[0]?.[0]))

describe('Continue with Google', () => {
  it('focuses the open popup at a second press, with a message, and opens no other', async () => {
    serve({})
    const { user } = show(<SocialButton wayBack={{ to: '/' }} failure={null} />, { session: { state: 'signed-out' } })
    await user.click(press())
    await waitFor(() => expect(popups[0]?.location.replace).toHaveBeenCalledOnce())
    await user.click(press())
    expect(await screen.findByText('Google is already open in another window. Finish there.')).toBeDefined()
    expect(opened).toHaveBeenCalledOnce()
    expect(popups[0]?.focus).toHaveBeenCalledOnce()
  })

  it('opens a popup with another name after the first one closed', async () => {
    serve({})
    const { user } = show(<SocialButton wayBack={{ to: '/' }} failure={null} />, { session: { state: 'signed-out' } })
    await user.click(press())
    await waitFor(() => expect(popups[0]?.location.replace).toHaveBeenCalledOnce())
    for (const one of popups) one.closed = true
    await user.click(press())
    await waitFor(() => expect(popups[1]?.location.replace).toHaveBeenCalledOnce())
    expect(opened.mock.calls[0]?.[1]).not.toBe(opened.mock.calls[1]?.[1])
  })
})

describe('a popup that fails', () => {
  const answer = async () => {
    const { user } = show(<SocialButton wayBack={{ to: '/' }} failure={null} />, { session: { state: 'signed-out' } })
    await user.click(press())
    await waitFor(() => expect(popups[0]?.location.replace).toHaveBeenCalledOnce())
    return sent(popups[0]).searchParams.get('state') ?? ''
  }

  it.each([
    ['with the state that was stored', true],
    ['without it', false],
  ])('reports the failure to its opener and shows it, %s', async (_, stored) => {
    serve({})
    const state = await answer()
    if (!stored) window.localStorage.clear()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const query = new URLSearchParams({ error: 'server_error', error_description: 'Not today.', state })
    window.history.replaceState(null, '', `/auth/callback?${query}`)
    show(<CallbackPage />, { at: '/auth/callback' })
    expect(await screen.findByRole('heading', { name: 'That did not work.' })).toBeDefined()
    expect(window.close).toHaveBeenCalled()
    expect((await screen.findByRole('alert')).textContent).toContain(
      stored ? 'Not today.' : 'Failed to sign in with Google',
    )
  })

  it('reports a failed token exchange to its opener', async () => {
    serve({})
    const state = await answer()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    serve({ '/oauth2/token': () => poolError('ServiceUnavailableException', 'Down.') })
    window.history.replaceState(null, '', `/auth/callback?${new URLSearchParams({ code: 'c', state })}`)
    show(<CallbackPage />, { at: '/auth/callback' })
    expect(await screen.findByRole('heading', { name: 'That did not work.' })).toBeDefined()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to sign in with Google')
  })
})
