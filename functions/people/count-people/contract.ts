import * as z from 'zod/mini'
import { defineContract } from '#functions/shared/contract.ts'

/** The real number behind 'Join N+ goal achievers' (decision 10, docs/decisions/089-the-real-count-of-people.md). */
export const contract = defineContract('count-people', {
  summary: 'How many people there are, rounded down; null below 100, and where the stage does not show it.',
  access: 'anyone',
  request: z.strictObject({}),
  response: z.strictObject({ success: z.literal(true), people: z.nullable(z.int().check(z.gte(100))) }),
})
