import { act, render, screen, waitFor } from '@testing-library/react'
import { lazy, type ReactElement, Suspense } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import { awaitVerification } from '#web/entities/session/session-state.ts'
import { startSession } from '#web/entities/session/session-store.ts'
import { endSession } from '#web/entities/session/sign-out.ts'
import { VerifyPage } from '#web/features/auth/verify-page.tsx'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

const CONFIRM = 'ConfirmSignUp'
const SIGN_IN = 'InitiateAuth'
const LINK = '/verify-email?email=maren%40example.com&code=123456'

const spent = () => poolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

// A large lazy chunk.
beforeAll(() => import('#web/entities/session/identity.ts'))
beforeEach(async () => {
  await endSession()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a verification link', () => {
  it('shows checking, then verified, and redirects after 1.5 s (AUTH-8, AUTH-10)', async () => {
    const answer = Promise.withResolvers<Response>()
    const asked = serve({ [CONFIRM]: () => answer.promise })
    show(<VerifyPage />, { at: LINK, session: MAREN })
    expect(screen.getByRole('heading', { name: 'One moment.' })).toBeDefined()
    expect(screen.getByText('We are checking the link from your email.')).toBeDefined()
    await waitFor(() => expect(asked).toMatchObject([{ body: { ConfirmationCode: '123456' } }]))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer.resolve(json({}))
    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(1_200)
    expect(screen.getByRole('heading', { name: 'Email Verified!' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(400)
    expect(await screen.findByText(/^Came to /)).toBeDefined()
  })

  it('does not redirect a person who has left the page', async () => {
    const answer = Promise.withResolvers<Response>()
    const asked = serve({ [CONFIRM]: () => answer.promise })
    const loaded = Promise.withResolvers<{ default: () => ReactElement }>()
    const Later = lazy(() => loaded.promise)
    window.history.replaceState(null, '', LINK)
    render(
      <SessionProvider session={MAREN}>
        <BrowserRouter>
          <Link to="/settings">Settings</Link>
          <Suspense>
            <Routes>
              <Route path="/verify-email" element={<VerifyPage />} />
              <Route path="*" element={<Later />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </SessionProvider>,
    )
    await waitFor(() => expect(asked).toHaveLength(1))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer.resolve(json({}))
    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeDefined()
    act(() => screen.getByRole('link', { name: 'Settings' }).click())
    expect(screen.getByRole('heading', { name: 'Email Verified!' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(2_000)
    loaded.resolve({ default: () => <p>The settings</p> })
    expect(await screen.findByText('The settings')).toBeDefined()
    expect(window.location.pathname).toBe('/settings')
    window.history.replaceState(null, '', '/')
  })

  it('redirects to the sign-in when this tab has no credentials', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    serve({ [CONFIRM]: () => json({}) })
    const { router } = show(<VerifyPage />, { at: LINK, session: { state: 'signed-out' } })
    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(1_600)
    expect(await screen.findByText(/^Came to \/auth/)).toBeDefined()
    expect(router.state.location).toMatchObject({
      search: '?email=maren%40example.com&verified=true',
      state: { from: '/?force-onboarding=true' },
    })
  })

  it('that was used already leads to the sign-in or the start page', async () => {
    serve({ [CONFIRM]: spent })
    const { user } = show(<VerifyPage />, { at: LINK, session: { state: 'signed-out' } })
    expect(await screen.findByRole('heading', { name: 'Verification Issue' })).toBeDefined()
    expect(screen.getByText(/^This link has been used already/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Sign In to Continue' }))
    expect(await screen.findByText('Came to /auth?email=maren%40example.com')).toBeDefined()
  })

  it('says of a typed code that is not right that it can be typed again, and leads back to where it was typed', async () => {
    serve({ [CONFIRM]: () => poolError('CodeMismatchException', 'Invalid verification code provided.') })
    const { user } = show(<VerifyPage />, { at: `${LINK}&typed=true`, session: { state: 'signed-out' } })
    expect(await screen.findByText(/^That code is wrong, was used already, or has run out/)).toBeDefined()
    expect(screen.queryByText(/link/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to Check Your Email' }))
    expect(await screen.findByText('Came to /auth?email=maren%40example.com')).toBeDefined()
  })

  it('of a verified address fails with a link to the sign-in, or to the start page for a signed-in person', async () => {
    const confirmed = 'User cannot be confirmed. Current status is CONFIRMED'
    serve({ [CONFIRM]: () => poolError('NotAuthorizedException', confirmed) })
    const { unmount } = show(<VerifyPage />, { at: LINK, session: { state: 'signed-out' } })
    expect(await screen.findByRole('heading', { name: 'Verification Issue' })).toBeDefined()
    expect(screen.getByText('This link has been used: your address is verified. Sign in to go on.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign In to Continue' })).toBeDefined()
    unmount()
    show(<VerifyPage />, { at: LINK, session: MAREN })
    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeDefined()
  })

  it('shows the network message for a lost connection', async () => {
    serve({})
    show(<VerifyPage />, { at: LINK, session: { state: 'signed-out' } })
    expect(await screen.findByText('Network error. Please check your internet connection and try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try it again' })).toBeDefined()
  })
})

describe('without a link', () => {
  it('redirects a signed-in person after 0.8 s (AUTH-10)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    keepTokens()
    serve({ '/api/create-user-profile': () => json({ success: true, profile: PROFILE }) })
    await startSession()
    show(<VerifyPage />, { at: '/verify-email' })
    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeDefined()
    expect(screen.queryByText(/^Came to/)).toBeNull()
    await vi.advanceTimersByTimeAsync(900)
    expect(await screen.findByText('Came to /')).toBeDefined()
  })

  it('fails at once in a tab without credentials', async () => {
    const asked = serve({})
    show(<VerifyPage />, { at: '/verify-email', session: { state: 'signed-out' } })
    expect(await screen.findByRole('heading', { name: 'Verification Issue' })).toBeDefined()
    expect(screen.getByText(/^There is no address to verify in this tab\./)).toBeDefined()
    expect(asked).toEqual([])
  })

  it('waits in the sign-up tab for the link to be opened', async () => {
    const asked = serve({ [SIGN_IN]: () => poolError('UserNotConfirmedException', 'User is not confirmed.') })
    awaitVerification('maren@example.com', 'sunrise')
    show(<VerifyPage />, { at: '/verify-email' })
    await waitFor(() => expect(asked[0]?.what).toBe(SIGN_IN))
    expect(screen.getByText('We are waiting for the link in our email to be opened.')).toBeDefined()
  })
})
