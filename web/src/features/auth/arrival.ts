import * as z from 'zod/mini'
import type { WayBack } from '#web/entities/session/sign-in-return.ts'

/** What another route hands over to `/auth`. */
const arrival = z.object({
  /** Where the person came from, and goes once signed in. */
  from: z.optional(z.string().check(z.startsWith('/'))),
  /** Id of the person whose session ended at `from`. */
  keptFor: z.optional(z.string()),
  verified: z.optional(z.boolean()),
  socialFailure: z.optional(z.string()),
})
type Arrival = z.infer<typeof arrival>

/** Empty where nothing was handed over, or nothing of the right shape. */
export const readArrival = (state: unknown): Arrival => z.safeParse(arrival, state).data ?? {}

export const wayBackOf = ({ from = '/', keptFor }: Arrival): WayBack => ({ to: from, keptFor })
