import { LANGUAGE_WORDS } from '#domain/coach/words/language-words.ts'
import { memoize } from '#domain/memoize.ts'

/** The languages that are distinguished. Latin script by frequent words, other scripts by their letters. */
const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
] as const

const LETTERS: Partial<Record<keyof typeof LANGUAGE_WORDS, RegExp>> = {
  de: /[äöüß]/u,
  es: /[ñ¿¡áíóú]/u,
  fr: /[çœèêëàùîô]/u,
  it: /[òìàù]/u,
  pt: /[ãõâ]/u,
}

type Latin = keyof typeof LANGUAGE_WORDS
export type Language = Latin | (typeof SCRIPTS)[number][0]

const isLatin = (name: string): name is Latin => Object.hasOwn(LANGUAGE_WORDS, name)
const LATIN = Object.keys(LANGUAGE_WORDS).filter(isLatin)
/** The languages of each frequent word. One look-up a word takes a fifth of the time of one a language. */
const LANGUAGES_OF = new Map<string, Latin[]>()
for (const name of LATIN)
  for (const word of new Set(LANGUAGE_WORDS[name].split(/\s+/)))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), name])

const readWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? []

/** For each Latin language, how many of a text's words and marks are its own. `words` are in small letters. */
const scoreLatin = (text: string, words: readonly string[] = readWords(text)): { name: Latin; score: number }[] => {
  const small = text.toLowerCase()
  const counts = new Map<Latin, number>()
  for (const word of words)
    for (const name of LANGUAGES_OF.get(word) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
  return LATIN.map((name) => ({ name, score: (LETTERS[name]?.test(small) ? 1 : 0) + (counts.get(name) ?? 0) }))
}

/** Share of a text's letters in another script from which the text counts as written in it. */
const SCRIPT_SHARE = 0.3

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

const detectScript = (letters: readonly string[]): Language | null => {
  for (const [name, letter] of SCRIPTS) {
    // Japanese is written with Chinese characters too; they count for it where there are kana.
    const inScript = letters.filter((one) => letter.test(one) || (name === 'ja' && /\p{Script=Han}/u.test(one)))
    const isIt = inScript.length / letters.length >= SCRIPT_SHARE
    if (isIt && inScript.some((one) => letter.test(one))) return name
  }
  return null
}

const readLanguage = (text: string): Language | null => {
  if (!/\p{L}/u.test(text)) return null
  const other = OTHER_SCRIPT.test(text) ? detectScript(text.match(/\p{L}/gu) ?? []) : null
  if (other !== null) return other
  let best: { name: Latin; score: number } | null = null
  for (const one of scoreLatin(text)) if (one.score > (best?.score ?? 0)) best = one
  return best?.name ?? null
}

/** Texts whose language is kept: a day's text asks for that of each of the person's words many times. */
const KNOWN_MAX = 500

/**
 * The language of a text, or null where nothing tells it: a name, a number, one word that several languages share. Of two
 * languages with equal evidence English is taken.
 */
export const detectLanguage: (text: string) => Language | null = memoize(readLanguage, KNOWN_MAX)

/** Words by which one Latin language has to lead another before a text counts as written in it. */
const LEAD = 2
/** Different words that a text needs to be clearly in a Latin language. */
const CLEAR = 3

/**
 * The language that a person's words are clearly in, so that an answer in another one is wrong; null for a name, a word, or a mixture. Words
 * that come back count once.
 */
export const detectClearLanguage = (text: string): Language | null => {
  const found = detectLanguage(text)
  if (found === null || !isLatin(found)) return found
  const scores = scoreLatin(text, [...new Set(readWords(text))]).toSorted((a, b) => b.score - a.score)
  const [best, next] = scores
  const isClear = best !== undefined && best.score >= CLEAR && best.score >= (next?.score ?? 0) + LEAD
  return isClear ? best.name : null
}

/** The language that a text is written in instead of the expected one; null where it may be the expected one. A short text may be in any. */
export const detectOtherLanguage = (text: string, expected: Language): Language | null => {
  const found = detectLanguage(text)
  if (found === null || found === expected) return null
  const scores = new Map<Language, number>(scoreLatin(text).map(({ name, score }) => [name, score]))
  const score = scores.get(found)
  return score === undefined || score >= (scores.get(expected) ?? 0) + LEAD ? found : null
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u

/** Whether the first letter with a direction runs from right to left. */
export const isRightToLeft = (text: string): boolean => {
  const rtl = text.search(RIGHT_TO_LEFT)
  const ltr = text.search(LEFT_TO_RIGHT)
  return rtl >= 0 && (ltr < 0 || rtl < ltr)
}
