import * as z from 'zod/mini'
import { timeOfDay } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import { zone } from '#domain/time/zone.ts'

/** Messages on the work queues: a page of one shard of one zone. `cursor` continues where a page ended. */

const cursor = z.optional(z.string().check(z.maxLength(400)))
const shard = z.int().check(z.gte(0), z.lte(63))

/** Write the motivation of `date` for the goals of a shard. */
export const generationWork = z.strictObject({ zone, shard, date: day, cursor })
export type GenerationWork = z.infer<typeof generationWork>

/** Send the wake-up mails of `date` whose local time lies between `from` and `to`, both included. */
export const deliveryWork = z.strictObject({ zone, shard, date: day, from: timeOfDay, to: timeOfDay, cursor })
export type DeliveryWork = z.infer<typeof deliveryWork>

/** Look at a customer of Stripe, because of an event. */
export const billingWork = z.strictObject({
  customer: z.string().check(z.minLength(1), z.maxLength(255)),
  event: z.string().check(z.maxLength(255)),
})
export type BillingWork = z.infer<typeof billingWork>

/** Look at the customers of a shard, after `cursor`. */
export const reconciliationWork = z.strictObject({ shard, cursor })
export type ReconciliationWork = z.infer<typeof reconciliationWork>

/** How often a message is handed out before it goes to the dead letters. */
export const MAX_RECEIVES = 4

/** Workers that send mails at the same time; each sends at its share of the account's rate. */
export const DELIVERY_WORKERS = 2
