import { SPELLINGS } from '#domain/safety/spellings.ts'

/** The end of a sentence, as a word. */
export const STOP = '.'

/** Numbers stand for what they say of an age: a child, a grown person, an amount. */
const numberWord = (digits: string): string => {
  const number = Number(digits)
  if (number < 18) return '13'
  return number < 100 ? '34' : '500'
}

const spelled = (word: string): string =>
  /^\d+$/.test(word) ? numberWord(word) : Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? word) : word

/** The sentences of a reading as the words that the model reads, with `STOP` between two sentences. */
export const readWords = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, index) => [
    ...(index > 0 ? [STOP] : []),
    ...sentence.split(' ').flatMap((word) => spelled(word).split(' ')),
  ])
