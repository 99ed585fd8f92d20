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

/**
 * The ways to read a text, each as its sentences: as typed, with letters for digits, with typing errors corrected. A rule
 * that matches one of them matches the text.
 */
export const listReadings = (text: string): string[][] => {
  const typed = foldedForms(text).flatMap((form) => [form, withoutDigits(form, 'i'), withoutDigits(form, 'l')])
  const readings = [...new Set(typed)].map(splitSentences)
  const correct = createCorrection()
  const all = [...readings, ...readings.map((sentences) => sentences.map(correct))]
  const seen = new Map(all.map((sentences) => [sentences.join('\n'), sentences]))
  return [...seen.values()]
}
