import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdle } from '#web/lib/use-idle.ts'

let paint: () => void
let rest: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const nothing = () => undefined
  paint = nothing
  rest = nothing
  const hold = (set: (done: () => void) => void) => (done: () => void) => {
    set(done)
    return 1
  }
  vi.stubGlobal(
    'requestAnimationFrame',
    hold((done) => {
      paint = done
    }),
  )
  vi.stubGlobal(
    'requestIdleCallback',
    hold((done) => {
      rest = done
    }),
  )
  vi.stubGlobal('cancelAnimationFrame', nothing)
  vi.stubGlobal('cancelIdleCallback', nothing)
})

describe('work that waits until the browser is idle', () => {
  it('starts after a paint, not in an idle moment before it', () => {
    const { result } = renderHook(useIdle)
    act(() => rest())
    expect(result.current).toBe(false)
    act(() => paint())
    expect(result.current).toBe(false)
    act(() => rest())
    expect(result.current).toBe(true)
  })

  it('starts after two seconds on a hidden page, which is not painted', () => {
    const { result } = renderHook(useIdle)
    act(() => void vi.advanceTimersByTime(1_999))
    expect(result.current).toBe(false)
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current).toBe(true)
  })
})
