import * as z from 'zod/mini'

type Fields = { [field: string]: string[] | Fields }

export type Pattern = (event: Readonly<Record<string, unknown>>) => boolean

const object = z.record(z.string(), z.unknown())
const allowed = z.array(z.string()).check(z.minLength(1))

const refuse = (field: string, given: unknown): never => {
  throw new Error(`the event pattern of ${field || JSON.stringify(given)} is not supported`)
}

const readFields = (given: unknown, path: string): Fields => {
  const parsed = object.safeParse(given)
  if (!parsed.success) return refuse(path, given)
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, value]) => {
      const field = path === '' ? name : `${path}.${name}`
      if (!Array.isArray(value)) return [name, readFields(value, field)]
      const list = allowed.safeParse(value)
      return [name, list.success ? list.data : refuse([field, ...(list.error.issues[0]?.path ?? [])].join('.'), value)]
    }),
  )
}

/** A list in the event matches when one of its values is allowed. */
const isAllowed = (wanted: string[], value: unknown): boolean =>
  [value].flat().some((one) => typeof one === 'string' && wanted.includes(one))

const isMatch = (fields: Fields, event: unknown): boolean => {
  const { data } = object.safeParse(event)
  if (!data) return false
  return Object.entries(fields).every(([name, wanted]) =>
    Array.isArray(wanted) ? isAllowed(wanted, data[name]) : isMatch(wanted, data[name]),
  )
}

/**
 * Reads an event pattern that lists the allowed strings of fields, also of nested ones. Throws an Error that names the field for
 * every other form: keywords such as `prefix`, and `$or` (ADR 167).
 */
export const readPattern = (given: unknown): Pattern => {
  const fields = readFields(given, '')
  return (event) => isMatch(fields, event)
}
