import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { type Check, personWords, type TextFinding } from './finding.ts'
import type { NumberLanguage } from './number-words.ts'
import { numbersIn, numbersOfData, readNumberLanguage, readValues, withoutPhrases } from './numbers-in-text.ts'

/** Largest count that sizes an action in a step or a challenge. */
const SMALL = 10
const listTimes = (time: string): string[] => {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours) % 12 || 12
  return [`${hour}:${minutes}`, String(hour), `${Number(hours)}:${minutes}`, ...(minutes === '00' ? [] : [minutes])]
}

/** Every number that a text may say, as it is written and as a value. */
const allowedNumbers = (brief: CoachBrief, language: NumberLanguage): { said: Set<string>; values: Set<number> } => {
  const own = personWords(brief).flatMap((words) => numbersOfData(words, language))
  const asked = brief.days.filter(({ state }) => state !== 'rest' && state !== 'extra')
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
    ...(brief.nextDay === null ? [] : [Number(brief.nextDay.slice(8))]),
    ...(brief.target === null ? [] : [Number(brief.target.slice(8)), Number(brief.target.slice(0, 4))]),
    // Whole weeks of a silence or a run: two weeks for 14 days.
    ...[brief.silentDays, brief.run, brief.daysToTarget ?? 0].flatMap((days) => (days % 7 === 0 ? [days / 7] : [])),
  ]
  const times = [...listTimes(brief.time_of_day), ...listTimes(brief.localTime)]
  return {
    said: new Set([...own.map(({ said }) => said.toLowerCase()), ...times]),
    values: new Set([1, ...record, ...readValues(own)]),
  }
}

export const checkNumbers: Check = ({ all, message, brief }) => {
  const language = readNumberLanguage(all.map(({ own }) => own).join('\n'))
  const { said: allowed, values } = allowedNumbers(brief, language)
  return all.flatMap((part): TextFinding[] =>
    numbersIn(withoutPhrases(part.own, language), language).flatMap(({ said, value }) => {
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
