import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json, keepTokens, poolError, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { farewell } from '#web/entities/session/farewell.ts'
import { startSession } from '#web/entities/session/session-store.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { button, DELIVERY, email, password, RENEW, RESEND, SIGN_IN, startSignedOut } from './support/auth-page.ts'

startSignedOut()

describe('signing in', () => {
  it('shows errors at both empty fields, focuses the first, and sends nothing (AUTH-2, PAGE-20)', async () => {
    const asked = serve({})
    const { user } = show(<AuthPage />, { at: '/auth' })
    await user.click(button('Sign In'))
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined()
    expect(screen.getByText('Please enter your password.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(email()))
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
  })

  it('goes from Email to Password by Tab, and to Forgot Password after it', async () => {
    const { user } = show(<AuthPage />, { at: '/auth' })
    email().focus()
    await user.tab()
    expect(document.activeElement).toBe(password())
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forgot Password' }))
  })

  it('shows the text of a refusal', async () => {
    serve({ [SIGN_IN]: () => poolError('UserNotFoundException', 'User does not exist.') })
    const { user } = show(<AuthPage />, { at: '/auth?email=ivo%40example.com' })
    expect(email().value).toBe('ivo@example.com')
    await user.type(password(), 'sunrise{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^No account found with email ivo@example.com. Please sign up first or check your email address./,
    )
    expect(button('Sign In').getAttribute('aria-disabled')).toBeNull()
  })

  it('shows and hides the password', async () => {
    const { user } = show(<AuthPage />, { at: '/auth' })
    const shown = (checked: boolean) => screen.getByRole('switch', { name: 'Show password', checked })
    expect(password().type).toBe('password')
    await user.click(shown(false))
    expect(password().type).toBe('text')
    await user.click(shown(true))
    expect(password().type).toBe('password')
    expect(shown(false)).toBeDefined()
  })

  it('redirects a signed-in person', async () => {
    show(<AuthPage />, { at: '/auth', session: MAREN })
    expect(await screen.findByText('Came to /')).toBeDefined()
  })

  it('returns to the previous address', async () => {
    show(<AuthPage />, { at: '/auth', session: MAREN, state: { from: '/goal/goal_1' } })
    expect(await screen.findByText('Came to /goal/goal_1')).toBeDefined()
  })

  it.each([
    ['sub-1', '/goal/goal_1'],
    ['sub-2', '/'],
  ])('returns to the previous address only the person whose session ended, %s', async (keptFor, place) => {
    show(<AuthPage />, { at: '/auth', session: MAREN, state: { from: '/goal/goal_1', keptFor } })
    expect(await screen.findByText(`Came to ${place}`)).toBeDefined()
  })

  it('links the terms and the privacy notice', async () => {
    const { user } = show(<AuthPage />, { at: '/auth' })
    expect(screen.getByText(/^By continuing you agree to the/).textContent).toBe(
      'By continuing you agree to the Terms and the Privacy Notice.',
    )
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
    await user.click(screen.getByRole('link', { name: 'Privacy Notice' }))
    expect(await screen.findByText('Came to /privacy')).toBeDefined()
  })

  it('offers the social sign-in, and shows its failure after a redirect', async () => {
    show(<AuthPage />, { at: '/auth', state: { socialFailure: '' } })
    expect(button('Continue with Google')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Failed to sign in with Google')
  })

  it('asks for the verification of an unverified address, and sends the mail again (AUTH-1)', async () => {
    serve({
      [SIGN_IN]: () => poolError('UserNotConfirmedException', 'User is not confirmed.'),
      [RESEND]: () => json(DELIVERY),
    })
    const { user } = show(<AuthPage />, { at: '/auth?email=maren%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(screen.getByText(/look in your spam folder/)).toBeDefined()
    expect(screen.getByText('This address was never verified. We sent its verification email again.')).toBeDefined()
  })

  it('shows why a session has expired', async () => {
    keepTokens()
    serve({
      '/api/create-user-profile': () => json({ message: 'Unauthorized' }, 401),
      [RENEW]: () => poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
    })
    await startSession()
    show(<AuthPage />, { at: '/auth' })
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeDefined()
  })

  it('redirects from the provider’s sign-out to the landing page after a deletion', async () => {
    farewell.write(true)
    show(<AuthPage />, { at: '/auth' })
    expect(await screen.findByText('Came to /?home=true')).toBeDefined()
  })

  it('shows the sign-in for a verified address, with a notice', async () => {
    show(<AuthPage />, { at: '/auth?verified=true' })
    expect(await screen.findByText('Your email is verified. Sign in to begin.')).toBeDefined()
  })
})
