import * as z from 'zod/mini'
import { contract } from '#functions/people/count-people/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** Milliseconds. The number is rounded to tens and changes slowly. */
const FRESH = 600_000

const kept = createStoredValue(
  'people',
  z.object({ people: contract.response.shape.people, asked_at: z.number() }),
  'session',
)

/** The number of people from the server; null if it gives none (PLAN-18). */
export const realCount = async (): Promise<number | null> => {
  const known = kept.read()
  const now = Date.now()
  if (known && now - known.asked_at < FRESH && known.asked_at <= now) return known.people
  const { people } = await call(contract, {})
  kept.write({ people, asked_at: now })
  return people
}
