import { describe, expect, it, vi } from 'vitest'
import { memoize, memoizeByObject } from '#domain/memoize.ts'

describe('memoize', () => {
  it('reads each text once, also one without a result', () => {
    const find = vi.fn((text: string) => /\d+/.exec(text)?.[0])
    const findKept = memoize(find, 5)
    expect(['a', '12', 'a', '12'].map(findKept)).toEqual([undefined, '12', undefined, '12'])
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('keeps at most as many results as it is told', () => {
    const measure = vi.fn((text: string) => text.length)
    const measureKept = memoize(measure, 2)
    expect(['a', 'bb', 'ccc', 'a'].map(measureKept)).toEqual([1, 2, 3, 1])
    expect(measure).toHaveBeenCalledTimes(4)
  })

  it('tells what is given apart by its key', () => {
    const add = memoize(
      ({ one, other }: { one: number; other: number }) => one + other,
      5,
      ({ one, other }) => `${one} ${other}`,
    )
    expect([add({ one: 1, other: 2 }), add({ one: 2, other: 2 }), add({ one: 1, other: 2 })]).toEqual([3, 4, 3])
  })
})

describe('memoizeByObject', () => {
  it('reads each object once, also one without a result, and an equal object by itself', () => {
    const find = vi.fn(({ text }: { text: string }) => /\d+/.exec(text)?.[0])
    const findKept = memoizeByObject(find)
    const [one, other] = [{ text: 'a' }, { text: '12' }]
    expect([one, other, one, other].map(findKept)).toEqual([undefined, '12', undefined, '12'])
    expect(find).toHaveBeenCalledTimes(2)
    expect(findKept({ text: '12' })).toBe('12')
    expect(find).toHaveBeenCalledTimes(3)
  })
})
