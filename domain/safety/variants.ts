import { foldedForms, splitSentences } from './normalize.ts'
import { createCorrection } from './typing-errors.ts'

const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

const WORD = /[a-z0-9@$!|+*]+/g

/** Digits for letters, in words that hold letters too: `k1ll mys3lf`. The digit 1 stands for i or l; `!` at the end is none. */
const withoutDigits = (text: string, one: string): string =>
  text.replace(WORD, (word) => {
    const core = word.replace(/!+$/, '')
    if (!/[a-z]/.test(core) || !/[0-9@$!|+]/.test(core)) return word
    return [...core].map((sign) => (sign === '1' ? one : (DIGITS[sign] ?? sign))).join('') + word.slice(core.length)
  })

/** The forms of a text as it may be typed, each as its sentences: the same forms in the same order for every text. */
const listForms = (text: string): string[][] => {
  const typed = foldedForms(text).flatMap((form) => [form, withoutDigits(form, 'i'), withoutDigits(form, 'l')])
  const sentences = new Map([...new Set(typed)].map((form) => [form, splitSentences(form)]))
  return typed.map((form) => sentences.get(form) ?? [])
}

const unique = (readings: readonly string[][]): string[][] => [
  ...new Map(readings.map((sentences) => [sentences.join('\n'), sentences])).values(),
]

/**
 * The ways to read texts, each as the sentences of all of them: as typed, with letters for digits, with typing errors corrected. A
 * rule that matches one of them matches the texts. Each text is normalized by itself, so that a long one leaves no other unread.
 */
export const listReadings = (...texts: readonly string[]): string[][] => {
  const forms = texts.map(listForms)
  const readings = unique((forms[0] ?? []).map((_, form) => forms.flatMap((ofText) => ofText[form] ?? [])))
  const correct = createCorrection()
  return unique([...readings, ...readings.map((sentences) => sentences.map(correct))])
}
