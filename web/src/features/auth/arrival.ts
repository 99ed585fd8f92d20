import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import type { WayBack, WayBackState } from '#web/entities/session/sign-in-return.ts'

/** The router state for `/auth`. */
const arrival = z.object({
  /** The address to return to after the sign-in. */
  from: z.optional(z.string().check(z.startsWith('/'))),
  /** Id of the person whose session ended at `from`. */
  keptFor: z.optional(z.string()),
  verified: z.optional(z.boolean()),
  socialFailure: z.optional(z.string()),
})
type Arrival = z.infer<typeof arrival>

/** Empty if there is no state, or if it does not match the schema. */
export const readArrival = (state: unknown): Arrival => z.safeParse(arrival, state).data ?? {}

/** The router state for another view of `/auth`, so that a sign-in there leads to the same place. */
export const useWayBackState = (): WayBackState => {
  const { from, keptFor } = readArrival(useLocation().state)
  return { from, keptFor }
}

export const readWayBack = ({ from = '/', keptFor }: Arrival): WayBack => ({ to: from, keptFor })
