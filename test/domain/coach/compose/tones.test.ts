import { expect, it } from 'vitest'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { type Tone, tone } from '#domain/goals/fields.ts'

const listMessages = (voice: Tone): string[] =>
  Object.values(LIBRARY.MESSAGES[voice]).flatMap((list) => list.flatMap(({ text, twin }) => [text, twin ?? text]))

const wordsIn = (text: string): string[] =>
  text
    .replace(/\{[a-z_]+\}/g, ' ')
    .toLowerCase()
    .match(/[\p{L}’]+/gu) ?? []

/** Counts of words in the messages of a tone, and their sum. */
type Model = { counts: Map<string, number>; sum: number }

const train = (texts: readonly string[]): Model => {
  const counts = new Map<string, number>()
  const words = texts.flatMap(wordsIn)
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, sum: words.length }
}

/** The tone whose words are most like a text's: naive Bayes over the words that were trained, with one added to each count. */
const guess = (text: string, models: ReadonlyMap<Tone, Model>): Tone | undefined => {
  const vocabulary = new Set([...models.values()].flatMap(({ counts }) => [...counts.keys()]))
  const words = wordsIn(text).filter((word) => vocabulary.has(word))
  const score = ({ counts, sum }: Model): number =>
    words.reduce((total, word) => total + Math.log(((counts.get(word) ?? 0) + 1) / (sum + vocabulary.size)), 0)
  return [...models].toSorted(([, one], [, other]) => score(other) - score(one))[0]?.[0]
}

it('the words of one half of the library identify the tone of four in five messages of the other half', () => {
  const models = new Map(
    tone.options.map((voice) => [voice, train(listMessages(voice).filter((_, index) => index % 4 < 2))]),
  )
  const told = tone.options.flatMap((voice) =>
    listMessages(voice)
      .filter((_, index) => index % 4 >= 2)
      .map((text) => guess(text, models) === voice),
  )
  expect(told.length).toBe(4 * 96)
  expect(told.filter(Boolean).length / told.length).toBeGreaterThanOrEqual(0.8)
})
