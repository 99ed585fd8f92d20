import { findAddress } from '#domain/addresses.ts'
import { findInstruction, findShame } from '#domain/coach/checks/harm-words.ts'
import { withoutOwnQuotes } from '#domain/coach/words/own-quotes.ts'
import type { AnswerFault } from './question.ts'

const matchOf =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.exec(text)?.[0]

/**
 * What no text of a model may hold, besides the rules of `checkText`. `mayRepeat`: words of the person may stand outside a quotation.
 * `isAlways`: a quotation of the person's words may not hold it either (COACH-3).
 */
const FORBIDDEN: readonly {
  rule: string
  find: (text: string) => string | undefined
  tell: string
  mayRepeat?: true
  isAlways?: true
}[] = [
  { rule: 'link', find: findAddress, tell: 'It has a link or an address. Write none.' },
  {
    rule: 'phone',
    find: matchOf(/(?:\+|\b)\d(?:[\d\s().-]{5,})\d\b/),
    tell: 'It has a phone number. Write none.',
  },
  {
    rule: 'markup',
    find: matchOf(/<\/?[a-z!]|\*\*|__|```|^#{1,6}\s|\[[^\]]*\]\([^)]*\)/im),
    isAlways: true,
    tell: 'It has markup. Write plain text.',
  },
  {
    rule: 'markup',
    find: matchOf(/(?<![\p{L}\p{N}*_])([*_])(?=[\p{L}\p{N}“])[^*_\n]{0,200}(?<=\S)\1(?![\p{L}\p{N}*_])/u),
    tell: 'It has * or _ for emphasis. Write plain text.',
  },
  {
    rule: 'medical',
    find: findInstruction,
    mayRepeat: true,
    tell: 'It tells the person what to do with a medicine or a meal. Leave that to who prescribed it.',
  },
  { rule: 'shame', find: findShame, mayRepeat: true, tell: 'It shames the person. Leave out the remark.' },
]

/**
 * `shown` is what a person would read; `own` is what they typed, one text a line. Quotations of it are read for markup only, since they are
 * the person's.
 */
export const checkClaims = (shown: string, own: string): AnswerFault[] => {
  const said = withoutOwnQuotes(shown, [own, ...own.split('\n')])
  return FORBIDDEN.flatMap(({ rule, find, tell, mayRepeat = false, isAlways = false }) => {
    const words = find(isAlways ? shown : said)
    if (words === undefined) return []
    return mayRepeat && own.toLowerCase().includes(words.toLowerCase()) ? [] : [{ rule, tell }]
  })
}
