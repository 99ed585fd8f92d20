import * as z from 'zod/mini'

const pattern = z.record(z.string(), z.array(z.string()).check(z.minLength(1)))

export type Pattern = (event: Readonly<Record<string, unknown>>) => boolean

/**
 * Reads an event pattern that lists the allowed strings of top-level fields, such as `source` and `detail-type`. Throws an
 * Error that names the field for every other form: nested fields, keywords such as `prefix`, and `$or` (ADR 167).
 */
export const readPattern = (given: unknown): Pattern => {
  const parsed = pattern.safeParse(given)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    throw new Error(`the event pattern of ${field || JSON.stringify(given)} is not supported`)
  }
  const fields = Object.entries(parsed.data)
  return (event) => fields.every(([field, allowed]) => allowed.some((value) => value === event[field]))
}
