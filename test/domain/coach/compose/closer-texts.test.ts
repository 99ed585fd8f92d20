import { describe, expect, it } from 'vitest'
import {
  CIRCLE_LISTS,
  challengeTexts,
  closerTexts,
  stepTexts,
  TOPIC_LISTS,
} from '#test/domain/coach/support/step-lists.ts'
import { spokenWords } from '#test/support/library-rules.ts'
import { firstWord, similarPairs } from '#test/support/library-text.ts'

const OF_KINDS = [...stepTexts, ...challengeTexts]

describe.each([
  { of: 'a topic (TEXT-24)', lists: TOPIC_LISTS, words: 28 },
  { of: 'a circle (TEXT-29)', lists: CIRCLE_LISTS, words: 18 },
])('texts of $of', ({ lists, words }) => {
  const names = new Set(lists.map(({ name }) => name))
  const texts = closerTexts.filter(({ list }) => names.has(list))

  it('take 1 to 4 minutes and 15 to 120 seconds, and begin with many different words', () => {
    for (const { name, texts: own } of lists) {
      for (const { minutes } of own.steps) expect([1, 2, 3, 4]).toContain(minutes)
      for (const { seconds, text } of own.challenges) {
        expect([15, 30, 45, 60, 90, 120], name).toContain(seconds)
        if (/\b(?:a|one|full) minute\b/u.test(text)) expect(seconds, text).toBeGreaterThanOrEqual(60)
      }
      expect(new Set(own.steps.map(({ text }) => firstWord(text))).size, name).toBeGreaterThanOrEqual(words)
    }
  })

  it('differ from one another and from the texts of their kinds', () => {
    const pairs = lists.flatMap(({ name, kinds }) =>
      similarPairs(
        texts.filter(({ list }) => list === name),
        0.5,
        OF_KINDS.filter((one) => one.kinds.some((kind) => kinds.includes(kind))),
      ),
    )
    expect(pairs).toEqual([])
  })

  it('differ from one another in more than the words that somebody is to say, which count as a quote (TEXT-19)', () => {
    const alike = lists.flatMap(({ texts: own }) =>
      [own.steps, own.challenges].flatMap((list: readonly { text: string }[]) =>
        [...Map.groupBy(list, ({ text }) => text.replace(/“[^”]*”/gu, '“”')).values()].filter(
          ({ length }) => length > 1,
        ),
      ),
    )
    expect(alike).toEqual([])
  })

  it('ask no question, so that each fits beside any message', () => {
    const asking = texts.filter(({ text }) => text.replace(/“[^”]*”/gu, '').includes('?'))
    expect(asking.map(({ text }) => text)).toEqual([])
  })

  it('have no number above ten, which a text of the day may not have without a brief that says it (TEXT-18)', () => {
    const NUMBER = /\d|\b(?:eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|hundred|dozen)\b/iu
    expect(texts.filter(({ text }) => NUMBER.test(text)).map(({ text }) => text)).toEqual([])
  })

  it('are as short as other steps and challenges', () => {
    const wrong = texts.filter(({ text }) => spokenWords(text) < 2 || spokenWords(text) > 16)
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})

describe('texts of a circle (TEXT-29)', () => {
  it('number 20 steps and 20 challenges, or 40 where many texts of the kind do not fit the circle', () => {
    const sizes = CIRCLE_LISTS.map(({ name, texts }) => [name, texts.steps.length, texts.challenges.length])
    expect(sizes).toEqual([
      ['Spiritual do_regularly', 20, 20],
      ['Spiritual finish', 40, 40],
      ['Friends & Family do_regularly', 20, 20],
      ['Friends & Family finish', 40, 40],
      ['Work do_regularly', 20, 20],
      ['Work finish', 20, 20],
      ['Personal Development do_regularly', 20, 20],
      ['Personal Development finish', 20, 20],
      ['Health & Fitness do_regularly', 20, 20],
      ['Health & Fitness finish', 40, 40],
    ])
  })
})
