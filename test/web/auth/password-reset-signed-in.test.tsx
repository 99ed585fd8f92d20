import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { show } from '#test/web/support/show.tsx'
import { credentials } from '#web/entities/session/credentials.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { CHOOSE, startSignedOut } from './support/auth-page.ts'

startSignedOut()

it('says that the password is changed after a reset that signs in (AUTH-15)', async () => {
  serve({ [CHOOSE]: () => json({}), '/api/create-user-profile': () => json({ success: true, profile: PROFILE }) })
  vi.spyOn(credentials, 'signInWithPassword').mockImplementation(async () => {
    keepTokens()
    return 'signed-in'
  })
  const { user } = show(<AuthPage />, { at: '/auth?mode=reset&email=maren%40example.com&code=123456', path: '/auth' })
  await user.type(screen.getByLabelText('New password'), 'sunset22{Enter}')
  expect(await screen.findByText('Came to /')).toBeDefined()
  expect(await screen.findByText('Password changed')).toBeDefined()
  expect(screen.getByText('You are signed in with the new one.')).toBeDefined()
})
