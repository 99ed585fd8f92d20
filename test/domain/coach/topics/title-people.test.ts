import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { findAnswers, findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'

/** All texts of the topic of a title: steps, challenges, what messages say, and answers. */
const listTexts = (title: string, kind: CoachBrief['kind'] = 'relate'): string[] => {
  const brief = { title, kind }
  const { steps = [], challenges = [] } = findTopicTexts(LIBRARY, brief) ?? {}
  const details = [...findDetails(LIBRARY, brief), ...findAnswers(LIBRARY, brief)]
  return [
    ...[...steps, ...challenges].map(({ text }) => text),
    ...details.flatMap(({ form: _, ...texts }) => Object.values(texts).filter((text) => typeof text === 'string')),
  ]
}

const count = (texts: readonly string[], words: RegExp): number => texts.filter((text) => words.test(text)).length

describe('the person of a title in the texts of its topic (TEXT-38)', () => {
  it.each([
    ['call mum every sunday', 'your mum', 50],
    ['ring my nan twice a week', 'your nan', 50],
    ['phone mom and dad on weekends', 'your parents', 50],
    ['Call Tom once a week', 'Tom', 50],
    ['rebuild trust with my wife', 'your wife', 80],
    ['date night with my boyfriend every friday', 'your boyfriend', 80],
    ['more time with my daughter', 'your daughter', 120],
  ])('is named by %j: %s', (title, person, least) => {
    expect(count(listTexts(title), new RegExp(`(?<!\\p{L})${person}(?!\\p{L})`, 'iu'))).toBeGreaterThan(least)
  })

  it.each([
    'call mum every sunday',
    'phone my brother on weekends',
    'rebuild trust with my wife',
    'more time with my daughter',
  ])('is one person, never “they”, where the text names them: %j', (title) => {
    const named = listTexts(title).filter((text) => /\byour (?:mum|brother|wife|daughter)\b/iu.test(text))
    expect(named.filter((text) => /\b(?:they|them|theirs?)\b|\banother\b/iu.test(text))).toEqual([])
  })

  it('has the verb of several people, where the title has several', () => {
    const texts = listTexts('call my parents every sunday')
    expect(
      texts.filter((text) => /\byour parents(?:’s|s| (?:is|has|was|lives|loves|likes|wants))\b/iu.test(text)),
    ).toEqual([])
    expect(texts).toContain('Check that your parents’ number is still the right one.')
  })

  it.each([
    ['call my sister and my mum', /\byour (?:sister|mum)\b/iu],
    ['call mum’s sister every week', /\byour (?:sister|mum)\b/iu],
    ['call my mother-in-law every sunday', /\byour mother\b/iu],
    ['call Anna and Tom on sundays', /\b(?:Anna|Tom)\b/u],
    ['call a friend every sunday', /\byour friend\b(?! or)/iu],
    ['more time with my son and daughter', /\byour (?:son|daughter)\b/iu],
  ])('is nobody where two people, or somebody else, may be meant: %j', (title, person) => {
    expect(listTexts(title).length).toBeGreaterThan(150)
    expect(count(listTexts(title), person)).toBe(0)
  })

  it('begins a sentence with a capital letter and owns what was the person’s', () => {
    const texts = listTexts('call mum every sunday')
    expect(texts).toContain('Note your mum’s favorite food or song for the next visit.')
    expect(texts).toContain('Save your mum’s number so that you can dial it while walking.')
    expect(texts.filter((text) => /(?:^|[.?!] )your mum/u.test(text))).toEqual([])
  })
})
