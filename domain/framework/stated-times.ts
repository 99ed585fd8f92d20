import { type Size, weeklyHours } from './suggestions.ts'

/** Checks that the times in words are the times in figures (FRAMEWORK-14). */

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const WORDS: Record<string, number> = {
  ...Object.fromEntries(UNITS.map((word, at) => [word, at])),
  a: 1,
  an: 1,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}
const NUMBER = `(\\d+(?:\\.\\d+)?|${Object.keys(WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
const MINUTES = new RegExp(`\\b${NUMBER}[\\s-]+(?:\\w+ )?min(?:ute)?s?\\b`, 'gi')
const HOURS = new RegExp(`\\b${NUMBER}[\\s-]+(?:\\w+ )?hours?\\b`, 'gi')
const DAYS = new RegExp(`\\b${NUMBER} (?:days|mornings|evenings|times)\\b`, 'gi')
const EVERY_DAY = /\bevery (?:day|morning|evening|night)\b/i

const valuesIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, said = '']) => WORDS[said.toLowerCase()] ?? Number(said))

/** Whether every amount of minutes, hours and days in a text is that of the size. */
export const statesOnly = (text: string, { minutes, days }: Size): boolean =>
  valuesIn(text, MINUTES).every((value) => value === minutes) &&
  valuesIn(text, HOURS).every((value) => value === minutes / 60 || value === weeklyHours(minutes, days)) &&
  valuesIn(text, DAYS).every((value) => value === days) &&
  (!EVERY_DAY.test(text) || days === 7)
