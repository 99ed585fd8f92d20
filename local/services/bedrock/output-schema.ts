import * as z from 'zod/mini'
import { ModelError } from './converse.ts'

/** Keywords of JSON Schema that structured output does not support. */
const UNSUPPORTED = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]

const objectSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
  additionalProperties: z.literal(false, { error: 'must be false' }),
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelError(400, 'ValidationException', 'jsonSchema.schema is not JSON.')
  }
}

const unsupportedIn = (schema: unknown): string | undefined => {
  if (typeof schema !== 'object' || schema === null) return undefined
  if (Array.isArray(schema)) return schema.map(unsupportedIn).find(Boolean)
  for (const [key, value] of Object.entries(schema)) {
    // Property names are not keywords.
    const inner = key === 'properties' && value ? Object.values(value).map(unsupportedIn).find(Boolean) : undefined
    const found = inner ?? (UNSUPPORTED.includes(key) ? key : key === 'properties' ? undefined : unsupportedIn(value))
    if (found) return found
  }
  return undefined
}

/** The required fields of an answer. Throws `ModelError` for a schema that structured output does not support. */
export const listFields = (text: string): string[] => {
  const schema = parse(text)
  const keyword = unsupportedIn(schema)
  if (keyword)
    throw new ModelError(400, 'ValidationException', `jsonSchema.schema: the keyword ${keyword} is not supported.`)
  const read = objectSchema.safeParse(schema)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new ModelError(400, 'ValidationException', `jsonSchema.schema: ${issue?.path.join('.')} ${issue?.message}`)
  }
  return [...read.data.required].sort()
}
