import * as z from 'zod/mini'
import { defineContract } from '#functions/runtime/contract.ts'

const milliseconds = z.optional(z.int().check(z.gte(0), z.lte(60_000)))

/** The web vitals of one visit (PAGE-29, ADR 252). A visit without an interaction has no `inp`. */
export const contract = defineContract('report-vitals', {
  summary: 'Counts how fast a page of a visit appeared and answered. Takes and stores nothing about the visitor.',
  access: 'anyone',
  request: z.strictObject({
    page: z.enum(['landing', 'app']),
    lcp: milliseconds.check(z.meta({ description: 'Largest Contentful Paint in milliseconds' })),
    inp: milliseconds.check(z.meta({ description: 'Interaction to Next Paint in milliseconds' })),
    cls: z
      .optional(z.number().check(z.gte(0), z.lte(10), z.multipleOf(0.0001)))
      .check(z.meta({ description: 'Cumulative Layout Shift, without a unit' })),
  }),
  response: z.strictObject({ success: z.literal(true) }),
})
