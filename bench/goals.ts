import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import type { Product } from '#local/host/product.ts'
import type { Person } from '#test/support/people.ts'
import { callOperation } from './call.ts'

const made = z.object({ goal: z.object({ id: z.string() }) })

/** A goal as long as the form allows, with a description in a script of three bytes a letter. */
const LONG = { title: 'a'.repeat(100), description: '目'.repeat(150) }

/** Makes a goal of the largest size, mailed at 07:00 local time; gives its id. */
export const addGoal = async (product: Product, who: Person): Promise<string> => {
  const target = new Date(product.clock.now() + 200 * DAY_MS).toISOString().slice(0, 10)
  const body = { ...LONG, target_date: target, tone: 'kind_encouraging', time_of_day: '07:00' }
  return made.parse(await callOperation(product, who, 'create-goal', body)).goal.id
}
