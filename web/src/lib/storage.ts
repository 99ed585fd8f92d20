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

/** Removes the page's keys from both storages, except names (without the prefix) that `isKept` accepts. */
export const clearStoredExcept = (isKept: (name: string) => boolean): void => {
  for (const where of ['local', 'session'] as const) {
    try {
      for (const key of Object.keys(area(where) ?? {})) {
        if (key.startsWith(PREFIX) && !isKept(key.slice(PREFIX.length))) area(where)?.removeItem(key)
      }
    } catch {
      // Blocked: nothing is stored.
    }
  }
}
