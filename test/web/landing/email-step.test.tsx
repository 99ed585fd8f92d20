import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/web/support/show.tsx'
import EmailStep from '#web/features/landing/email-step.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const shown = show(<EmailStep />, { at: '/?view=email', session: { state: 'signed-out' } })
  return { ...shown, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
const field = () => screen.getByRole('textbox', { name: 'Email' })

describe('the email step', () => {
  it('takes half a second, shown as busy, and carries the address into the sign-up form (PAGE-5)', async () => {
    const { user } = open()
    await user.type(field(), ' maren+five@example.com ')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('button', { name: 'One Moment...' }).getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(screen.queryByText(/Came to/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText('Came to /auth?mode=sign-up&email=maren%2Bfive%40example.com')).toBeTruthy()
  })

  it.each(['', 'maren.example.com'])('refuses %o with an error', async (typed) => {
    const { user } = open()
    if (typed) await user.type(field(), typed)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  })

  it('does not navigate after the visitor has left', async () => {
    const { user, router } = open()
    await user.type(field(), 'maren@example.com')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await act(() => router.navigate('/elsewhere'))
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.getByText('Came to /elsewhere')).toBeTruthy()
  })

  it('links back', () => {
    open()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/')
  })
})
