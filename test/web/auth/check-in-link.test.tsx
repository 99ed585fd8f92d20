import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { checkinGoal, checkinMessage, checkinUser } from '#web/entities/session/check-in-link-values.ts'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { button, email, startSignedOut } from './support/auth-page.ts'

startSignedOut()

describe('an e-mailed check-in link', () => {
  const MESSAGE = 'Please log in as ivo@example.com to complete your check-in from the email link.'
  beforeEach(() => {
    checkinUser.write('ivo@example.com')
    checkinGoal.write('goal_1')
    checkinMessage.write(MESSAGE)
  })

  it('shows its banner and fills in the address it is for (AUTH-12)', () => {
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
    expect(button('Sign Out and Go On as ivo@example.com')).toBeDefined()
    await user.click(button('Stay Signed In'))
    expect(await screen.findByText('Came to /')).toBeDefined()
    expect(checkinUser.read()).toBeNull()
  })
})
