import * as z from 'zod/mini'
import { contract as exportAccount } from '#functions/accounts/export-account/contract.ts'
import { call } from '#web/entities/session/api.ts'

/** Everything about a person, whole: the parts of a long answer put together (docs/adr/045-export-every-item-of-a-person.md). */
export type Collected = { json: string; goals: string; days: string }

/** Milliseconds: a part is some megabytes, and a phone may be on a slow line. */
const TIMEOUT = 28_000

const partOfJson = z.record(z.string(), z.unknown())
type Part = z.infer<typeof partOfJson>

/** Lists are joined; what is there once stands in the part that has it. */
const joinParts = (parts: readonly Part[]): Part => {
  const whole: Part = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = whole[name]
    whole[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : (before ?? value)
  }
  return whole
}

const EOL = '\r\n'

/** Every part repeats the line of column names. */
const joinCsv = (parts: readonly string[]): string => {
  const [first = '', ...more] = parts
  return first + more.map((part) => part.slice(part.indexOf(EOL) + EOL.length)).join('')
}

export const collectData = async (): Promise<Collected> => {
  const parts: { json: Part; goals: string; days: string }[] = []
  let after: string | null | undefined
  do {
    const { json, csv, next } = await call(exportAccount, after ? { after } : {}, { timeout: TIMEOUT })
    parts.push({ json: z.parse(partOfJson, JSON.parse(json)), ...csv })
    after = next
  } while (after !== null)
  return {
    json: JSON.stringify(joinParts(parts.map(({ json }) => json)), null, 1),
    goals: joinCsv(parts.map(({ goals }) => goals)),
    days: joinCsv(parts.map(({ days }) => days)),
  }
}
