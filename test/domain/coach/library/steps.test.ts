import { describe, expect, it } from 'vitest'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { CHALLENGES } from '#domain/coach/library/challenges/challenges.ts'
import { ALWAYS_FILLED, type LibraryStep, slotsIn } from '#domain/coach/library/entry.ts'
import { DAY_AHEAD } from '#test/domain/coach/message-wording.ts'
import {
  CHALLENGE_LISTS,
  challengeTexts,
  closerTexts,
  DO_LISTS,
  FRAME,
  stepTexts,
} from '#test/domain/coach/support/step-lists.ts'
import {
  durationsNamed,
  forbiddenWords,
  isAlwaysShown,
  SLOTS_NOT_FOR,
  slotsStandRight,
  spokenWords,
} from '#test/support/library-rules.ts'
import { firstWord, normalize, similarPairs, type Variant } from '#test/support/library-text.ts'

const OF_KINDS = [...stepTexts, ...challengeTexts]
const ALL = [...OF_KINDS, ...closerTexts]

const breaking = (breaks: (variant: Variant) => boolean, variants: readonly Variant[] = ALL) =>
  variants.filter(breaks).map(({ list, text }) => `${list}: ${text}`)
const shareWithSlots = (entries: readonly { text: string }[]) =>
  entries.filter(({ text }) => slotsIn(text).length > 0).length / entries.length

describe('library steps', () => {
  it('number 96 to do for each kind, and to prepare and to close 48 for each kind and 48 for every kind in turn', () => {
    expect(DO_LISTS.map(({ entries }) => entries.length)).toEqual(DO_LISTS.map(() => 96))
    for (const { lists, byKind } of FRAME) {
      const [shared] = lists
      expect(lists.map(({ entries }) => entries.length)).toEqual(lists.map(() => 48))
      for (const kind of GOAL_KINDS)
        expect(byKind[kind].map((step) => shared?.entries.includes(step))).toEqual(
          byKind[kind].map((_, index) => index % 2 === 1),
        )
    }
  })

  it('take 1 to 4 minutes each, and three of them at most 9', () => {
    const limits = [
      ...DO_LISTS.map(({ entries }) => ({ entries, longest: 4 })),
      ...FRAME.flatMap(({ byKind, longest }) => GOAL_KINDS.map((kind) => ({ entries: byKind[kind], longest }))),
    ]
    for (const { entries, longest } of limits) {
      const minutes = entries.map((entry) => entry.minutes)
      expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([1, longest])
    }
  })

  it('have 2 to 16 words and at most 140 characters', () => {
    expect(breaking(({ text }) => spokenWords(text) < 2 || spokenWords(text) > 16, stepTexts)).toEqual([])
    expect(breaking(({ text }) => text.length + (slotsIn(text).length > 0 ? 50 : 0) > 140, stepTexts)).toEqual([])
  })

  it('name facts of the goal in many of the wordings', () => {
    for (const { name, entries } of DO_LISTS) expect(shareWithSlots(entries), name).toBeGreaterThanOrEqual(0.38)
    for (const { byKind } of FRAME)
      for (const kind of GOAL_KINDS) expect(shareWithSlots(byKind[kind]), kind).toBeGreaterThanOrEqual(0.3)
  })

  it('begin with many different verbs', () => {
    const verbs = (entries: readonly LibraryStep[]) => Map.groupBy(entries, ({ text }) => firstWord(text))
    for (const { name, entries } of DO_LISTS) {
      const uses = verbs(entries)
      expect([...uses].filter(([, same]) => same.length > 8).map(([word]) => `${name}: ${word}`)).toEqual([])
      expect(uses.size, name).toBeGreaterThanOrEqual(60)
    }
    for (const { byKind } of FRAME)
      for (const kind of GOAL_KINDS) {
        const uses = verbs(byKind[kind])
        expect([...uses].filter(([, same]) => same.length > 10).map(([word]) => `${kind}: ${word}`)).toEqual([])
        expect(uses.size, kind).toBeGreaterThanOrEqual(40)
      }
  })
})

