import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONFIG, json, serve } from '#test/web/support/network.ts'
import { show } from '#test/web/support/show.tsx'
import { AuthPage } from '#web/features/auth/auth-page.tsx'

// In a separate file, because the page reads its configuration once.
const passwordPolicy = {
  minimumLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSymbols: false,
}
const serveStrict = () => serve({ '/config.json': () => json({ ...CONFIG, passwordPolicy }) })
const HINT = 'Password must be at least 8 characters, with a lower-case letter, an upper-case letter and a digit'
const PROBLEM = 'Password needs an upper-case letter and a digit.'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a pool with a strict password policy', () => {
  it.each([
    ['the sign-up', '/auth?mode=sign-up&email=maren%40example.com', 'Password'],
    ['the reset', '/auth?mode=reset&email=maren%40example.com&code=123456', 'New password'],
  ])('is named by the hint and the error of %s', async (_, at, label) => {
    const asked = serveStrict()
    const { user } = show(<AuthPage />, { at, session: { state: 'signed-out' } })
    expect(await screen.findByText(HINT)).toBeDefined()
    await user.type(screen.getByLabelText(label), 'sunrises{Enter}')
    expect(screen.getByText(PROBLEM)).toBeDefined()
    expect(asked.filter(({ what }) => what !== '/config.json')).toEqual([])
  })
})
