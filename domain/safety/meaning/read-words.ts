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

/** Words that tell German apart. In a German sentence, `die` is an article: as the English word it would stand for death. */
const GERMAN =
  /\b(ich|und|der|das|dem|nicht|mit|auf|wenn|zu|von|vor|sich|wir|beim|nach|zum|zur|alles?|mehr|fur|ist|sind|habe|haben|mir|mich|mein\w*|eine?[mnrs]?|kinder|oma)\b/

const withoutArticle = (sentence: string): string =>
  GERMAN.test(sentence) ? sentence.replaceAll(/(?<!to )\bdie\b/g, 'das') : sentence

/** The sentences of a reading as the words that the model reads, with `STOP` between two sentences. */
export const readWords = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, index) => [
    ...(index > 0 ? [STOP] : []),
    ...withoutArticle(sentence)
      .split(' ')
      .flatMap((word) => spelled(word).split(' ')),
  ])
