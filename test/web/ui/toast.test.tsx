import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { toast } from '#web/ui/toast.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import '#test/web/support/show.tsx'

describe('a toast', () => {
  it('is announced by a live region, with title and message', async () => {
    render(<Toasts />)
    act(() => toast.achievement('Day 13', 'Checked in! Streak updated.'))
    const message = await screen.findByText('Checked in! Streak updated.')
    expect(message.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.getByText('Day 13').closest('[data-type]')?.getAttribute('data-type')).toBe('achievement')
  })

  it('has no alert inside the live region', async () => {
    render(<Toasts />)
    act(() => toast.error('Goal limit reached!'))
    const live = (await screen.findByText('Goal limit reached!')).closest<HTMLElement>('[aria-live]')
    if (!live) throw new Error('A toast stands in a live region.')
    expect(within(live).queryByRole('alert')).toBeNull()
    expect(within(live).queryByRole('status')).toBeNull()
  })

  it('is replaced by the next one (PAGE-11)', async () => {
    render(<Toasts />)
    act(() => toast.nudge('First'))
    await screen.findByText('First')
    act(() => toast.error('Second'))
    await screen.findByText('Second')
    await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  })

  it('disappears when it is closed', async () => {
    render(<Toasts />)
    act(() => toast.upgrade('More goals', 'There is a plan for it.', Number.POSITIVE_INFINITY))
    const shown = (await screen.findByText('More goals')).closest('li')
    if (!shown) throw new Error('A toast stands in a list.')
    within(shown).getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('More goals')).toBeNull())
  })
})
