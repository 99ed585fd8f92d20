import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { farewell } from '#web/entities/session/farewell.ts'
import { startSession } from '#web/entities/session/session-store.ts'
import { endSession } from '#web/entities/session/sign-out.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { checkinGoal, checkinMessage, checkinUser } from '#web/lib/storage.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

const DELIVERY = { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'm***', AttributeName: 'email' } }
const UNCONFIRMED = { UserConfirmed: false, UserSub: 'sub-1', ...DELIVERY }

const SIGN_UP = 'SignUp'
const RESEND = 'ResendConfirmationCode'
const FORGOT = 'ForgotPassword'
const CHOOSE = 'ConfirmForgotPassword'
const SIGN_IN = 'InitiateAuth'
const RENEW = 'GetTokensFromRefreshToken'

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  await endSession()
})
afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('signing in', () => {
  it('shows errors at both empty fields, focuses the first, and sends nothing', async () => {
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
  ])('sends back where the session of %s ended only that person', async (keptFor, place) => {
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

  it('offers the social sign-in and says what its way through this tab brought back', async () => {
    show(<AuthPage />, { at: '/auth', state: { socialFailure: '' } })
    expect(button('Continue with Google')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Failed to sign in with Google')
  })

  it('asks for the verification of an unverified address, and sends the mail again', async () => {
    serve({
      [SIGN_IN]: () => poolError('UserNotConfirmedException', 'User is not confirmed.'),
      [RESEND]: () => json(DELIVERY),
    })
    const { user } = show(<AuthPage />, { at: '/auth?email=maren%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(screen.getByText(/Look in your\s+spam folder/)).toBeDefined()
  })

  it('shows why a session ended by itself', async () => {
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

  it('takes a verified address to the sign-in, and says so', async () => {
    show(<AuthPage />, { at: '/auth?verified=true' })
    expect(await screen.findByText('Your email is verified. Sign in to begin.')).toBeDefined()
  })
})

describe('the actions after a failure', () => {
  const noAccount = () => poolError('UserNotFoundException', 'User does not exist.')

  it('lead from a missing account to the sign-up with the address, and offer Google', async () => {
    serve({ [SIGN_IN]: noAccount })
    const { user, router } = show(<AuthPage />, {
      at: '/auth?email=ivo%40example.com',
      state: { from: '/goal/goal_1' },
    })
    await user.type(password(), 'sunrise{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Did you sign up with Google? Then continue with Google.')).toBeDefined()
    expect(alert.getByRole('button', { name: 'Continue with Google' })).toBeDefined()
    await user.click(alert.getByRole('link', { name: 'Sign Up' }))
    expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeDefined()
    expect(email().value).toBe('ivo@example.com')
    expect(router.state.location.state).toEqual({ from: '/goal/goal_1' })
  })

  it('lead from a wrong password to the reset', async () => {
    serve({ [SIGN_IN]: () => poolError('NotAuthorizedException', 'Incorrect username or password.') })
    const { user } = show(<AuthPage />, { at: '/auth?email=ivo%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Forgot Password' }))
    expect(await screen.findByRole('button', { name: 'Send Reset Email' })).toBeDefined()
    expect(email().value).toBe('ivo@example.com')
  })

  it('are Google and the sign-in when the address belongs to another identity', async () => {
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

  it('name Google alone where the address signs in with Google', async () => {
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

  it('name an outage', async () => {
    serve({ [SIGN_IN]: () => poolError('ServiceUnavailableException', 'The service is unavailable.') })
    const { user } = show(<AuthPage />, { at: '/auth?email=ivo%40example.com' })
    await user.type(password(), 'sunrise{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Signing in is not possible at the moment. Please try again in a few minutes.',
    )
  })
})

describe('signing up', () => {
  const open = () => show(<AuthPage />, { at: '/auth?mode=sign-up&email=maren%40example.com' })

  it('refuses a password of five characters before the pool does', async () => {
    const asked = serve({})
    const { user } = open()
    expect(screen.getByText('Password must be at least 6 characters')).toBeDefined()
    await user.type(password(), 'five5{Enter}')
    expect(screen.getByText('Password should be at least 6 characters long.')).toBeDefined()
    expect(asked).toEqual([])
  })

  it('ends in Check Your Email, which sends the mail again and leads back', async () => {
    const asked = serve({ [SIGN_UP]: () => json(UNCONFIRMED), [RESEND]: () => json(DELIVERY) })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(screen.getByText('maren@example.com')).toBeDefined()
    await user.click(button('Send it again'))
    expect(await screen.findByText('We sent it again.')).toBeDefined()
    expect(asked.map(({ what }) => what)).toEqual([SIGN_UP, RESEND])
    expect(asked[0]?.body).toMatchObject({ Username: 'maren@example.com', Password: 'sunrise' })
    await user.click(button('Back to Sign In'))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('shows why the mail was not sent', async () => {
    serve({
      [SIGN_UP]: () => json(UNCONFIRMED),
      [RESEND]: () => poolError('CodeDeliveryFailureException', 'Unable to deliver.'),
    })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText('Failed to send verification email: Unable to deliver.')).toBeDefined()
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

  it('gives up after 10 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      serve({ [SIGN_UP]: () => new Promise(() => {}) })
      show(<AuthPage />, { at: '/auth?mode=sign-up&email=maren%40example.com' })
      fireEvent.change(password(), { target: { value: 'sunrise' } })
      fireEvent.click(button('Sign Up'))
      await vi.waitFor(() => expect(button('Signing Up...')).toBeDefined())
      await vi.advanceTimersByTimeAsync(9_000)
      expect(screen.queryByRole('alert')).toBeNull()
      await vi.advanceTimersByTimeAsync(2_000)
      expect(await screen.findByText('Signup timeout')).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that the mail is on its way at a second press after a time-out', async () => {
    const asked = serve({
      [SIGN_UP]: () => poolError('UsernameExistsException', 'User already exists'),
      [RESEND]: () => json(DELIVERY),
    })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeDefined()
    expect(asked.map(({ what }) => what)).toEqual([SIGN_UP, RESEND])
  })

  it('says of a verified address that its account exists, and leads to the sign-in', async () => {
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

  it('says that the mail could not be sent', async () => {
    serve({ [SIGN_UP]: () => poolError('CodeDeliveryFailureException', 'The service is unavailable.') })
    const { user } = open()
    await user.type(password(), 'sunrise{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send verification email: The service is unavailable.',
    )
  })

  it('sends the display name when there is one', async () => {
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

  it('takes over the address and confirms the mail', async () => {
    const asked = serve({ [FORGOT]: () => json(DELIVERY) })
    const { user } = show(<AuthPage />, { at: '/auth?email=maren%40example.com' })
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }))
    await user.click(await screen.findByRole('button', { name: 'Send Reset Email' }))
    expect(await screen.findByRole('heading', { name: 'It is on its way.' })).toBeDefined()
    expect(asked).toMatchObject([{ what: FORGOT, body: { Username: 'maren@example.com' } }])
  })

  it('leads back to the sign-in', async () => {
    serve({ [FORGOT]: () => json(DELIVERY) })
    const { user } = show(<AuthPage />, { at: '/auth?mode=reset' })
    await user.type(email(), 'maren@example{Enter}')
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined()
    await user.type(email(), '.com{Enter}')
    await screen.findByRole('heading', { name: 'It is on its way.' })
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('offers a new link when the old one was used', async () => {
    serve({ [CHOOSE]: () => poolError('ExpiredCodeException', 'Invalid code provided.') })
    const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456' })
    await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('This link has been used already')
    await user.click(screen.getByRole('link', { name: 'Send a new one' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('maren@example.com')
  })
})

describe('an e-mailed check-in link', () => {
  const MESSAGE = 'Please log in as ivo@example.com to complete your check-in from the email link.'
  beforeEach(() => {
    checkinUser.write('ivo@example.com')
    checkinGoal.write('goal_1')
    checkinMessage.write(MESSAGE)
  })

  it('shows its banner and fills in the address it is for', () => {
    show(<AuthPage />, { at: '/auth' })
    expect(screen.getByText(MESSAGE)).toBeDefined()
    expect(email().value).toBe('ivo@example.com')
  })

  it('continues once after the right person has signed in', async () => {
    const ivo = { ...MAREN, person: { ...MAREN.person, email: 'Ivo@example.com' } }
    show(<AuthPage />, { at: '/auth', session: ivo })
    expect(await screen.findByText('Came to /?checkin=true&user=ivo%40example.com&goal=goal_1')).toBeDefined()
    expect(checkinMessage.read()).toBeNull()
  })

  it('offers to continue as the other person or to stay', async () => {
    const { user } = show(<AuthPage />, { at: '/auth', session: MAREN })
    expect(screen.getByText(MESSAGE)).toBeDefined()
    expect(button('Sign out and go on as ivo@example.com')).toBeDefined()
    await user.click(button('Stay signed in'))
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(checkinUser.read()).toBeNull()
  })
})
