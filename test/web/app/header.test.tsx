import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { Header } from '#web/app/header.tsx'
import { endSession } from '#web/entities/session/sign-out.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const NAMED = { ...MAREN, person: { ...MAREN.person, name: 'Maren' } }

describe('the header (PAGE-6)', () => {
  it('offers a visitor to sign in', async () => {
    await endSession()
    const { user } = show(<Header />, { at: '/pricing' })
    expect(screen.queryByText('Welcome back')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Sign In' }))
    expect(await screen.findByText('Came to /auth')).toBeDefined()
  })

  it('shows Welcome back and a gear that leads to the settings', async () => {
    const { user } = show(<Header />, { at: '/upgrade', session: NAMED })
    expect(screen.getByText('Welcome back')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByText('Came to /settings')).toBeDefined()
  })

  it('signs out and navigates to the sign-in (AUTH-13)', async () => {
    const { user } = show(<Header />, { at: '/pricing', session: MAREN })
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByText('Came to /auth')).toBeDefined()
  })

  it.each([
    ['/settings', '/'],
    ['/goal/goal_1', '/'],
    ['/dashboard', '/?home=true'],
    ['/', '/?home=true'],
  ])('leads by its logo from %s to %s', (at, home) => {
    show(<Header />, { at, session: MAREN })
    expect(screen.getByRole('link', { name: 'Five Circles' }).getAttribute('href')).toBe(home)
  })
})
