import type { CoachBrief } from '../brief.ts'
import { type Check, personWords, type TextFinding } from './finding.ts'

const UNITS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 }
const WORDS: ReadonlyMap<string, number> = new Map([
  ['one', 1] as const,
  ...UNITS.map((word, index) => [word, index + 2] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ...Object.entries(LARGE),
])
const NUMBER = new RegExp(
  `\\d+(?:[.,:]\\d+)*|\\b(?:${TENS.join('|')})[- ](?:one|${UNITS.slice(0, 8).join('|')})\\b|\\b(?:${[...WORDS.keys()].join('|')})\\b`,
  'gi',
)
/** Largest count that sizes an action in a step or a challenge. */
const SMALL = 10
/** Fixed phrases whose number counts nothing. */
const PHRASES =
  /\b(?:the|a|one) half[- ]hour\b|\btwo in a row\b|\bmake it two\b|\bfrom one to ten\b|\bone or two\b|\btwo or three\b|\bof the two\b|\bthe two of (?:us|you|them)\b|\b24\/7\b|\bsteps? (?:one|two|three)\b/gi

const readNumber = (said: string): number => {
  const word = said.toLowerCase()
  const known = WORDS.get(word)
  if (known !== undefined) return known
  const [ten = '', one = ''] = word.split(/[- ]/)
  const sum = (WORDS.get(ten) ?? Number.NaN) + (WORDS.get(one) ?? Number.NaN)
  return Number.isNaN(sum) ? Number(word.replaceAll(',', '')) : sum
}

const numbersIn = (text: string): { said: string; value: number }[] =>
  [...text.matchAll(NUMBER)].map(([said]) => ({ said, value: readNumber(said) }))

const listTimes = (time: string): string[] => {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours) % 12 || 12
  return [`${hour}:${minutes}`, String(hour), `${Number(hours)}:${minutes}`, ...(minutes === '00' ? [] : [minutes])]
}

/** Every number that a text may say, as it is written and as a value. */
const allowedNumbers = (brief: CoachBrief): { said: Set<string>; values: Set<number> } => {
  const own = personWords(brief).flatMap(numbersIn)
  const asked = brief.days.filter(({ state }) => state !== 'rest')
  const last7 = asked.slice(-7)
  const record = [
    brief.run,
    brief.bestRun,
    brief.keptOf14,
    asked.length,
    brief.keptOf30,
    brief.daysOf30,
    brief.dayNumber,
    brief.silentDays,
    last7.length,
    last7.filter(({ state }) => state === 'kept').length,
    brief.returnedAfter ?? 1,
    Math.abs(brief.daysToTarget ?? 1),
    brief.weekly_hours ?? 1,
    brief.interview?.hours ?? 1,
    ...(brief.target === null ? [] : [Number(brief.target.slice(8)), Number(brief.target.slice(0, 4))]),
    // Whole weeks of a silence or a run: two weeks for 14 days.
    ...[brief.silentDays, brief.run, brief.daysToTarget ?? 0].flatMap((days) => (days % 7 === 0 ? [days / 7] : [])),
  ]
  const times = [...listTimes(brief.time_of_day), ...listTimes(brief.localTime)]
  return {
    said: new Set([...own.map(({ said }) => said.toLowerCase()), ...times]),
    values: new Set([1, ...record, ...own.map(({ value }) => value)]),
  }
}

export const checkNumbers: Check = ({ all, message, brief }) => {
  const { said: allowed, values } = allowedNumbers(brief)
  return all.flatMap((part): TextFinding[] =>
    numbersIn(part.own.replace(PHRASES, ' ')).flatMap(({ said, value }) => {
      if (brief.care === 'gentle')
        return value === 1 && !/\d/.test(said)
          ? []
          : [{ rule: 'numbers', says: `${part.name}: says ${said}, a gentle text has no number` }]
      const isSmall = part !== message && value <= SMALL
      return isSmall || allowed.has(said.toLowerCase()) || values.has(value)
        ? []
        : [{ rule: 'numbers', says: `${part.name}: says ${said}, which is not in the brief` }]
    }),
  )
}
