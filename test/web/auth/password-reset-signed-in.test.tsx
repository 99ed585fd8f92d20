import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accountSettingMessages } from '#domain/messages/account-settings.ts'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { show } from '#test/web/support/show.tsx'
import { credentials } from '#web/entities/session/credentials.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { CHOOSE, startSignedOut } from './support/auth-page.ts'

const LIST_PUSH = '/api/list-push-subscriptions'

startSignedOut()
afterEach(() => vi.useRealTimers())

const reset = async ({
  answers = {},
  ending = async () => undefined,
  signIn = async () => {
    keepTokens()
    return 'signed-in' as const
  },
}: {
  answers?: Parameters<typeof serve>[0]
  ending?: typeof credentials.endSessionsByPassword
  signIn?: typeof credentials.signInWithPassword
} = {}) => {
  const asked = serve({
    [CHOOSE]: () => json({}),
    '/api/create-user-profile': () => json({ success: true, profile: PROFILE }),
    [LIST_PUSH]: () => json({ success: true, public_key: 'key', subscriptions: [] }),
    ...answers,
  })
  vi.spyOn(credentials, 'endSessionsByPassword').mockImplementation(ending)
  vi.spyOn(credentials, 'signInWithPassword').mockImplementation(signIn)
  const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456', path: '/auth' })
  await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
  /** Ends with the page's last request, so that no later test gets it. */
  const settled = () => waitFor(() => expect(asked.map(({ what }) => what)).toContain(LIST_PUSH))
  return { asked, user, settled }
}

describe('a reset of the password that signs in (AUTH-15, AUTH-20)', () => {
  it('ends the sessions from before, signs in here, and says that the password is changed', async () => {
    const { settled } = await reset()
    await settled()
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(await screen.findByText('Password changed')).toBeDefined()
    expect(screen.getByText(`You are signed in with the new one. ${accountSettingMessages.othersEnded}`)).toBeDefined()
    expect(credentials.endSessionsByPassword).toHaveBeenCalledWith('maren@example.com', 'sunset22')
    const [ended] = vi.mocked(credentials.endSessionsByPassword).mock.invocationCallOrder
    const [signedIn] = vi.mocked(credentials.signInWithPassword).mock.invocationCallOrder
    expect(ended).toBeLessThan(signedIn ?? 0)
  })

  it('says that other devices may still be signed in where their sessions could not be ended', async () => {
    const { settled } = await reset({ ending: () => Promise.reject(new Error('GlobalSignOut: 429')) })
    await settled()
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(
      await screen.findByText(`You are signed in with the new one. ${accountSettingMessages.othersNotEnded}`),
    ).toBeDefined()
  })

  it('says that other devices may still get notifications where these could not be ended', async () => {
    await reset({ answers: { [LIST_PUSH]: () => json({ error: 'Down.' }, 503) } })
    expect(await screen.findByText(/Your other devices may still get notifications/)).toBeDefined()
  })

  it('leads to the sign-in with the changed password where the sign-in fails', async () => {
    await reset({ signIn: () => Promise.reject(new Error('Down.')) })
    expect(await screen.findByText('Your password is changed. Sign in with the new one.')).toBeDefined()
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })

  it('uses the code once: after a sign-in that took too long, the next press only signs in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, user, settled } = await reset({ signIn: () => new Promise(() => undefined) })
    await waitFor(() => expect(credentials.signInWithPassword).toHaveBeenCalledOnce())
    await act(async () => {
      await vi.advanceTimersByTimeAsync(11_000)
    })
    vi.mocked(credentials.signInWithPassword).mockImplementation(async () => {
      keepTokens()
      return 'signed-in'
    })
    await user.click(await screen.findByRole('button', { name: 'Save Password' }))
    await settled()
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(asked.filter(({ what }) => what === CHOOSE)).toHaveLength(1)
  })
})
