import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

const draft = keptValue('draft', z.object({ title: z.string() }), 'local')
const KEY = 'five-circles.draft'

describe('a value that the browser keeps', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    window.localStorage.clear()
  })

  it('comes back as it was, until it is cleared', () => {
    expect(draft.read()).toBeNull()
    draft.write({ title: 'Run' })
    expect(draft.read()).toEqual({ title: 'Run' })
    draft.clear()
    expect(draft.read()).toBeNull()
  })

  it.each(['', '{', 'null', '{"title":7}', '[]', '"text"'])('is not believed when it reads %j', (text) => {
    window.localStorage.setItem(KEY, text)
    expect(draft.read()).toBeNull()
  })

  it('is lost, and the page is not, where storage is full or closed', () => {
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
