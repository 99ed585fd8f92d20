import * as z from 'zod/mini'

/** A value that the browser keeps. What is read back is parsed: storage is an input like any other. */
export type Kept<T> = {
  /** Null where nothing is kept, or nothing that still has the right shape. */
  read(): T | null
  write(value: T): void
  clear(): void
}

const PREFIX = 'five-circles.'

const area = (where: 'local' | 'session'): Storage | null => {
  try {
    return where === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    // Storage may be closed altogether; the page then forgets and works on.
    return null
  }
}

/** One key of local or session storage, as JSON with a schema. A full or closed storage loses the value, never the page. */
export const keptValue = <Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  where: 'local' | 'session',
): Kept<z.infer<Schema>> => {
  const key = PREFIX + name
  return {
    read() {
      try {
        const text = area(where)?.getItem(key)
        if (text === null || text === undefined) return null
        const parsed = z.safeParse(schema, JSON.parse(text))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    write(value) {
      try {
        area(where)?.setItem(key, JSON.stringify(value))
      } catch {
        // Full or closed: nothing is kept.
      }
    },
    clear() {
      try {
        area(where)?.removeItem(key)
      } catch {
        // Closed: there is nothing to forget.
      }
    },
  }
}

/** Forgets everything in local storage whose name begins so. */
export const clearKept = (beginning: string): void => {
  const local = area('local')
  for (const key of Object.keys(local ?? {})) {
    if (key.startsWith(PREFIX + beginning)) local?.removeItem(key)
  }
}

/** Keys are a name, or a name and a person's id with what it is about. */
const isOfSomebodyElse = (key: string, personId: string): boolean =>
  key.includes('.', PREFIX.length) && !`${key}.`.includes(`.${personId}.`)

/**
 * Forgets everything that this browser keeps of a person: their account is gone. How the page looks is the device's, and
 * what others keep here is theirs.
 */
export const forgetPerson = (personId: string): void => {
  for (const where of ['local', 'session'] as const) {
    try {
      const kept = Object.keys(area(where) ?? {})
      for (const key of kept) {
        const isOurs = key.startsWith(PREFIX) && key !== `${PREFIX}theme`
        if (isOurs && !isOfSomebodyElse(key, personId)) area(where)?.removeItem(key)
      }
    } catch {
      // Closed: there is nothing to forget.
    }
  }
}

/** Values of the device, not of a person. `oidc` holds social sign-ins that are under way. */
const OF_DEVICE = ['theme', 'clock-offset', 'people', 'oidc', 'farewell', 'profileSeen', 'owner']
/** Left by a link for the person who is about to sign in. */
const OF_LINK = ['checkinUser', 'checkinGoal', 'checkinMessage']

/** Whose values without an id in their name stand in this tab's session storage. */
const owner = keptValue('owner', z.string(), 'session')

/**
 * Forgets everything that this browser keeps of anybody but this person, sent or not: another person uses it now
 * (docs/adr/131-another-person-on-the-browser.md).
 */
export const forgetOthers = (personId: string): void => {
  const before = owner.read()
  const isAnother = before !== null && before !== personId
  const isKept = (name: string): boolean => {
    const [first = ''] = name.split('.')
    if (OF_DEVICE.includes(first) || OF_LINK.includes(first)) return true
    return name.includes('.') ? !isOfSomebodyElse(PREFIX + name, personId) : !isAnother
  }
  for (const where of ['local', 'session'] as const) {
    try {
      for (const key of Object.keys(area(where) ?? {})) {
        if (key.startsWith(PREFIX) && !isKept(key.slice(PREFIX.length))) area(where)?.removeItem(key)
      }
    } catch {
      // Closed: there is nothing to forget.
    }
  }
  owner.write(personId)
}

/** Who an e-mailed check-in link was for, what it was for, and what to say on `/auth` about it (specification 2 and 8). */
export const checkinUser = keptValue('checkinUser', z.string().check(z.maxLength(320)), 'session')
export const checkinGoal = keptValue('checkinGoal', z.string().check(z.maxLength(64)), 'session')
export const checkinMessage = keptValue('checkinMessage', z.string().check(z.maxLength(1000)), 'session')
