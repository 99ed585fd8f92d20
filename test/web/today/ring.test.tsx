import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Ring } from '#web/features/today/ring.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (seconds = 120) => {
  const { container } = render(<Ring challenge="Say it out loud." seconds={seconds} time="Takes 2 minutes or less" />)
  return {
    press: () => fireEvent.click(screen.getByRole('button')),
    figures: () => container.querySelector('.ring-face b')?.textContent,
    /** The ticks of the dial that are filled: one dash of a half unit for each, and one between two. */
    filled: () => {
      const dashes = container.querySelector('.ring-gone')?.getAttribute('stroke-dasharray')?.split(' ') ?? []
      return dashes[1] === '200' ? 0 : (dashes.length - 2) / 2
    },
    label: () => screen.getByRole('button').getAttribute('aria-label'),
    state: () => screen.getByRole('timer').textContent,
    said: () => screen.getByRole('status').textContent,
  }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the ring (PAGE-24)', () => {
  it('fills one of 120 ticks each second, and shows the time that is left', async () => {
    const ring = open()
    expect([ring.figures(), ring.filled(), ring.label(), ring.state()]).toEqual([
      '2:00',
      0,
      'Start the timer',
      'Takes 2 minutes or less',
    ])
    ring.press()
    await pass(46)
    expect([ring.figures(), ring.filled(), ring.label(), ring.state()]).toEqual([
      '1:14',
      46,
      'Pause the timer',
      'Running. 46 seconds done.',
    ])
  })

  it('stands still while it is paused, and goes on', async () => {
    const ring = open()
    ring.press()
    await pass(10)
    ring.press()
    await pass(60)
    expect([ring.figures(), ring.label(), ring.state()]).toEqual([
      '1:50',
      'Go on with the timer',
      'Paused after 10 seconds.',
    ])
    ring.press()
    await pass(5)
    expect(ring.figures()).toBe('1:45')
  })

  it('announces the start, the middle and the end to a screen reader', async () => {
    const ring = open()
    expect(ring.said()).toBe('')
    ring.press()
    expect(ring.said()).toBe('The time is running.')
    await pass(59)
    expect(ring.said()).toBe('The time is running.')
    await pass(1)
    expect(ring.said()).toBe('Half the time is over.')
    await pass(60)
    expect([ring.said(), ring.figures(), ring.filled(), ring.label()]).toEqual([
      'The time is over. Well done.',
      '0:00',
      120,
      'Start the timer again',
    ])
    await pass(30)
    ring.press()
    await pass(1)
    expect(ring.figures()).toBe('1:59')
  })

  it('runs for the seconds of a shorter challenge on the whole dial', async () => {
    const ring = open(30)
    expect(ring.figures()).toBe('0:30')
    ring.press()
    await pass(15)
    expect([ring.figures(), ring.filled()]).toEqual(['0:15', 60])
  })
})
