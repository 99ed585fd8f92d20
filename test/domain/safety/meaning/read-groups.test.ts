import { describe, expect, it } from 'vitest'
import { readFeatures } from '#domain/safety/meaning/features.ts'
import { readGroups } from '#domain/safety/meaning/read-groups.ts'
import { WORD_GROUPS } from '#domain/safety/meaning/word-groups.ts'

const countShared = (one: string, other: string): number => {
  const features = new Set(readFeatures(one.split(' ')))
  return readFeatures(other.split(' ')).filter((feature) => features.has(feature)).length
}

describe('groups of similar words', () => {
  it('hold each word once (ADR 290)', () => {
    const words = WORD_GROUPS.split(/[ ,;]/)
    expect(words).toHaveLength(new Set(words).size)
    expect(words.filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([])
  })

  it('are the same for words that stand in similar sentences, and others for other words', () => {
    expect(readGroups('blade')).toEqual(readGroups('knife'))
    expect(readGroups('blade')).not.toEqual(readGroups('cake'))
    expect(readGroups('qwxz')).toBeUndefined()
  })

  it('give two texts features in common that share no word', () => {
    // The start and the end of a text are features too.
    expect(countShared('violin', 'cake')).toBe(2)
    expect(countShared('violin', 'cello')).toBe(2 + 4)
    expect(countShared('violin violin', 'cello cello')).toBe(2 + 6)
  })
})
