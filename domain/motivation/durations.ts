/** The longest step stays under 5 minutes and a challenge at 2 or less (TEXT-2). */
const STEP_UNDER_MINUTES = 5
const CHALLENGE_MINUTES = 2

const WORDS: Record<string, number> = {
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
const AMOUNT = `\\d+(?:\\.\\d+)?|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`
const TIME = `(${AMOUNT})[\\s-]+(second|sec|minute|min|hour|hr)s?\\b`
const NAMED = new RegExp(`\\b${TIME}`, 'gi')
const ASKED = new RegExp(`\\b(?:for|spend|takes?|give it)\\s+${TIME}`, 'gi')
const MINUTES: Record<string, number> = { second: 1 / 60, sec: 1 / 60, minute: 1, min: 1, hour: 60, hr: 60 }

const minutesIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(
    ([, amount = '', unit = '']) =>
      (WORDS[amount.toLowerCase()] ?? Number(amount)) * (MINUTES[unit.toLowerCase()] ?? 0),
  )

/**
 * The longest time that a text asks for, in minutes; 0 where it names none. A time that is only mentioned ('tonight's
 * 20-minute run'), or that the person's own goal names ('meditate for 20 minutes a day'), is not asked for.
 */
export const askedMinutes = (text: string, goal = ''): number => {
  const own = new Set(minutesIn(goal, NAMED))
  return Math.max(0, ...minutesIn(text, ASKED).filter((minutes) => !own.has(minutes)))
}

/** The longest time that a text names at all, in minutes; 0 where it names none. */
export const namedMinutes = (text: string): number => Math.max(0, ...minutesIn(text, NAMED))

/** `goal` is what the person typed about it. */
export const keepsTime = (text: { micro_plan: readonly string[]; challenge: string }, goal = ''): boolean =>
  text.micro_plan.every((step) => askedMinutes(step, goal) < STEP_UNDER_MINUTES) &&
  askedMinutes(text.challenge, goal) <= CHALLENGE_MINUTES
