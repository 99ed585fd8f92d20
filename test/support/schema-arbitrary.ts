import fc from 'fast-check'
import * as z from 'zod/mini'
import type { JsonSchema } from '#infra/api-docs/schemas.ts'

/** Arbitraries of the values that a published JSON Schema allows, for the keywords that the contracts use. */

const record = z.record(z.string(), z.unknown())
const readSchema = (given: unknown): JsonSchema => record.safeParse(given).data ?? {}

const ZONES = ['Europe/Oslo', 'Asia/Tokyo', 'America/New_York']
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .chain((date) => fc.constantFrom('Z', '+02:00').map((offset) => date.toISOString().replace('Z', offset))),
  'time-zone': fc.constantFrom(...ZONES),
  uri: fc.webUrl(),
}

const texts = ({ format, pattern, minLength = 0, maxLength = 400 }: JsonSchema): fc.Arbitrary<string> => {
  const free = fc.string({ minLength, maxLength, unit: 'binary', size: 'max' })
  if (format !== undefined) {
    const known = FORMATS[format]
    if (!known) throw new TypeError(`No arbitrary for the format ${format}`)
    return known
  }
  if (pattern === undefined) return free
  return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => [...text].length <= maxLength)
}

const numbers = ({ minimum, maximum, exclusiveMinimum, multipleOf, type }: JsonSchema): fc.Arbitrary<number> => {
  const low = Number(minimum ?? exclusiveMinimum ?? -1e9)
  const high = Number(maximum ?? 1e9)
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined)
  const above = (value: number) => exclusiveMinimum === undefined || value > Number(exclusiveMinimum)
  if (step === undefined) return fc.double({ min: low, max: high, noNaN: true }).filter(above)
  return fc
    .integer({ min: Math.ceil(low / step), max: Math.floor(high / step) })
    .map((count) => count * step)
    .filter(above)
}

const objects = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { properties, required = [], additionalProperties, propertyNames, minProperties = 0, anyOf } = schema
  if (!properties) {
    const names = readSchema(propertyNames).enum ?? required
    return fc.record(
      Object.fromEntries(names.map((name) => [String(name), createArbitrary(readSchema(additionalProperties))])),
    )
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, createArbitrary(readSchema(one))]),
  )
  const made: fc.Arbitrary<object> = fc.record(fields, { requiredKeys: [...required] })
  const alternatives = (anyOf ?? []).map((one) => one.required ?? [])
  return made
    .filter((value) => Object.keys(value).length >= minProperties)
    .filter((value) => alternatives.length === 0 || alternatives.some((keys) => keys.every((key) => key in value)))
}

const byType = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'number':
    case 'integer':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const createArray = schema.uniqueItems ? fc.uniqueArray : fc.array
      return createArray(createArbitrary(readSchema([schema.items].flat()[0])), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 25),
        size: 'max',
      })
    }
    case 'object':
      return objects(schema)
    default:
      throw new TypeError(`No arbitrary for ${JSON.stringify(schema)}`)
  }
}

/** Values that the schema allows. Throws for an unsupported keyword. */
export const createArbitrary = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const branches = schema.oneOf ?? (schema.type === 'object' ? undefined : schema.anyOf)
  if (branches) return fc.oneof(...branches.map((one) => createArbitrary(readSchema(one))))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => byType({ ...schema, type })))
  return byType(schema)
}
