import { DEFAULT_ZONE, intlZone, isZone } from './zone.ts'

/** Zones that some releases of `Intl` still report under a former name. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/GMT': 'UTC',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  GMT: 'UTC',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The current name of a zone for the name that `Intl` gives it. */
export const todaysName = (intlName: string): string => RENAMED[intlName] ?? intlName

const currentName = (name: string): string | undefined => {
  const found = intlZone(name)
  return found === undefined ? undefined : todaysName(found)
}

/**
 * The canonical name under which a zone is stored, for any case or alias (DAY-6, ADR 100). Temporal accepts it. Undefined for
 * a name that is not a zone.
 */
export const canonicalZone = (name: string): string | undefined => (isZone(name) ? currentName(name) : undefined)

/**
 * The zone of a stored name. An ambiguous name (`IST`) is read as `Intl` reads it; an unknown name gives the default zone.
 */
export const readZone = (stored: string): string => currentName(stored) ?? DEFAULT_ZONE