describe('library challenges', () => {
  it('number 48 for every kind and 48 for each, one after the other', () => {
    expect(CHALLENGE_LISTS.map(({ entries }) => entries.length)).toEqual(CHALLENGE_LISTS.map(() => 48))
    const [shared] = CHALLENGE_LISTS
    for (const kind of GOAL_KINDS)
      expect(CHALLENGES[kind].map((challenge) => shared?.entries.includes(challenge))).toEqual(
        CHALLENGES[kind].map((_, index) => index % 2 === 1),
      )
  })

  it('take 15 to 120 seconds', () => {
    const lengths = CHALLENGE_LISTS.flatMap(({ entries }) => entries.map(({ seconds }) => seconds))
    expect(new Set(lengths)).toEqual(new Set([15, 30, 45, 60, 90, 120]))
  })

  it('name a minute only where the challenge takes 60 seconds or more', () => {
    const short = CHALLENGE_LISTS.flatMap(({ entries }) => entries.filter(({ seconds }) => seconds < 60))
    expect(short.map(({ text }) => text).filter((text) => /\b(?:a|one|full) minute\b/u.test(text))).toEqual([])
  })

  it('have at most 22 words', () => {
    expect(breaking(({ text }) => spokenWords(text) < 2 || spokenWords(text) > 22, challengeTexts)).toEqual([])
  })

  it('quote facts of the goal in a quarter of the wordings or more', () => {
    for (const { name, entries } of CHALLENGE_LISTS) expect(shareWithSlots(entries), name).toBeGreaterThanOrEqual(0.25)
  })

  it('begin with many different verbs', () => {
    for (const { name, entries } of CHALLENGE_LISTS) {
      const uses = Map.groupBy(entries, ({ text }) => firstWord(text))
      expect([...uses].filter(([, same]) => same.length > 5).map(([word]) => `${name}: ${word}`)).toEqual([])
      expect(uses.size, name).toBeGreaterThanOrEqual(32)
    }
  })
})

describe('library wordings', () => {
  it('of each entry include one that fits every goal', () => {
    expect(breaking((variant) => !isAlwaysShown(variant))).toEqual([])
    const plain = ({ text, needs }: Variant['entry']) =>
      needs === undefined && slotsIn(text).every((slot) => slot !== 'title' && ALWAYS_FILLED.has(slot))
    expect(breaking(({ entry }) => entry.twin !== undefined && plain(entry))).toEqual([])
  })

  it('with the title have a twin without it', () => {
    expect(
      breaking(({ role, entry, text }) => slotsIn(text).includes('title') && (role !== 'text' || !entry.twin)),
    ).toEqual([])
  })

  it('have each slot in a place that its grammar allows', () => {
    expect(breaking(({ text }) => !slotsStandRight(text))).toEqual([])
  })

  it('use only slots that fit the kinds they are shown for', () => {
    const misfits = ({ text, kinds }: Variant) =>
      slotsIn(text).some((slot) => kinds.some((kind) => SLOTS_NOT_FOR[kind].includes(slot)))
    expect(breaking(misfits)).toEqual([])
  })

  it('are whole sentences in American typography', () => {
    expect(breaking(({ text }) => /[\d"'!<>*`–—;]|\.\.\.| {2}/u.test(text))).toEqual([])
    expect(breaking(({ text }) => !/^[A-Z]/u.test(text) || !/(?:[.?]|[.?…]”|\{plan\})$/u.test(text))).toEqual([])
    expect(breaking(({ text }) => text.split('?').length > 2)).toEqual([])
    expect(breaking(({ text }) => text.split('“').length !== text.split('”').length)).toEqual([])
  })

  it('name no length of time, because the page shows it', () => {
    expect(ALL.flatMap(({ text }) => durationsNamed(text))).toEqual([])
  })

  it('never say that most of the day is ahead: a mail is also read in the evening', () => {
    expect(breaking(({ text }) => DAY_AHEAD.test(text))).toEqual([])
  })

  it('have no second word of time after the act, which may end in “every evening”', () => {
    expect(ALL.filter(({ text }) => /\{act\} (?:today|tomorrow|again|next)\b|\{act\}.*\bonce\b/u.test(text))).toEqual(
      [],
    )
  })

  it('use no forbidden word and no word that contradicts the kind', () => {
    expect(ALL.flatMap((variant) => forbiddenWords(variant).map((word) => `${word}: ${variant.text}`))).toEqual([])
  })

  it('name exercises, languages and objects only for goals that have them', () => {
    const spoken = ALL.filter(({ list }) => list !== 'language')
    const needed = { sheet: /\b(?:your|the) sheet\b(?!, or)/u, language: /\bnew language\b/u }
    const recovering = ALL.filter(({ kinds }) => kinds.includes('recover'))
    expect(breaking(({ needs, text }) => needed.sheet.test(text) && needs !== 'sheet', recovering)).toEqual([])
    expect(breaking(({ needs, text }) => needed.language.test(text) && needs !== 'language', spoken)).toEqual([])
    expect(breaking(({ needs, kinds }) => needs === 'object' && kinds.join() !== 'stop')).toEqual([])
  })

  it('differ from one another', () => {
    const texts = Map.groupBy(ALL, ({ text }) => normalize(text))
    const repeated = [...texts.values()].filter((same) => new Set(same.map(({ entry }) => entry)).size > 1)
    expect(repeated.map(([first]) => first?.text)).toEqual([])
    expect(similarPairs(OF_KINDS, 0.5)).toEqual([])
  })
})
