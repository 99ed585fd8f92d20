import type { Field } from './fields.ts'

/** Values at a field's bounds and beyond them, as its schema states them. */

export type Bounds = { at: unknown[]; beyond: unknown[] }

const NOT_OF_A_SET = 'no-such-value'
/** Tried in this order: a pattern of the contracts refuses one of them. */
const OFF_PATTERN = ['?', '\u0007', '\u200b', ' ']

const ofText = ({ schema: { minLength, maxLength, pattern, format, enum: set } }: Field): Bounds => {
  const ofLength = (length: number) =>
    format === 'uri' ? 'https://example.com/'.padEnd(length, 'a') : 'a'.repeat(length)
  const matches = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
  const free = matches('a') && set === undefined && (format === undefined || format === 'uri')
  const lengths = [minLength, maxLength].filter((length) => length !== undefined)
  return {
    at: [...(free ? lengths.map(ofLength) : []), ...(set ?? [])],
    beyond: [
      ...(minLength ? ['a'.repeat(minLength - 1)] : []),
      ...(maxLength === undefined ? [] : [ofLength(maxLength + 1)]),
      ...(pattern === undefined ? [] : OFF_PATTERN.filter((text) => !matches(text))),
      ...(pattern === undefined && format !== undefined ? ['?'] : []),
      ...(set === undefined ? [] : [NOT_OF_A_SET]),
    ],
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

const ofNumber = ({ schema }: Field): Bounds => {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: under, multipleOf, type } = schema
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.5)
  const stepped = multipleOf !== undefined || type === 'integer'
  const start = [minimum, above, 0].find(isNumber) ?? 0
  return {
    at: [minimum, maximum, isNumber(above) && above + step, isNumber(under) && under - step].filter(isNumber),
    beyond: [
      isNumber(minimum) && minimum - step,
      isNumber(maximum) && maximum + step,
      above,
      under,
      stepped && start + step / 2,
    ].filter(isNumber),
  }
}

const ofList = ({ schema: { minItems, maxItems, uniqueItems } }: Field, value: unknown): Bounds => {
  const [entry] = Array.isArray(value) ? value : []
  // Lists whose entries differ are lists of numbers that begin with 1.
  const ofSize = (length: number) => Array.from({ length }, (_, index) => (uniqueItems ? index + 1 : entry))
  return {
    at: [minItems, maxItems].filter((size) => size !== undefined).map(ofSize),
    beyond: [...(minItems ? [ofSize(minItems - 1)] : []), ...(maxItems === undefined ? [] : [ofSize(maxItems + 1)])],
  }
}

/** `value` is the field's value in a sample. */
export const readBounds = (field: Field, value: unknown): Bounds => {
  const { type, const: fixed } = field.schema
  if (fixed !== undefined) {
    const other = typeof fixed === 'boolean' ? !fixed : typeof fixed === 'number' ? fixed + 1 : NOT_OF_A_SET
    return { at: [fixed], beyond: field.chooses ? [] : [other] }
  }
  if (type === 'string') return ofText(field)
  if (type === 'number' || type === 'integer') return ofNumber(field)
  return type === 'array' ? ofList(field, value) : { at: [], beyond: [] }
}

/** A value of a type that the field never has. */
export const ofAnotherType = ({ schema: { type } }: Field): unknown[] =>
  type === 'number' || type === 'integer' ? ['1'] : [7]

/** Whether a schema bounds the size of an input. An input without a bound is a defect. */
export const isBounded = ({ schema }: Field): boolean => {
  const { type, enum: set, const: fixed, maxLength, pattern, maxItems } = schema
  if (set !== undefined || fixed !== undefined) return true
  if (type === 'string') return maxLength !== undefined || pattern !== undefined
  return type === 'array' ? maxItems !== undefined : true
}
