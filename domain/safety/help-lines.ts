import { canonicalZone } from '../time/canonical-zone.ts'
import type { Reason } from './outcome.ts'
import { ZONES_BY_COUNTRY } from './zones-by-country.ts'

/** Whom a line is for. */
type Need = 'suicide' | 'violence' | 'minor'

export interface HelpLine {
  name: string
  /** How the line is reached: a number, "Call or text …", or an address. */
  how: string
  note?: string
}

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

/**
 * Lines by country (ISO 3166). A deployer checks each one before a release and once a year (CARE-6). A country without a line
 * for a need gets `EVERYWHERE`.
 */
const LINES: Readonly<Record<string, Partial<Record<Need, HelpLine>>>> = {
  US: {
    suicide: { name: '988 Suicide & Crisis Lifeline', how: 'Call or text 988', note: '24/7' },
    violence: { name: 'National Domestic Violence Hotline', how: '1-800-799-7233', note: '24/7' },
    minor: { name: 'Childhelp National Child Abuse Hotline', how: '1-800-422-4453', note: '24/7' },
  },
  CA: { suicide: { name: '9-8-8 Suicide Crisis Helpline', how: 'Call or text 988', note: '24/7' } },
  GB: {
    suicide: { name: 'Samaritans', how: '116 123', note: '24/7, free' },
    minor: { name: 'Childline', how: '0800 1111', note: 'free' },
  },
  IE: { suicide: { name: 'Samaritans', how: '116 123', note: '24/7, free' } },
  AU: {
    suicide: { name: 'Lifeline', how: '13 11 14', note: '24/7' },
    violence: { name: '1800RESPECT', how: '1800 737 732', note: '24/7' },
  },
  NZ: { suicide: { name: '1737 Need to talk?', how: 'Call or text 1737', note: '24/7, free' } },
  DE: {
    suicide: { name: 'TelefonSeelsorge', how: '0800 111 0 111', note: '24/7, free' },
    violence: { name: 'Hilfetelefon Gewalt gegen Frauen', how: '116 016', note: '24/7, free' },
  },
  AT: { suicide: { name: 'TelefonSeelsorge', how: '142', note: '24/7' } },
  CH: { suicide: { name: 'Die Dargebotene Hand', how: '143', note: '24/7' } },
  FR: {
    suicide: { name: 'Numéro national de prévention du suicide', how: '3114', note: '24/7' },
    violence: { name: 'Violences Femmes Info', how: '3919', note: '24/7' },
  },
  ES: { suicide: { name: 'Línea de atención a la conducta suicida', how: '024', note: '24/7' } },
  NL: { suicide: { name: '113 Zelfmoordpreventie', how: '113', note: '24/7' } },
  IN: { suicide: { name: 'Tele-MANAS', how: '14416', note: '24/7' } },
}

/** Lists the lines of each country. */
const EVERYWHERE: HelpLine = { name: 'Find A Helpline', how: 'findahelpline.com', note: 'By country' }

const OTHER_EMERGENCY: Readonly<Record<string, string>> = { US: '911', CA: '911', GB: '999', AU: '000', NZ: '111' }

const COUNTRY_OF = new Map(
  Object.entries(ZONES_BY_COUNTRY).flatMap(([country, zones]) =>
    zones.split(' ').map((zone): [string, string] => [canonicalZone(zone) ?? zone, country]),
  ),
)

/** The country (ISO 3166) of a zone by any of its names; undefined where no line and no emergency number is known for it. */
export const countryOf = (zone: string): string | undefined => COUNTRY_OF.get(canonicalZone(zone) ?? zone)

/** The number of a zone's emergency services; undefined where it is not known. */
export const emergencyNumber = (zone: string): string | undefined => {
  const country = countryOf(zone)
  return country === undefined ? undefined : (OTHER_EMERGENCY[country] ?? '112')
}

const needOf = (reason: Reason): Need =>
  reason === 'minor' ? 'minor' : reason === 'danger' || reason === 'violence' ? 'violence' : 'suicide'

/** The line for a reason in the country of a zone. A country without that line gets the one that lists all. */
export const helpLine = (zone: string, reason: Reason): HelpLine =>
  LINES[countryOf(zone) ?? '']?.[needOf(reason)] ?? EVERYWHERE
