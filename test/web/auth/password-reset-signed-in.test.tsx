import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { json, keepTokens, poolError, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { show } from '#test/web/support/show.tsx'
import { credentials } from '#web/entities/session/credentials.ts'
import { dropTokens } from '#web/entities/session/tokens.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { CHOOSE, startSignedOut } from './support/auth-page.ts'

const GLOBAL_SIGN_OUT = 'GlobalSignOut'

startSignedOut()

const reset = async (answers: Parameters<typeof serve>[0] = {}, signInAgain: () => void = keepTokens) => {
  const asked = serve({
    [CHOOSE]: () => json({}),
    [GLOBAL_SIGN_OUT]: () => json({}),
    '/api/create-user-profile': () => json({ success: true, profile: PROFILE }),
    '/api/list-push-subscriptions': () => json({ success: true, subscriptions: [] }),
    ...answers,
  })
  vi.spyOn(credentials, 'signInWithPassword').mockImplementation(async () => {
    keepTokens()
    return 'signed-in'
  })
  vi.spyOn(credentials, 'replaceSession').mockImplementation(async () => signInAgain())
  const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456', path: '/auth' })
  await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
  return asked
}

describe('a reset of the password that signs in (AUTH-15, AUTH-20)', () => {
  it('ends the sessions on other devices, signs in again here, and says that the password is changed', async () => {
    const asked = await reset()
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(await screen.findByText('Password changed')).toBeDefined()
    expect(screen.getByText(/^You are signed in with the new one\. Your other devices are signed out/)).toBeDefined()
    expect(asked.filter(({ what }) => [CHOOSE, GLOBAL_SIGN_OUT].includes(what)).map(({ what }) => what)).toEqual([
      CHOOSE,
      GLOBAL_SIGN_OUT,
    ])
    expect(credentials.replaceSession).toHaveBeenCalledWith('maren@example.com', 'sunset22')
  })

  it('says that other devices may still be signed in where their sessions could not be ended', async () => {
    await reset({ [GLOBAL_SIGN_OUT]: () => poolError('TooManyRequestsException', 'Slow down.') })
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(await screen.findByText(/Your other devices may still be signed in/)).toBeDefined()
  })

  it('leads to the sign-in where the second sign-in fails', async () => {
    await reset({}, () => {
      dropTokens()
      throw new Error('Down.')
    })
    expect(await screen.findByText('Your password is changed. Sign in with the new one.')).toBeDefined()
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeDefined()
  })
})
