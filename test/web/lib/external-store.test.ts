import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createChangeSource, createExternalStore } from '#web/lib/external-store.ts'

describe('external store', () => {
  it('re-renders its readers when another value is set', () => {
    const store = createExternalStore('first')
    const { result } = renderHook(store.useValue)
    act(() => store.set('second'))
    expect(result.current).toBe('second')
    expect(store.read()).toBe('second')
  })

  it('does not notify when the same value is set', () => {
    const store = createExternalStore('same')
    const render = vi.fn(store.useValue)
    renderHook(render)
    const renders = render.mock.calls.length
    act(() => store.set('same'))
    expect(render).toHaveBeenCalledTimes(renders)
  })
})

describe('change source', () => {
  it('calls a listener until it unsubscribes', () => {
    const changes = createChangeSource()
    const listener = vi.fn()
    const unsubscribe = changes.subscribe(listener)
    changes.notify()
    unsubscribe()
    changes.notify()
    expect(listener).toHaveBeenCalledOnce()
  })
})
