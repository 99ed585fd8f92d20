import { describe, expect, it } from 'vitest'
import { GOAL_KINDS, type GoalKind } from '#domain/coach/kind.ts'
import { CHALLENGES } from '#domain/coach/library/challenges/challenges.ts'
import { ALWAYS_FILLED, type LibraryChallenge, type LibraryStep, slotsIn } from '#domain/coach/library/entry.ts'
import { CLOSE, DO, PREPARE } from '#domain/coach/library/steps/steps.ts'
import {
  durationsNamed,
  forbiddenWords,
  isAlwaysShown,
  SLOTS_NOT_FOR,
  slotsStandRight,
  spokenWords,
} from '#test/support/library-rules.ts'
import { firstWord, listVariants, normalize, similarPairs, type Variant } from '#test/support/library-text.ts'

type List<Entry> = { name: string; kinds: readonly GoalKind[]; entries: readonly Entry[] }

const STEPS: readonly (List<LibraryStep> & { longest: number; slotted: number })[] = [
  { name: 'prepare', kinds: GOAL_KINDS, entries: PREPARE, longest: 3, slotted: 0.3 },
  ...GOAL_KINDS.map((kind) => ({ name: kind, kinds: [kind], entries: DO[kind], longest: 4, slotted: 0.38 })),
  { name: 'close', kinds: GOAL_KINDS, entries: CLOSE, longest: 2, slotted: 0.3 },
]
const isShared = (challenge: LibraryChallenge) => GOAL_KINDS.every((kind) => CHALLENGES[kind].includes(challenge))
const CHALLENGE_LISTS: readonly List<LibraryChallenge>[] = [
  { name: 'shared challenges', kinds: GOAL_KINDS, entries: CHALLENGES.finish.filter(isShared) },
  ...GOAL_KINDS.map((kind) => ({
    name: `challenges ${kind}`,
    kinds: [kind],
    entries: CHALLENGES[kind].filter((challenge) => !isShared(challenge)),
  })),
]
const stepTexts = STEPS.flatMap(({ name, kinds, entries }) => listVariants(name, kinds, entries))
const challengeTexts = CHALLENGE_LISTS.flatMap(({ name, kinds, entries }) => listVariants(name, kinds, entries))
const ALL = [...stepTexts, ...challengeTexts]

const breaking = (breaks: (variant: Variant) => boolean, variants: readonly Variant[] = ALL) =>
  variants.filter(breaks).map(({ list, text }) => `${list}: ${text}`)
const shareWithSlots = (entries: readonly { text: string }[]) =>
  entries.filter(({ text }) => slotsIn(text).length > 0).length / entries.length

describe('library steps', () => {
  it('number 96 to prepare, 96 to close and 96 to do for each kind', () => {
    expect(STEPS.map(({ name, entries }) => [name, entries.length])).toEqual(STEPS.map(({ name }) => [name, 96]))
  })

  it('take 1 to 4 minutes each, and three of them at most 9', () => {
    for (const { name, entries, longest } of STEPS) {
      const minutes = entries.map((entry) => entry.minutes)
      expect([Math.min(...minutes), Math.max(...minutes)], name).toEqual([1, longest])
    }
  })

  it('have 2 to 16 words and at most 140 characters', () => {
    expect(breaking(({ text }) => spokenWords(text) < 2 || spokenWords(text) > 16, stepTexts)).toEqual([])
    expect(breaking(({ text }) => text.length + (slotsIn(text).length > 0 ? 50 : 0) > 140, stepTexts)).toEqual([])
  })

  it('quote facts of the goal in many of the wordings', () => {
    for (const { name, entries, slotted } of STEPS)
      expect(shareWithSlots(entries), name).toBeGreaterThanOrEqual(slotted)
  })

  it('begin with many different verbs', () => {
    for (const { name, entries } of STEPS) {
      const uses = Map.groupBy(entries, ({ text }) => firstWord(text))
      expect([...uses].filter(([, same]) => same.length > 8).map(([word]) => `${name}: ${word}`)).toEqual([])
      expect(uses.size, name).toBeGreaterThanOrEqual(60)
    }
  })
})

describe('library challenges', () => {
  it('number 48 for every kind and 48 for each, one after the other', () => {
    expect(CHALLENGE_LISTS.map(({ entries }) => entries.length)).toEqual(CHALLENGE_LISTS.map(() => 48))
    for (const kind of GOAL_KINDS)
      expect(CHALLENGES[kind].map(isShared)).toEqual(CHALLENGES[kind].map((_, index) => index % 2 === 1))
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
  it('always include one that every goal can be given', () => {
    expect(breaking((variant) => !isAlwaysShown(variant))).toEqual([])
    const plain = ({ text, needs }: Variant['entry']) =>
      needs === undefined && slotsIn(text).every((slot) => slot !== 'title' && ALWAYS_FILLED.has(slot))
    expect(breaking(({ entry }) => entry.twin !== undefined && plain(entry))).toEqual([])
  })

  it('name the title only where a twin does without it', () => {
    expect(
      breaking(({ role, entry, text }) => slotsIn(text).includes('title') && (role !== 'text' || !entry.twin)),
    ).toEqual([])
  })

  it('put each slot where its grammar allows it', () => {
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

  it('leave lengths of time to the page', () => {
    expect(ALL.flatMap(({ text }) => durationsNamed(text))).toEqual([])
  })

  it('say no word that the coach never uses or that harms the kind', () => {
    expect(ALL.flatMap((variant) => forbiddenWords(variant).map((word) => `${word}: ${variant.text}`))).toEqual([])
  })

  it('speak of exercises, languages and objects only to goals that have them', () => {
    const needed = { sheet: /\b(?:your|the) sheet\b(?!, or)/u, language: /\bnew language\b/u }
    const recovering = ALL.filter(({ kinds }) => kinds.includes('recover'))
    expect(breaking(({ needs, text }) => needed.sheet.test(text) && needs !== 'sheet', recovering)).toEqual([])
    expect(breaking(({ needs, text }) => needed.language.test(text) && needs !== 'language')).toEqual([])
    expect(breaking(({ needs, kinds }) => needs === 'object' && kinds.join() !== 'stop')).toEqual([])
  })

  it('differ from one another', () => {
    const texts = Map.groupBy(ALL, ({ text }) => normalize(text))
    const repeated = [...texts.values()].filter((same) => new Set(same.map(({ entry }) => entry)).size > 1)
    expect(repeated.map(([first]) => first?.text)).toEqual([])
    expect(similarPairs(ALL, 0.5)).toEqual([])
  })
})
