import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '../../infra/operations.ts'

type Found = { path: string; schema: Record<string, unknown> }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every number in a JSON schema, with its path. */
const numbersIn = (value: unknown, path: string): Found[] => {
  if (!isObject(value)) return []
  const inside = Object.entries(value).flatMap(([name, one]) => numbersIn(one, `${path}.${name}`))
  const isNumber = value.type === 'number' || value.type === 'integer'
  return isNumber ? [{ path, schema: value }, ...inside] : inside
}

const numbers = operations.flatMap(({ contract }) =>
  numbersIn(z.toJSONSchema(contract.request, { io: 'input', unrepresentable: 'any' }), contract.name),
)

/** Far below what the table holds: 38 digits, and an exponent between -130 and 125. */
const MOST = 1_000_000

it('the OpenAPI document has number fields in its requests', () => {
  expect(numbers.length).toBeGreaterThan(20)
})

it.each(numbers)('the number at $path has a minimum, a maximum, and a step unless it is an integer', ({ schema }) => {
  const { minimum, exclusiveMinimum, maximum, multipleOf } = schema
  expect(Math.abs(Number(minimum ?? exclusiveMinimum))).toBeLessThanOrEqual(MOST)
  expect(Math.abs(Number(maximum))).toBeLessThanOrEqual(MOST)
  if (schema.type === 'number') expect(Number(multipleOf)).toBeGreaterThan(0)
})
