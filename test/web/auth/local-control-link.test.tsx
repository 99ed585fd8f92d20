import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CONFIG, json, serve } from '#test/web/support/network.ts'
import { show } from '#test/web/support/show.tsx'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { password, SIGN_UP, startSignedOut, UNCONFIRMED } from './support/auth-page.ts'

startSignedOut()

const LOCAL = 'http://localhost:3000/_local/'

it('Check Your Email links to the control page where the configuration names one', async () => {
  serve({ '/config.json': () => json({ ...CONFIG, localControl: LOCAL }), [SIGN_UP]: () => json(UNCONFIRMED) })
  const { user } = show(<AuthPage />, { at: '/auth?mode=sign-up&email=maren%40example.com' })
  await user.type(password(), 'sunrise{Enter}')
  expect((await screen.findByRole('link', { name: 'local control' })).getAttribute('href')).toBe(LOCAL)
})
