import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkinGoal, checkinMessage, checkinUser } from '#web/entities/session/check-in-link-values.ts'
import { readStoredCheckInLink, useForgetCheckInLink } from '#web/features/auth/check-in-link.ts'

const Root = () => {
  useForgetCheckInLink()
  return <Outlet />
}

const openAt = (at: string) => {
  const router = createMemoryRouter([{ Component: Root, children: [{ path: '*', element: <p>A page</p> }] }], {
    initialEntries: [at],
  })
  render(<RouterProvider router={router} />)
  expect(screen.getByText('A page')).toBeDefined()
  return (to: string) => act(() => router.navigate(to))
}

beforeEach(() => {
  checkinUser.write('ivo@example.com')
  checkinGoal.write('goal_1')
  checkinMessage.write('Please log in as ivo@example.com to complete your check-in from the email link.')
})
afterEach(() => {
  cleanup()
})

describe('a stored check-in link', () => {
  it('is kept on the way to the sign-in and on its views', async () => {
    const go = openAt('/?checkin=true&user=ivo@example.com')
    await go('/auth')
    await go('/verify-email')
    await go('/auth?mode=reset')
    expect(readStoredCheckInLink()).toMatchObject({ user: 'ivo@example.com', goal: 'goal_1' })
  })

  it.each(['/', '/pricing', '/privacy'])('is dropped when the person goes to %s', async (elsewhere) => {
    const go = openAt('/auth')
    await go(elsewhere)
    expect(readStoredCheckInLink()).toBeNull()
    expect(checkinUser.read()).toBeNull()
  })
})
