/** One field of a cron expression of EventBridge: what it allows, as a sorted list. */

const NAMES: Record<string, string[]> = {
  month: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  weekday: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
}

export type Field = { name: string; least: number; most: number }

const numberOf = (text: string, { name, least, most }: Field): number => {
  const index = NAMES[name]?.indexOf(text.toUpperCase()) ?? -1
  const number = index >= 0 ? index + 1 : /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new Error(`${text} is no ${name}`)
}

const rangeOf = (part: string, field: Field): number[] => {
  const [span = '', stepText, ...rest] = part.split('/')
  const step = stepText === undefined ? 1 : Number(stepText)
  if (rest.length > 0 || !Number.isInteger(step) || step < 1) throw new Error(`${part} is no ${field.name}`)
  const [from = '', to, ...more] = span.split('-')
  if (more.length > 0) throw new Error(`${part} is no ${field.name}`)
  const first = from === '*' ? field.least : numberOf(from, field)
  const isOpen = from === '*' || (to === undefined && stepText !== undefined)
  const last = isOpen ? field.most : to === undefined ? first : numberOf(to, field)
  // SAT-MON goes round the end of the week.
  const length = last >= first ? last - first : last + field.most - field.least + 1 - first
  const numbers: number[] = []
  for (let offset = 0; offset <= length; offset += step) {
    const number = first + offset
    numbers.push(number > field.most ? number - (field.most - field.least + 1) : number)
  }
  return numbers
}

/** `0/15`, `MON-FRI`, `1,15`, `*`. Throws with the part that cannot be read. */
export const parseField = (text: string, field: Field): number[] =>
  [...new Set(text.split(',').flatMap((part) => rangeOf(part, field)))].toSorted((a, b) => a - b)
