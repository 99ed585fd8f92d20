import { DAY_MS, MINUTE_MS } from '#domain/time/units.ts'

/** `cron(<minutes> <hours> * * ? *)`: the ticks of every day, in UTC. */
export type DailyCron = {
  /** Epoch milliseconds of the first tick after `after`. */
  next(after: number): number
}

const numberBelow = (text: string, count: number): number => {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (number < count) return number
  throw new Error(`${text} is not a number below ${count}`)
}

/** Reads one field: `*`, a number, or `<first>/<step>`. */
const readField = (text: string, count: number): number[] => {
  const [from = '', stepText] = text.split('/', 2)
  const first = from === '*' ? 0 : numberBelow(from, count)
  if (from !== '*' && stepText === undefined) return [first]
  const step = stepText === undefined ? 1 : numberBelow(stepText, count)
  if (step === 0) throw new Error(`${text} has no step`)
  return Array.from({ length: Math.ceil((count - first) / step) }, (_, index) => first + index * step)
}

/**
 * Reads a schedule expression of the templates. Throws an Error that names the expression for any other form or zone: the
 * product's schedules run daily in UTC (ADR 166).
 */
export const readDailyCron = (expression: string, zone: string): DailyCron => {
  if (zone !== 'UTC') throw new Error(`the zone ${zone} is not supported, only UTC`)
  const [, minuteText, hourText] = /^cron\((\S+) (\S+) \* \* \? \*\)$/.exec(expression) ?? []
  if (minuteText === undefined || hourText === undefined) {
    throw new Error(`${expression} is not supported, only cron(<minutes> <hours> * * ? *)`)
  }
  const minutes = readField(minuteText, 60)
  const ticks = readField(hourText, 24).flatMap((hour) => minutes.map((minute) => (hour * 60 + minute) * MINUTE_MS))
  const [first = 0] = ticks
  return {
    next: (after) => {
      const midnight = Math.floor(after / DAY_MS) * DAY_MS
      const later = ticks.find((tick) => midnight + tick > after)
      return later === undefined ? midnight + DAY_MS + first : midnight + later
    },
  }
}
