import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { poolError, serve } from '#test/web/support/network.ts'
import { show } from '#test/web/support/show.tsx'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { email, password, SIGN_IN, SIGN_UP, startSignedOut } from './support/auth-page.ts'

startSignedOut()

describe('the actions after a failure', () => {
  const noAccount = () => poolError('UserNotFoundException', 'User does not exist.')

  it('lead to the sign-up with the address, and to Google, without an account', async () => {
    serve({ [SIGN_IN]: noAccount })
    const { user, router } = show(<AuthPage />, {
      at: '/auth?email=ivo%40example.com',
      state: { from: '/goal/goal_1' },
    })
    await user.type(password(), 'sunrise{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Did you sign up with Google? Then continue with Google.')).toBeDefined()
    expect(alert.getByRole('button', { name: 'Continue with Google' })).toBeDefined()
    await user.click(alert.getByRole('link', { name: 'Create an Account with It' }))
    expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeDefined()
    expect(email().value).toBe('ivo@example.com')
    expect(router.state.location.state).toEqual({ from: '/goal/goal_1' })
  })

  it('lead to the reset after a wrong password', async () => {
    serve({ [SIGN_IN]: () => poolError('NotAuthorizedException', 'Incorrect username or password.') })
    const { user } = show(<AuthPage />, { at: '/auth?email=ivo%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Set a New Password' }))
    expect(await screen.findByRole('button', { name: 'Send Reset Email' })).toBeDefined()
    expect(email().value).toBe('ivo@example.com')
  })

  it('lead to Google and the sign-in when the address belongs to another identity', async () => {
    const text =
      'PreSignUp failed with error An account with email ivo@example.com already exists. Please sign in instead..'
    serve({ [SIGN_UP]: () => poolError('UserLambdaValidationException', text) })
    const { user } = show(<AuthPage />, { at: '/auth?mode=sign-up&email=ivo%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('button', { name: 'Continue with Google' })).toBeDefined()
    await user.click(alert.getByRole('link', { name: 'Sign In' }))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('lead to Google only when the address signs in with Google', async () => {
    const text =
      'PreSignUp failed with error An account with email ivo@example.com already exists. Please sign in instead. That account signs in with Google..'
    serve({ [SIGN_UP]: () => poolError('UserLambdaValidationException', text) })
    const { user } = show(<AuthPage />, { at: '/auth?mode=sign-up&email=ivo%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'An account with email ivo@example.com already exists. Please sign in instead. That account signs in with Google. Continue with Google',
    )
    expect(within(alert).getByRole('button', { name: 'Continue with Google' })).toBeDefined()
    expect(within(alert).queryByRole('link')).toBeNull()
  })

  it('are absent in an outage, and the text names the outage', async () => {
    serve({ [SIGN_IN]: () => poolError('ServiceUnavailableException', 'The service is unavailable.') })
    const { user } = show(<AuthPage />, { at: '/auth?email=ivo%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Signing in is not possible at the moment. Please try again in a few minutes.',
    )
  })
})
