import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { setSession } from '#web/entities/session/session-state.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { startSignedOut } from './support/auth-page.ts'

vi.mock('#web/entities/session/identity.ts', () => ({
  choosePassword: async () => {},
  signInWithPassword: async () => 'signed-in',
}))
vi.mock('#web/entities/session/session-store.ts', () => ({ enterSession: async () => setSession(MAREN) }))

startSignedOut()

it('says that the password is changed after a reset that signs in (AUTH-15)', async () => {
  const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456', path: '/auth' })
  await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
  expect(await screen.findByText('Came to /')).toBeDefined()
  expect(await screen.findByText('Password changed')).toBeDefined()
  expect(screen.getByText('You are signed in with the new one.')).toBeDefined()
})
