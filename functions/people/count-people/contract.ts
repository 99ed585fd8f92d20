import * as z from 'zod/mini'
import { defineContract } from '#functions/runtime/contract.ts'

/** The real number of people for 'Join N+ goal achievers' (PLAN-18, ADR 089). */
export const contract = defineContract('count-people', {
  summary: 'Returns the number of people, rounded down. Null below 100, and in a stage that does not show it.',
  access: 'anyone',
  request: z.strictObject({}),
  response: z.strictObject({ success: z.literal(true), people: z.nullable(z.int().check(z.gte(100))) }),
})
