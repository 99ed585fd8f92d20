import { CAPITAL_I, LAUGHTER, MASKED, SAME, WEAPONS } from '#domain/safety/spellings.ts'
import { toLatin } from './look-alikes.ts'

/** Characters that draw nothing and can split a word. */
const INVISIBLE = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

const withWeapons = (text: string): string => WEAPONS.reduce((rest, [drawn, word]) => rest.replace(drawn, word), text)

/** A word with signs for at most half of its letters, such as `k*ll`, as the word of the rules that it stands for. `d***` may be another word. */
const unmask = (text: string): string =>
  text.replace(/(?<![a-z*])[a-z](?=[a-z]*[*#])[a-z*#]+(?![a-z*#])/g, (masked) => {
    const isMasked = (word: string) =>
      word.length === masked.length &&
      masked.replace(/[a-z]/g, '').length * 2 <= word.length &&
      [...masked].every((sign, index) => /[*#]/.test(sign) || sign === word[index])
    return MASKED.find(isMasked) ?? masked
  })

/** UTF-16 units of one text that are read, a bound of the time: more than any text that a request accepts. */
const TEXT_READ = 20_000

/** Lower case, Latin letters and digits, no diacritics; other characters stay for the steps after this one. */
const fold = (text: string): string =>
  unmask(
    withWeapons(text.slice(0, TEXT_READ))
      .replace(CAPITAL_I, 'l')
      .replace(LAUGHTER, 'we laugh')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(INVISIBLE, '')
      .toLowerCase()
      .replace(/[\u0080-\u{10ffff}]/gu, toLatin),
  )

/** Letters written apart: `s u i c i d e`, `k.i.l.l`, `k-i-l-l`. Two or three blanks separate words. */
const APART = /(?<![a-z0-9@$])[a-z0-9@$](?:[ .\-_*|/,·]{1,3}[a-z0-9@$](?![a-z0-9@$])){2,}/g

/** A blank that separates words in a run of letters. Where signs stand between letters, one blank can do so too: `i c.u.t`. */
const SEPARATORS = [
  / {2,3}/g,
  / +/g,
  // Beside letters with signs between them: `k.i.l.l m y s e l f`.
  /(?<=[.\-_*|/,·][a-z0-9@$]) +| +(?=[a-z0-9@$][.\-_*|/,·])/g,
]

/** Letters with a sign and no blank between them. */
const SIGN_BETWEEN = /[a-z0-9@$][.\-_*|/,·][a-z0-9@$]/

/** A folded text with spaced-out letters joined, where blanks that match the separator stay. */
const together = (text: string, separator: RegExp): string =>
  text.replace(APART, (run) =>
    /[a-z]/.test(run)
      ? run
          .replace(SIGN_BETWEEN.test(run) ? separator : / {2,3}/g, '\n')
          .replace(/[^a-z0-9@$\n]/g, '')
          .replace(/\n/g, ' ')
      : run,
  )

const withSame = (sentence: string): string => SAME.reduce((text, [from, to]) => text.replace(from, to), sentence)

/** A text as sentences of lower-case words with one blank between two words, in the spelling that the rules use. */
export const splitSentences = (folded: string): string[] =>
  folded
    .replace(/(\d)[.,](?=\d)/g, '$1')
    // The colon of "7:15" does not end a sentence.
    .replace(/(\d):(?=\d)/g, '$1 ')
    .replace(/['’‘`´]/g, '')
    .split(/[.!?;:\n\r…]+/)
    .map((sentence) => withSame(sentence.replace(/[^a-z0-9]+/g, ' ').trim()))
    .filter((sentence) => sentence !== '')

/** A folded text as typed and with letters joined by each separator: the same forms in the same order for every text. */
export const foldedForms = (text: string): string[] => {
  const folded = fold(text)
  return [folded, ...SEPARATORS.map((separator) => together(folded, separator))]
}
