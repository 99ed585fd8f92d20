import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

const draft = createStoredValue('draft', z.object({ title: z.string() }), 'local')
const KEY = 'five-circles.draft'

describe('a stored value', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is returned unchanged until it is cleared', () => {
    expect(draft.read()).toBeNull()
    draft.write({ title: 'Run' })
    expect(draft.read()).toEqual({ title: 'Run' })
    draft.clear()
    expect(draft.read()).toBeNull()
  })

  it.each(['', '{', 'null', '{"title":7}', '[]', '"text"'])('is ignored when it is %j', (text) => {
    window.localStorage.setItem(KEY, text)
    expect(draft.read()).toBeNull()
  })

  it('is dropped without an error when storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => draft.write({ title: 'Run' })).not.toThrow()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    expect(draft.read()).toBeNull()
    expect(() => draft.clear()).not.toThrow()
  })
})
