import * as z from 'zod/mini'
import { defineContract } from '#functions/runtime/contract.ts'

/** The real number behind 'Join N+ goal achievers' (decision 10, docs/adr/089-count-people-in-the-writes.md). */
export const contract = defineContract('count-people', {
  summary: 'How many people there are, rounded down; null below 100, and where the stage does not show it.',
  access: 'anyone',
  request: z.strictObject({}),
  response: z.strictObject({ success: z.literal(true), people: z.nullable(z.int().check(z.gte(100))) }),
})
