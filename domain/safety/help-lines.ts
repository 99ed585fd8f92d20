import * as z from 'zod/mini'
import { HELP_LINES } from '#domain/safety/help-lines-by-country.ts'
import { ZONES_BY_COUNTRY } from '#domain/safety/zones-by-country.ts'
import { canonicalZone } from '../time/canonical-zone.ts'
import type { Reason } from './outcome.ts'

/** Whom a line is for. */
const NEEDS = ['suicide', 'violence', 'minor'] as const
type Need = (typeof NEEDS)[number]

const line = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** How the line is reached: a number, "Call or text …", or an address. */
  how: z.string().check(z.regex(/^(?:(?:Call or text )?[\d][\d\s-]+|[a-z]+\.[a-z]+)$/)),
  note: z.optional(z.string()),
})
export type HelpLine = z.infer<typeof line>

const helpLines = z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.partialRecord(z.enum(NEEDS), line))

/** A telephone number as it is shown, and as it is dialed. */
interface Dialed {
  shown: string
  dialed: string
}

/** The number to call in 'Call or text 988' or '116 123'; undefined for an address. */
export const callNumber = (how: string): Dialed | undefined => {
  const shown = /^(?:Call or text )?([\d\s-]+)$/.exec(how)?.[1]
  return shown === undefined ? undefined : { shown, dialed: shown.replaceAll(/\D/g, '') }
}

/** The number that takes text messages; undefined where it is not known. */
export const textNumber = (how: string): Dialed | undefined =>
  how.startsWith('Call or text ') ? callNumber(how) : undefined

type HelpLines = z.infer<typeof helpLines>

let parsed: HelpLines | undefined

/** Parsed at the first use, because most calls of a function need no line. */
const readLines = (): HelpLines => {
  parsed ??= helpLines.parse(HELP_LINES)
  return parsed
}

/** Lists the lines of each country. */
const EVERYWHERE: HelpLine = { name: 'Find A Helpline', how: 'findahelpline.com', note: 'By country' }

const OTHER_EMERGENCY: Readonly<Record<string, string>> = { US: '911', CA: '911', GB: '999', AU: '000', NZ: '111' }

const mapCountries = (toName: (zone: string) => string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(ZONES_BY_COUNTRY).flatMap(([country, zones]) =>
      zones.split(' ').map((zone): [string, string] => [toName(zone), country]),
    ),
  )

/** The country of a zone by the names that are listed, and by the canonical names. `Intl` takes some 20 ms for the latter. */
let listed: ReadonlyMap<string, string> | undefined
let canonical: ReadonlyMap<string, string> | undefined

/** The country (ISO 3166) of a zone by any of its names; undefined where no line and no emergency number is known for it. */
export const findCountry = (zone: string): string | undefined => {
  const name = canonicalZone(zone) ?? zone
  listed ??= mapCountries((one) => one)
  const country = listed.get(name)
  if (country !== undefined) return country
  canonical ??= mapCountries((one) => canonicalZone(one) ?? one)
  return canonical.get(name)
}

/** The number of a zone's emergency services; undefined where it is not known. */
export const emergencyNumber = (zone: string): string | undefined => {
  const country = findCountry(zone)
  return country === undefined ? undefined : (OTHER_EMERGENCY[country] ?? '112')
}

const findNeed = (reason: Reason): Need =>
  reason === 'minor' ? 'minor' : reason === 'danger' || reason === 'violence' ? 'violence' : 'suicide'

/** The line for a reason in the country of a zone. A country without that line gets the one that lists all. */
export const helpLine = (zone: string, reason: Reason): HelpLine =>
  readLines()[findCountry(zone) ?? '']?.[findNeed(reason)] ?? EVERYWHERE
