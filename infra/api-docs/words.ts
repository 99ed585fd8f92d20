import type { JsonSchema } from './schemas.ts'

/** Describes JSON Schema in words for docs/api.md. */

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

export const listBranches = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => anyOf ?? oneOf ?? []

export const findItemSchema = ({ items }: JsonSchema): JsonSchema | undefined => {
  const [one] = [items].flat()
  return typeof one === 'object' ? one : undefined
}

/** `text or null`, `list of [Goal](#goal)`. */
export const describeType = (schema: JsonSchema): string => {
  const { $ref, const: fixed, enum: set, type } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? ''
    return `[${name}](#${name.toLowerCase()})`
  }
  if (fixed !== undefined) return code(fixed)
  if (set !== undefined) return set.map(code).join(', ')
  const branches = listBranches(schema)
  if (branches.length > 0) return branches.map(describeType).join(' or ')
  if (type === 'array') return `list of ${describeType(findItemSchema(schema) ?? {})}`
  const types = [type].flat().filter((one) => one !== undefined)
  return types.map((one) => TYPES[one] ?? one).join(' or ') || 'anything'
}

const between = (least: number | undefined, most: number | undefined, unit = ''): string[] => {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  if (most !== undefined) return [`at most ${most}${unit}`]
  return least === undefined ? [] : [`at least ${least}${unit}`]
}

/** `1 to 100 characters`, `a date`. The pattern is included when there is no other description. */
export const describeBounds = (schema: JsonSchema): string => {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minItems, maxItems } =
    schema
  const { pattern, format, description } = schema
  const own = [
    ...(description === undefined ? [] : [description]),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...between(minimum, maximum),
    ...(exclusiveMaximum === undefined ? [] : [`below ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`in steps of ${multipleOf}`]),
    ...(format === 'date' ? ['a date, YYYY-MM-DD'] : []),
    ...(format === 'uri' ? ['a URL'] : []),
    ...(pattern === undefined || format !== undefined || description !== undefined ? [] : [`\`${pattern}\``]),
  ]
  const inner = [...listBranches(schema), ...[findItemSchema(schema)].filter((one) => one !== undefined)]
  return [...own, ...inner.map(describeBounds).filter((words) => words !== '')].join('; ')
}
