import * as z from 'zod/mini'
import { goalView } from '#domain/goals/goal.ts'
import { motivationView } from '#domain/motivation/motivation.ts'
import { planView, profileView, todayView } from '#functions/profiles/profile-view.ts'
import { refusalBody } from '#functions/runtime/common-fields.ts'
import type { Contract } from '#functions/runtime/contract.ts'

/** The contracts' schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The body of a response that the HTTP API gives before it invokes a function. */
const gatewayMessage = z.strictObject({ message: z.string() })

/** Schemas that the document defines once, by name. */
const NAMED = {
  Goal: goalView,
  Motivation: motivationView,
  Plan: planView,
  Profile: profileView,
  Today: todayView,
  Refusal: refusalBody,
  GatewayMessage: gatewayMessage,
}
export type NamedSchema = keyof typeof NAMED

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

const PLACE = '#/components/schemas/'
export const refTo = (name: NamedSchema): JsonSchema => ({ $ref: `${PLACE}${name}` })

/** Every integer of JavaScript is within these bounds, so they are left out. */
const isNoBound = (bound: unknown) => bound === Number.MAX_SAFE_INTEGER || bound === Number.MIN_SAFE_INTEGER

const convert = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
      if (isNoBound(jsonSchema.minimum)) delete jsonSchema.minimum
      if (isNoBound(jsonSchema.maximum)) delete jsonSchema.maximum
    },
  })
  return JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"${PLACE}`))
}

const withoutFrame = ({ $schema: _, $defs: __, ...schema }: JsonSchema): JsonSchema => schema

/** The request as a caller sends it: a field with a default is optional. */
export const requestSchema = (contract: Pick<Contract, 'request'>): JsonSchema =>
  withoutFrame(convert(contract.request, 'input'))

export const responseSchema = (contract: Pick<Contract, 'response'>): JsonSchema =>
  withoutFrame(convert(contract.response, 'output'))

export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(convert(z.strictObject(NAMED), 'output').$defs ?? {}).map(([name, { id: _, ...schema }]) => [
      name,
      schema,
    ]),
  )
