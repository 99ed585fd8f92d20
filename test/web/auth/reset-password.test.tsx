import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json, poolError, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { setSession } from '#web/entities/session/session-state.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { button, CHOOSE, DELIVERY, email, FORGOT, RESEND, SIGN_IN, startSignedOut } from './support/auth-page.ts'

startSignedOut()

describe('a forgotten password', () => {
  it('sends the verification again for an address that was never verified', async () => {
    const asked = serve({
      [FORGOT]: () =>
        poolError(
          'InvalidParameterException',
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        ),
      [RESEND]: () => json(DELIVERY),
    })
    const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com', path: '/auth' })
    await user.click(button('Send Reset Email'))
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(screen.getByText('This address was never verified. We sent its verification email again.')).toBeDefined()
    expect(asked.map(({ what }) => what)).toEqual([FORGOT, RESEND])
  })

  it('keeps the address of the sign-in and confirms the mail', async () => {
    const asked = serve({ [FORGOT]: () => json(DELIVERY) })
    const { user } = show(<AuthPage />, { at: '/auth?email=maren%40example.com' })
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }))
    await user.click(await screen.findByRole('button', { name: 'Send Reset Email' }))
    expect(await screen.findByRole('heading', { name: 'It is on its way.' })).toBeDefined()
    expect(asked).toMatchObject([{ what: FORGOT, body: { Username: 'maren@example.com' } }])
  })

  it('asks for a valid address, and leads back to the sign-in (AUTH-2)', async () => {
    serve({ [FORGOT]: () => json(DELIVERY) })
    const { user } = show(<AuthPage />, { at: '/auth?mode=reset' })
    await user.type(email(), 'maren@example{Enter}')
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined()
    await user.type(email(), '.com{Enter}')
    await screen.findByRole('heading', { name: 'It is on its way.' })
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('leads to where the person wanted to go after the code of the mail (ADR 131)', async () => {
    serve({
      [FORGOT]: () => json(DELIVERY),
      [CHOOSE]: () => json({}),
      // The first sign-in with the new password fails, for example in an outage.
      [SIGN_IN]: () => poolError('InternalErrorException', 'Try again.'),
    })
    const state = { from: '/pricing', keptFor: MAREN.person.id }
    const { user, router } = show(<AuthPage />, { at: '/auth?email=maren%40example.com', state })
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }))
    await user.click(await screen.findByRole('button', { name: 'Send Reset Email' }))
    await user.click(await screen.findByRole('button', { name: 'Type it here' }))
    await user.type(screen.getByLabelText('Code from the email'), '123 456{Enter}')
    await user.type(await screen.findByLabelText('New password'), 'sunset22{Enter}')
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
    expect(router.state.location.state).toEqual(state)
    act(() => setSession(MAREN))
    expect(await screen.findByText('Came to /pricing')).toBeDefined()
  })

  it('keeps where the person wanted to go when its address was never verified', async () => {
    serve({
      [FORGOT]: () =>
        poolError(
          'InvalidParameterException',
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        ),
      [RESEND]: () => json(DELIVERY),
    })
    const state = { from: '/pricing', keptFor: MAREN.person.id }
    const at = '/auth?mode=reset&email=maren%40example.com'
    const { user, router } = show(<AuthPage />, { at, path: '/auth', state })
    await user.click(button('Send Reset Email'))
    await screen.findByRole('heading', { name: 'Check Your Email' })
    expect(router.state.location.state).toEqual(state)
  })

  it('keeps where the person wanted to go on the way back to the sign-in', async () => {
    serve({ [FORGOT]: () => json(DELIVERY) })
    const state = { from: '/pricing' }
    const { user, router } = show(<AuthPage />, { at: '/auth?email=maren%40example.com', state })
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }))
    await user.click(await screen.findByRole('button', { name: 'Send Reset Email' }))
    await screen.findByRole('heading', { name: 'It is on its way.' })
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
    expect(router.state.location.state).toEqual(state)
  })

  it('goes on when the trigger of the user pool fails after the password is changed', async () => {
    serve({
      [CHOOSE]: () => poolError('UserLambdaValidationException', 'PostConfirmation failed with error Task timed out.'),
      [SIGN_IN]: () => poolError('InternalErrorException', 'Try again.'),
    })
    const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456', path: '/auth' })
    await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('offers a new link when the old one was used', async () => {
    serve({ [CHOOSE]: () => poolError('ExpiredCodeException', 'Invalid code provided.') })
    const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456' })
    await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('This link has been used already')
    await user.click(screen.getByRole('link', { name: 'Send a New One' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('maren@example.com')
  })
})
