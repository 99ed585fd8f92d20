import * as z from 'zod/mini'
import { contract as exportAccount } from '#functions/accounts/export-account/contract.ts'
import { call } from '#web/entities/session/api.ts'

/** The complete export of a person, joined from its parts (ACCOUNT-7, ADR 045). */
export type Collected = { json: string; goals: string; days: string }

/** Milliseconds. A part is some megabytes, and the connection may be slow. */
const TIMEOUT = 28_000

const partOfJson = z.record(z.string(), z.unknown())
type Part = z.infer<typeof partOfJson>

/** Joins lists; takes a single value from the part that has it. */
const joinParts = (parts: readonly Part[]): Part => {
  const whole: Part = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = whole[name]
    whole[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : (before ?? value)
  }
  return whole
}

const EOL = '\r\n'

/** Every part repeats the header line. */
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
