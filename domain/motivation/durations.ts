/** Amounts of time that are written as words. */
export const AMOUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  'half an': 0.5,
  ninety: 90,
}
const AMOUNT = `\\d+(?:\\.\\d+)?|${Object.keys(AMOUNTS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`
const TIME = `(${AMOUNT})[\\s-]+(second|sec|minute|min|hour|hr)s?\\b`
const NAMED = new RegExp(`\\b${TIME}`, 'gi')
const MINUTES: Record<string, number> = { second: 1 / 60, sec: 1 / 60, minute: 1, min: 1, hour: 60, hr: 60 }

const minutesIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(
    ([, amount = '', unit = '']) =>
      (AMOUNTS[amount.toLowerCase()] ?? Number(amount)) * (MINUTES[unit.toLowerCase()] ?? 0),
  )

/** The longest time that a text names, in minutes; 0 without one. */
export const namedMinutes = (text: string): number => Math.max(0, ...minutesIn(text, NAMED))
