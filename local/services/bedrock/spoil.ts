import type { FaultMode } from '#local/contracts/services.ts'

/** What a model must not say, written into its answers by faults of the service `model`. */

const ADDED: Partial<Record<FaultMode, string>> = {
  link: ' Read more at https://example.com/win or call 555-0100.',
  html: ' <b>Now</b> <img src=x onerror=alert(1)> **go**',
  insult: ' You are lazy and weak, and you failed again.',
}
const REPLACED: Partial<Record<FaultMode, string>> = {
  empty: '',
  'other-language': 'Heute nimmst du dir den ersten Schritt vor und lässt alles andere liegen, bis er getan ist.',
  huge: 'All of it again, from the start. '.repeat(400),
}
const CONCERNS: Partial<Record<FaultMode, string>> = { concern: 'crisis', 'concern-gentle': 'gentle' }

/** Changes every text of an answer, however deep. Titles of circles and other fixed words are kept. */
const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'concern' || key === 'circle' ? inner : mapTexts(inner, change),
    ]),
  )
}

/** The answer as the fault leaves it. */
export const spoil = (answer: unknown, mode: FaultMode | undefined): unknown => {
  if (mode === undefined) return answer
  const concern = CONCERNS[mode]
  if (concern !== undefined && typeof answer === 'object' && answer !== null) return { ...answer, concern }
  const replaced = REPLACED[mode]
  if (replaced !== undefined) return mapTexts(answer, () => replaced)
  const added = ADDED[mode]
  return added === undefined ? answer : mapTexts(answer, (text) => text + added)
}
