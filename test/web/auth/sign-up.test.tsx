import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { json, poolError, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { setSession } from '#web/entities/session/session-state.ts'
import { endSession } from '#web/entities/session/sign-out.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import {
  button,
  DELIVERY,
  email,
  password,
  RESEND,
  SIGN_IN,
  SIGN_UP,
  startSignedOut,
  UNCONFIRMED,
} from './support/auth-page.ts'

startSignedOut()

describe('signing up', () => {
  const open = () => show(<AuthPage />, { at: '/auth?mode=sign-up&email=maren%40example.com' })

  it('refuses a password of five characters before the pool does (AUTH-3)', async () => {
    const asked = serve({})
    const { user } = open()
    expect(screen.getByText('Password must be at least 6 characters')).toBeDefined()
    await user.type(password(), 'five5{Enter}')
    expect(screen.getByText('Password should be at least 6 characters long.')).toBeDefined()
    expect(asked).toEqual([])
  })

  it('shows Check Your Email, which sends the mail again and leads back (AUTH-13)', async () => {
    const asked = serve({ [SIGN_UP]: () => json(UNCONFIRMED), [RESEND]: () => json(DELIVERY) })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(screen.getByText('maren@example.com')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'local control' })).toBeNull()
    await user.click(screen.getByText('Nothing there yet?'))
    await user.click(button('Send It Again'))
    expect(await screen.findByText('We sent it again.')).toBeDefined()
    expect(asked.map(({ what }) => what)).toEqual([SIGN_UP, RESEND])
    expect(asked[0]?.body).toMatchObject({ Username: 'maren@example.com', Password: 'sunrise' })
    await user.click(screen.getByText('Another address'))
    await user.click(button('Back to Sign In'))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('shows Check Your Email again after a reload, until the person signs in or uses another address (AUTH-22)', async () => {
    serve({ [SIGN_UP]: () => json(UNCONFIRMED) })
    const first = open()
    await first.user.type(password(), 'sunrise{Enter}')
    await screen.findByText('This page goes on when you come back to it.', { exact: false })
    first.unmount()
    await endSession()

    const second = open()
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(screen.getByText('Then sign in.', { exact: false })).toBeDefined()
    await second.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
    expect(email().value).toBe('maren@example.com')
    second.unmount()

    open()
    expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeDefined()
  })

  it('shows the reason when the mail is not sent again', async () => {
    serve({
      [SIGN_UP]: () => json(UNCONFIRMED),
      [RESEND]: () => poolError('CodeDeliveryFailureException', 'Unable to deliver.'),
    })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    await user.click(await screen.findByText('Nothing there yet?'))
    await user.click(button('Send It Again'))
    expect(await screen.findByText('Failed to send verification email: Unable to deliver.')).toBeDefined()
  })

  it('says in the waiting tab that the address is verified, and continues after a press (AUTH-18)', async () => {
    serve({ [SIGN_UP]: () => json(UNCONFIRMED) })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    await screen.findByRole('heading', { name: 'Check Your Email' })
    act(() => setSession(MAREN))
    expect(await screen.findByRole('heading', { name: 'Your address is verified' })).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Go On Here' }))
    expect(await screen.findByText('Came to /?force-onboarding=true')).toBeDefined()
  })

  it('tries to sign in when the person returns to the tab, at most every 5 s (AUTH-21)', async () => {
    const asked = serve({
      [SIGN_UP]: () => json(UNCONFIRMED),
      [SIGN_IN]: () => poolError('UserNotConfirmedException', 'User is not confirmed.'),
    })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    await screen.findByRole('heading', { name: 'Check Your Email' })
    const attempts = () => asked.filter(({ what }) => what === SIGN_IN).length
    expect(attempts()).toBe(0)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    fireEvent(document, new Event('visibilitychange'))
    fireEvent.focus(window)
    await waitFor(() => expect(attempts()).toBe(1))
    clock.mockReturnValue(1_005_000)
    fireEvent.focus(window)
    await waitFor(() => expect(attempts()).toBe(2))
    clock.mockRestore()
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(asked.map(({ what }) => what)).not.toContain(RESEND)
  })

  it('keeps the password out of storage', async () => {
    serve({ [SIGN_UP]: () => json(UNCONFIRMED) })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    await screen.findByRole('heading', { name: 'Check Your Email' })
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])
    expect(kept).not.toContain('sunrise')
  })

  it('shows the network message for a lost connection', async () => {
    serve({})
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByText('Network error. Please check your internet connection and try again.')).toBeDefined()
  })

  it('shows a time-out after 10 s (AUTH-11)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      serve({ [SIGN_UP]: () => new Promise(() => {}) })
      show(<AuthPage />, { at: '/auth?mode=sign-up&email=maren%40example.com' })
      fireEvent.change(password(), { target: { value: 'sunrise' } })
      fireEvent.click(button('Sign Up'))
      await waitFor(() => expect(button('Signing Up...')).toBeDefined())
      await vi.advanceTimersByTimeAsync(9_000)
      expect(screen.queryByRole('alert')).toBeNull()
      await vi.advanceTimersByTimeAsync(2_000)
      expect(await screen.findByText('Signup timeout')).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends the mail again for an unverified account, as after a time-out', async () => {
    const asked = serve({
      [SIGN_UP]: () => poolError('UsernameExistsException', 'User already exists'),
      [RESEND]: () => json(DELIVERY),
    })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(asked.map(({ what }) => what)).toEqual([SIGN_UP, RESEND])
  })

  it('shows that a verified address has an account, and leads to the sign-in', async () => {
    serve({
      [SIGN_UP]: () => poolError('UsernameExistsException', 'User already exists'),
      [RESEND]: () => poolError('InvalidParameterException', 'User is already confirmed.'),
    })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(
      /^An account with email maren@example.com already exists. Please sign in instead./,
    )
    expect(within(alert).getByRole('link', { name: 'Sign In' })).toBeDefined()
  })

  it('shows the reason when the first mail is not sent (AUTH-7)', async () => {
    serve({ [SIGN_UP]: () => poolError('CodeDeliveryFailureException', 'The service is unavailable.') })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send verification email: The service is unavailable.',
    )
  })

  it('sends the display name when there is one (AUTH-14)', async () => {
    const asked = serve({ [SIGN_UP]: () => json(UNCONFIRMED) })
    const { user } = open()
    expect(screen.getByRole('heading', { name: 'Create your account.' })).toBeDefined()
    await user.type(screen.getByLabelText(/^Name/), ' Maren L. ')
    await user.type(password(), 'sunrise{Enter}')
    await screen.findByRole('heading', { name: 'Check Your Email' })
    expect(asked[0]?.body).toMatchObject({
      UserAttributes: [
        { Name: 'email', Value: 'maren@example.com' },
        { Name: 'name', Value: 'Maren L.' },
      ],
    })
  })

  it('sends one call for several presses', async () => {
    const asked = serve({ [SIGN_UP]: () => new Promise(() => {}) })
    const { user } = open()
    await user.type(password(), 'sunrise')
    await user.dblClick(button('Sign Up'))
    await waitFor(() => expect(asked.map(({ what }) => what)).toEqual([SIGN_UP]))
    expect(button('Signing Up...').getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the address when the tab changes, by the arrow keys too', async () => {
    const { user } = open()
    screen.getByRole('tab', { name: 'Sign Up' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign In', selected: true }))
    expect(email().value).toBe('maren@example.com')
    await user.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toBeDefined()
  })
})
