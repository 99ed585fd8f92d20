import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WaitingSteps } from '#web/ui/waiting-steps.tsx'

const STEPS = ['Read', 'Choose', 'Write', 'Check']
const current = () => screen.getAllByRole('listitem', { hidden: true }).findIndex((one) => one.dataset.state === 'now')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the steps of a generation (TEXT-11)', () => {
  it('change every 2 s and start again after the fourth, and screen readers get one label', () => {
    render(<WaitingSteps label="Your text is being written." steps={STEPS} />)
    const seen = [current()]
    act(() => void vi.advanceTimersByTime(1999))
    expect(current()).toBe(0)
    act(() => void vi.advanceTimersByTime(1))
    for (let step = 0; step < 4; step += 1) {
      seen.push(current())
      act(() => void vi.advanceTimersByTime(2000))
    }
    expect(seen).toEqual([0, 1, 2, 3, 0])
    expect(screen.getByRole('status').textContent).toBe('Your text is being written.')
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('say after 12 s that it takes longer than usual', () => {
    render(<WaitingSteps label="Your text is being written." steps={STEPS} />)
    act(() => void vi.advanceTimersByTime(11_999))
    expect(screen.getByText('Usually about ten seconds.')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText('It takes longer this time, half a minute at most.')).toBeTruthy()
  })
})
