import * as z from 'zod/mini'
import type { JsonSchema } from '#infra/api-docs/schemas.ts'

/** The fields of a request, from its published schema and a sample. */

export type Field = {
  path: string[]
  /** The name in a refusal: the field, or the union that contains it. */
  named: string
  schema: JsonSchema
  required: boolean
  nullable: boolean
  /** The discriminator of a union: another value makes another request. */
  chooses: boolean
}

/** Fields that may only name the caller: those of the specification and those that a contract marks. */
const CALLER_FIELDS = ['userId', 'user_id', 'firebaseUid', 'email']
export const isIdentity = ({ path, schema }: Pick<Field, 'path' | 'schema'>): boolean =>
  CALLER_FIELDS.includes(path.join('.')) || schema.description === "The caller's own id or e-mail"

const record = z.record(z.string(), z.unknown())
const isObject = (value: unknown): value is Record<string, unknown> => record.safeParse(value).success

const nameType = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

const readSchema = (given: unknown): JsonSchema => (isObject(given) ? given : {})

/** Whether a value matches a shape, by its type and its constant fields. */
const fits = (schema: JsonSchema, value: unknown): boolean => {
  if (schema.const !== undefined) return schema.const === value
  const type = schema.type === 'integer' ? 'number' : schema.type
  if (type !== undefined && type !== nameType(value)) return false
  if (!isObject(value)) return true
  const known = Object.entries(schema.properties ?? {})
  return (
    Object.keys(value).every((name) => known.some(([one]) => one === name)) &&
    (schema.required ?? []).every((name) => name in value) &&
    known.every(
      ([name, one]) => readSchema(one).const === undefined || !(name in value) || fits(readSchema(one), value[name]),
    )
  )
}

/** A branch that only lists required fields is not a shape. */
const isShape = (branch: JsonSchema): boolean => branch.type !== 'null' && Object.keys(branch).join() !== 'required'
const listBranches = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => (anyOf ?? oneOf ?? []).filter(isShape)
const isNullable = ({ type, anyOf }: JsonSchema): boolean =>
  (anyOf ?? []).some((one) => one.type === 'null') || String(type).split(',').includes('null')

/** The branch of a schema that a value matches. */
const chooseShape = (schema: JsonSchema, value: unknown): JsonSchema => {
  const branches = listBranches(schema)
  if (branches.length > 0) return branches.find((one) => fits(one, value)) ?? branches[0] ?? schema
  const types = [schema.type].flat().filter((type) => type !== 'null')
  return types.length === 1 && types[0] !== undefined ? { ...schema, type: types[0] } : schema
}

type Place = { path: string[]; named?: string }
const placeIn = ({ path, named }: Place, name: string): Place => ({
  path: [...path, name],
  ...(named === undefined ? {} : { named }),
})

const below = (place: Place, schema: JsonSchema, value: unknown): Field[] => {
  // The refusal of a union without a discriminator names the union.
  const closed = (schema.anyOf ?? []).filter(isShape).length > 1
  const at = closed ? { ...place, named: place.named ?? place.path.join('.') } : place
  return fieldsIn(schema, value, at)
}

/** Every field of a value's shape, without the fields of absent objects and lists. */
export const fieldsIn = (given: JsonSchema, value: unknown, place: Place = { path: [] }): Field[] => {
  const schema = chooseShape(given, value)
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : below(placeIn(place, '0'), readSchema([schema.items].flat()[0]), value[0])
  }
  if (!isObject(value)) return []
  const open = readSchema(schema.additionalProperties)
  const properties = Object.entries(
    schema.properties ?? Object.fromEntries(Object.keys(value).map((key) => [key, open])),
  )
  return properties.flatMap(([name, one]) => {
    const inner = placeIn(place, name)
    const field: Field = {
      path: inner.path,
      named: inner.named ?? inner.path.join('.'),
      schema: chooseShape(readSchema(one), value[name]),
      required: (schema.required ?? []).includes(name),
      nullable: isNullable(readSchema(one)),
      chooses: given.oneOf !== undefined && readSchema(one).const !== undefined,
    }
    return [field, ...below(inner, readSchema(one), value[name])]
  })
}

/** The objects of a value that refuse unknown fields, the value itself first. */
export const objectsIn = (fields: readonly Field[], value: unknown): Pick<Field, 'path' | 'named'>[] => [
  { path: [], named: '' },
  ...fields.filter(({ path }) => isObject(valueAt(value, path))),
]

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (Array.isArray(inner) ? inner[Number(name)] : isObject(inner) ? inner[name] : undefined),
    value,
  )

/** A copy of a value with one field changed, or removed without `put`. */
export const changed = (value: unknown, [name, ...rest]: readonly string[], ...put: unknown[]): unknown => {
  if (name === undefined) return put[0]
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === Number(name) ? changed(one, rest, ...put) : one))
  }
  const object = isObject(value) ? value : {}
  const { [name]: inner, ...others } = object
  return rest.length === 0 && put.length === 0 ? others : { ...object, [name]: changed(inner, rest, ...put) }
}
