import '#test/web/support/dialog-element.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Overlay from '#web/features/goal-page/components/overlay.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const open = (props: Partial<Parameters<typeof Overlay>[0]> = {}) => {
  const onClose = vi.fn()
  render(<Overlay type="nudge" title="Your nudge" message={'Two lines.\nThat is all.'} onClose={onClose} {...props} />)
  return onClose
}

describe('the overlay', () => {
  it('closes after 16 s with a fade of 300 ms (NUDGE-8)', async () => {
    const onClose = open()
    const dialog = screen.getByRole('dialog', { name: 'Your nudge' })
    await pass(15_999)
    expect(dialog.hasAttribute('data-leaving')).toBe(false)
    await pass(1)
    expect(dialog.hasAttribute('data-leaving')).toBe(true)
    await pass(299)
    expect(onClose).not.toHaveBeenCalled()
    await pass(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a key is pressed', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'ArrowDown' })],
    ['the page is tapped', (dialog: HTMLElement) => fireEvent.pointerDown(dialog)],
    ['the text is scrolled', (dialog: HTMLElement) => fireEvent.wheel(dialog)],
  ])('stays open once %s, until it is closed (NUDGE-8)', async (_, touch) => {
    const onClose = open()
    await pass(15_000)
    touch(screen.getByRole('dialog'))
    await pass(60_000)
    expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(false)
    expect(screen.queryByText(/Closes by itself/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await pass(300)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes once on Close, after the fade', async () => {
    const onClose = open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await pass(300)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes on Escape', async () => {
    const onClose = open()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await pass(300)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('takes the focus and restores it', () => {
    render(<button type="button">Nudge Me Now</button>)
    screen.getByRole('button', { name: 'Nudge Me Now' }).focus()
    const { unmount } = render(<Overlay type="nudge" title="Your nudge" message="Go." onClose={() => undefined} />)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    unmount()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nudge Me Now' }))
  })

  it('is announced completely, with a note that it closes by itself', () => {
    open({ by: 'Wise Mentor', more: 'Open the draft.' })
    const words = document.getElementById(screen.getByRole('dialog').getAttribute('aria-describedby') ?? '')
    expect([...(words?.children ?? [])].map((line) => line.textContent)).toEqual([
      'Two lines.',
      'That is all.',
      'Open the draft.',
      'Wise Mentor',
      'Closes by itself after 16 seconds. Press any key, or tap, to keep it open.',
    ])
  })

  it('shows a text of a model as plain text, not as markup', () => {
    open({ message: '<b>Go</b>' })
    expect(screen.getByText('<b>Go</b>')).toBeTruthy()
  })

  it.each(['nudge', 'upgrade'] as const)('has no action except Close for type %s', (type) => {
    open({ type })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close'])
  })
})
