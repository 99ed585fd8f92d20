import { describe, expect, it } from 'vitest'
import { GOAL_KINDS, type GoalKind } from '#domain/coach/kind.ts'
import { ALWAYS_FILLED, type LibraryStep, slotsIn } from '#domain/coach/library/entry.ts'
import { CLOSE, DO, PREPARE } from '#domain/coach/library/steps/steps.ts'
import {
  forbiddenWords,
  isAlwaysShown,
  namesDuration,
  SLOTS_NOT_FOR,
  slotsStandRight,
  spokenWords,
} from '#test/support/library-rules.ts'
import { firstWord, normalize, similarPairs, type Variant, variantsOf } from '#test/support/library-text.ts'

type List = { name: string; kinds: readonly GoalKind[]; entries: readonly LibraryStep[]; longest: number }

const LISTS: readonly List[] = [
  { name: 'prepare', kinds: GOAL_KINDS, entries: PREPARE, longest: 3 },
  ...GOAL_KINDS.map((kind) => ({ name: `do ${kind}`, kinds: [kind], entries: DO[kind], longest: 4 })),
  { name: 'close', kinds: GOAL_KINDS, entries: CLOSE, longest: 2 },
]
const VARIANTS = LISTS.flatMap(({ name, kinds, entries }) => variantsOf(name, kinds, entries))

const breaking = (breaks: (variant: Variant) => boolean) =>
  VARIANTS.filter(breaks).map(({ list, text }) => `${list}: ${text}`)

describe('library steps', () => {
  it('number 96 to prepare, 96 to close and 96 to do for each kind', () => {
    expect(LISTS.map(({ name, entries }) => [name, entries.length])).toEqual(LISTS.map(({ name }) => [name, 96]))
  })

  it('take 1 to 4 minutes each, and at most 9 minutes together', () => {
    const minutes = ({ entries }: List) => entries.map((entry) => entry.minutes)
    for (const list of LISTS) {
      expect(Math.max(...minutes(list)), list.name).toBe(list.longest)
      expect(Math.min(...minutes(list)), list.name).toBe(1)
    }
  })

  it('use slots in half of the steps to do, and in a quarter of the others', () => {
    for (const { name, entries, longest } of LISTS) {
      const share = entries.filter(({ text }) => slotsIn(text).length > 0).length / entries.length
      expect(share, name).toBeGreaterThanOrEqual(longest === 4 ? 0.38 : 0.25)
    }
  })

  it('have a wording that every goal can be given', () => {
    expect(breaking((variant) => !isAlwaysShown(variant))).toEqual([])
    const spare = VARIANTS.filter(({ entry: { text, twin, needs } }) => {
      const plain = needs === undefined && slotsIn(text).every((slot) => slot !== 'title' && ALWAYS_FILLED.has(slot))
      return plain && twin !== undefined
    })
    expect(spare.map(({ text }) => text)).toEqual([])
  })

  it('name the title only in a text whose twin does not', () => {
    expect(breaking(({ role, text }) => role !== 'text' && slotsIn(text).includes('title'))).toEqual([])
    expect(breaking(({ entry: { text, twin } }) => slotsIn(text).includes('title') && twin === undefined)).toEqual([])
  })

  it('put each slot where its grammar allows it', () => {
    expect(breaking(({ text }) => !slotsStandRight(text))).toEqual([])
  })

  it('use only slots that fit every kind they are shown for', () => {
    expect(
      breaking(({ text, kinds }) =>
        kinds.some((kind) => slotsIn(text).some((slot) => SLOTS_NOT_FOR[kind].includes(slot))),
      ),
    ).toEqual([])
  })

  it('have 2 to 16 words and at most 140 characters', () => {
    expect(breaking(({ text }) => spokenWords(text) < 2 || spokenWords(text) > 16)).toEqual([])
    expect(breaking(({ text }) => text.length + (slotsIn(text).length > 0 ? 50 : 0) > 140)).toEqual([])
  })

  it('are plain sentences in American typography', () => {
    expect(breaking(({ text }) => /[\d"'!<>*`–—;]|\.\.\./u.test(text))).toEqual([])
    expect(breaking(({ text }) => !/^[A-Z{]/u.test(text) || !/(?:[.?]|[.?…]”|\{plan\})$/u.test(text))).toEqual([])
    expect(breaking(({ text }) => (text.match(/\?/gu) ?? []).length > 1)).toEqual([])
    expect(breaking(({ text }) => text.split('“').length !== text.split('”').length)).toEqual([])
  })

  it('leave the minutes to the page', () => {
    expect(breaking(({ text }) => namesDuration(text))).toEqual([])
  })

  it('say no word that the coach never uses or that harms the kind', () => {
    expect(VARIANTS.flatMap((variant) => forbiddenWords(variant).map((word) => `${word}: ${variant.text}`))).toEqual([])
  })

  it('ask for the use of an object, a sheet or a language only of goals that have one', () => {
    const ownSheet = /\b(?:your|the) sheet\b/u
    expect(
      breaking(
        ({ list, needs, text }) =>
          list !== 'do save' && needs !== 'sheet' && ownSheet.test(text) && !text.includes('blanket'),
      ),
    ).toEqual([])
    expect(
      breaking(({ kinds, needs, text }) => kinds.includes('learn') && needs !== 'language' && /language/u.test(text)),
    ).toEqual([])
  })

  it('begin with many different verbs', () => {
    for (const { name, entries } of LISTS) {
      const uses = Map.groupBy(entries, ({ text }) => firstWord(text))
      const often = [...uses].filter(([, group]) => group.length > 8).map(([word]) => `${name}: ${word}`)
      expect(often).toEqual([])
      expect(uses.size, name).toBeGreaterThanOrEqual(60)
    }
  })

  it('differ from one another', () => {
    const texts = Map.groupBy(VARIANTS, ({ text }) => normalize(text))
    const repeated = [...texts.values()].filter((same) => new Set(same.map(({ entry }) => entry)).size > 1)
    expect(repeated.map(([first]) => first?.text)).toEqual([])
    expect(similarPairs(VARIANTS, 0.5)).toEqual([])
  })
})
