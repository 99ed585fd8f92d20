import * as z from 'zod/mini'
import { contract } from '#functions/people/count-people/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** Milliseconds: a number that is rounded to tens does not move sooner. */
const FRESH = 600_000

const kept = createStoredValue(
  'people',
  z.object({ people: contract.response.shape.people, asked_at: z.number() }),
  'session',
)

/** The real count of people, as the server tells it; null where it tells none. */
export const realCount = async (): Promise<number | null> => {
  const known = kept.read()
  const now = Date.now()
  if (known && now - known.asked_at < FRESH && known.asked_at <= now) return known.people
  const { people } = await call(contract, {})
  kept.write({ people, asked_at: now })
  return people
}
