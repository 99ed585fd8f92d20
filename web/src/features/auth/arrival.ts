import * as z from 'zod/mini'

/** What another route hands over to `/auth`. */
const arrival = z.object({
  /** Where the person came from, and goes once signed in. */
  from: z.optional(z.string().check(z.startsWith('/'))),
  verified: z.optional(z.boolean()),
  socialFailure: z.optional(z.string()),
})

/** Empty where nothing was handed over, or nothing of the right shape. */
export const readArrival = (state: unknown): z.infer<typeof arrival> => z.safeParse(arrival, state).data ?? {}
