import '#test/web/support/dialog-element.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { toast } from '#web/ui/toast.ts'
import { settings } from './server.ts'

const CHANGE_PASSWORD = 'ChangePassword'
const GLOBAL_SIGN_OUT = 'GlobalSignOut'
const UPDATE = 'UpdateUserAttributes'
const VERIFY = 'VerifyUserAttribute'
const REVOKE = 'RevokeToken'
const SIGN_IN = 'InitiateAuth'
const REFRESH_TOKEN = 'CognitoIdentityServiceProvider.client.sub-1.refreshToken'

const open = async () => {
  const shown = show(<SettingsPage />, { at: '/settings', session: MAREN })
  await screen.findByRole('heading', { name: 'Account' })
  return shown
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => keepTokens())
afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

describe('the groups of Settings', () => {
  it('are four, each with a link at the head', async () => {
    serve(settings())
    await open()
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Days', 'Mornings and evenings', 'Account', 'Plan and data'])
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('#account')
  })
})

describe('a change of the password (AUTH-19)', () => {
  const change = async (answers: Parameters<typeof serve>[0]) => {
    const asked = serve({ ...settings(), ...answers })
    const { user } = await open()
    await user.click(button('Change password'))
    await user.type(field('Current password'), 'sunrise-7')
    await user.type(field('New password'), 'moonlight-9')
    await user.click(button('Set Password'))
    return asked
  }

  it('says that the current password is wrong, and ends no session', async () => {
    const asked = await change({
      [CHANGE_PASSWORD]: () => poolError('NotAuthorizedException', 'Incorrect username or password.'),
    })
    expect(await screen.findByText('The current password is not right.')).toBeDefined()
    expect(asked.map(({ what }) => what)).not.toContain('GlobalSignOut')
  })

  it('refuses a short one before the pool does', async () => {
    const asked = serve(settings())
    const { user } = await open()
    await user.click(button('Change password'))
    await user.type(field('Current password'), 'sunrise-7')
    await user.type(field('New password'), 'dawn{Enter}')
    expect(await screen.findByText('Password should be at least 6 characters long.')).toBeDefined()
    expect(asked.map(({ what }) => what)).not.toContain('ChangePassword')
  })

  it('says that other devices may be signed in where their sessions could not be ended (AUTH-20)', async () => {
    const asked = await change({
      [CHANGE_PASSWORD]: () => json({}),
      [GLOBAL_SIGN_OUT]: () => poolError('TooManyRequestsException', 'Slow down.'),
    })
    expect(await screen.findByText(/Your other devices may still be signed in\./)).toBeDefined()
    expect(asked.find(({ what }) => what === 'ChangePassword')?.body).toMatchObject({
      PreviousPassword: 'sunrise-7',
      ProposedPassword: 'moonlight-9',
    })
  })
})

describe('a change of the address (AUTH-19)', () => {
  it('asks for the code of the new address, and shows the old one until then', async () => {
    const asked = serve({
      ...settings(),
      [UPDATE]: () =>
        json({ CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***' }] }),
      [VERIFY]: () => poolError('CodeMismatchException', 'Invalid code.'),
      '/api/create-user-profile': () => json({ success: true, profile: PROFILE }),
    })
    const { user } = await open()
    await user.click(button('Change email address'))
    await user.type(field('New email address'), 'maren@example.com')
    await user.click(button('Send a Code'))
    expect(await screen.findByText('This is your address already.')).toBeDefined()
    await user.clear(field('New email address'))
    await user.type(field('New email address'), 'maren@new.example')
    await user.click(button('Send a Code'))
    expect(await screen.findByText('Waiting for its code')).toBeDefined()
    expect(screen.getByText('maren@example.com')).toBeDefined()
    await user.type(field('Six digits from the email'), '123456')
    await user.click(button('Verify'))
    expect(await screen.findByText(/^That code is wrong or has run out/)).toBeDefined()
    expect(asked.find(({ what }) => what === 'VerifyUserAttribute')?.body).toMatchObject({
      AttributeName: 'email',
      Code: '123456',
    })
    await user.click(button('Take Back'))
    expect(screen.queryByText('maren@new.example')).toBeNull()
  })
})

describe('an identity of Google', () => {
  it('says why neither can be changed here', async () => {
    window.localStorage.clear()
    keepTokens({ identities: [{ providerName: 'Google' }] })
    serve(settings())
    await open()
    expect(screen.getByText('No password')).toBeDefined()
    expect(screen.getByText(/comes from your Google account/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Change (password|email)/ })).toBeNull()
  })
})

describe('Sign out everywhere else (AUTH-20)', () => {
  it('ends no session and keeps this one when the password is wrong', async () => {
    const asked = serve({
      ...settings(),
      [SIGN_IN]: () => poolError('NotAuthorizedException', 'Incorrect username or password.'),
      [GLOBAL_SIGN_OUT]: () => json({}),
    })
    const { user } = await open()
    await user.click(button('Sign Out Everywhere Else'))
    await user.type(field('Current password'), 'moonlight-9{Enter}')
    expect(await screen.findByText('The current password is not right.')).toBeDefined()
    expect(asked.map(({ what }) => what)).not.toContain('GlobalSignOut')
    expect(window.localStorage.getItem(REFRESH_TOKEN)).toBe('refresh-token')
  })

  it('asks the pool nothing without a password', async () => {
    const asked = serve(settings())
    const { user } = await open()
    await user.click(button('Sign Out Everywhere Else'))
    await user.click(button('Sign Out Everywhere Else'))
    expect(await screen.findByText('Please enter your password.')).toBeDefined()
    expect(asked.map(({ what }) => what)).not.toContain('InitiateAuth')
  })
})

describe('Sign out everywhere else, for an identity of Google (AUTH-20)', () => {
  beforeEach(() => {
    window.localStorage.clear()
    keepTokens({ identities: [{ providerName: 'Google' }] })
  })
  /** What the window of Google reports. */
  const report = (ending: string) => {
    const channel = new BroadcastChannel('five-circles.social-ending')
    channel.postMessage(ending)
    channel.close()
  }

  it('asks no password, and signs out a device whose own session ended', async () => {
    serve({ ...settings(), [REVOKE]: () => json({}) })
    await open()
    expect(button('Sign Out Everywhere Else')).toBeDefined()
    report('this-too')
    await waitFor(() => expect(Object.keys(window.localStorage).join()).not.toContain('refreshToken'))
  })

  it('keeps this session when the pool ended none', async () => {
    serve(settings())
    await open()
    report('none')
    expect(await screen.findByText('Your other devices were not signed out. Please try again.')).toBeDefined()
    expect(Object.keys(window.localStorage).join()).toContain('refreshToken')
  })
})
