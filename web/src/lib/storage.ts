import * as z from 'zod/mini'

/** A value in the browser's storage. Reads are parsed, because storage is outside input. */
export type StoredValue<T> = {
  /** Null if nothing is stored, or if it does not match the schema. */
  read(): T | null
  write(value: T): void
  clear(): void
}

const PREFIX = 'five-circles.'

const area = (where: 'local' | 'session'): Storage | null => {
  try {
    return where === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    // Storage may be blocked; the page then works without it.
    return null
  }
}

/** One key of local or session storage, as JSON with a schema. A full or blocked storage drops the value and never throws. */
export const createStoredValue = <Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  where: 'local' | 'session',
): StoredValue<z.infer<Schema>> => {
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
        // Full or blocked: nothing is stored.
      }
    },
    clear() {
      try {
        area(where)?.removeItem(key)
      } catch {
        // Blocked: nothing is stored.
      }
    },
  }
}

/** Removes every key of local storage that starts with `beginning`. */
export const clearStored = (beginning: string): void => {
  const local = area('local')
  for (const key of Object.keys(local ?? {})) {
    if (key.startsWith(PREFIX + beginning)) local?.removeItem(key)
  }
}

/** A key is a name, or a name and a person's id, with an optional subject. */
const belongsToAnotherPerson = (key: string, personId: string): boolean =>
  key.includes('.', PREFIX.length) && !`${key}.`.includes(`.${personId}.`)

/**
 * Removes everything that this browser stores of a person whose account was deleted. The theme and the data of other
 * people stay.
 */
export const forgetPerson = (personId: string): void => {
  for (const where of ['local', 'session'] as const) {
    try {
      const kept = Object.keys(area(where) ?? {})
      for (const key of kept) {
        const isOurs = key.startsWith(PREFIX) && key !== `${PREFIX}theme`
        if (isOurs && !belongsToAnotherPerson(key, personId)) area(where)?.removeItem(key)
      }
    } catch {
      // Blocked: nothing is stored.
    }
  }
}

/** Values of the device, not of a person. `oidc` holds unfinished social sign-ins. */
const OF_DEVICE = ['theme', 'clock-offset', 'people', 'oidc', 'farewell', 'profileSeen', 'owner']
/** Stored by a check-in link for the person who is about to sign in. */
const OF_LINK = ['checkinUser', 'checkinGoal', 'checkinMessage']

/** The person whose values without an id in their name are in this tab's session storage. */
const owner = createStoredValue('owner', z.string(), 'session')

/**
 * Removes everything that this browser stores of other people, including unsent check-ins (ACCOUNT-12,
 * ADR 131).
 */
export const forgetOthers = (personId: string): void => {
  const before = owner.read()
  const isAnother = before !== null && before !== personId
  const isKept = (name: string): boolean => {
    const [first = ''] = name.split('.')
    if (OF_DEVICE.includes(first) || OF_LINK.includes(first)) return true
    return name.includes('.') ? !belongsToAnotherPerson(PREFIX + name, personId) : !isAnother
  }
  for (const where of ['local', 'session'] as const) {
    try {
      for (const key of Object.keys(area(where) ?? {})) {
        if (key.startsWith(PREFIX) && !isKept(key.slice(PREFIX.length))) area(where)?.removeItem(key)
      }
    } catch {
      // Blocked: nothing is stored.
    }
  }
  owner.write(personId)
}

/** The address and the goal of an e-mailed check-in link, and the message for `/auth` (MAIL-4, PAGE-18). */
export const checkinUser = createStoredValue('checkinUser', z.string().check(z.maxLength(320)), 'session')
export const checkinGoal = createStoredValue('checkinGoal', z.string().check(z.maxLength(64)), 'session')
export const checkinMessage = createStoredValue('checkinMessage', z.string().check(z.maxLength(1000)), 'session')
