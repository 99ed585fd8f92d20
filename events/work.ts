import * as z from 'zod/mini'
import { goalId, timeOfDay } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import { zone } from '#domain/time/zone.ts'

/** Messages on the work queues: a page of one shard of one zone. `cursor` continues where a page ended. */

const cursor = z.optional(z.string().check(z.maxLength(400)))
const shard = z.int().check(z.gte(0), z.lte(63))

/** Write the motivation of `date` for the goals of a shard. */
export const generationWork = z.strictObject({ zone, shard, date: day, cursor })
export type GenerationWork = z.infer<typeof generationWork>

/**
 * A mail that was not sent. `claim` is a claim on it that may still be set and that the next attempt releases first
 * (docs/adr/105-unsent-mails-are-retried-for-twelve-hours.md).
 */
const unsentMail = z.strictObject({ user: z.string(), goal: goalId, claim: z.optional(z.string()) })
export type UnsentMail = z.infer<typeof unsentMail>

/**
 * Send the wake-up mails of `date` whose local time lies between `from` and `to`, both included. A retry counts its
 * `attempt` from 1, names the last error in `reason`, and carries in `mails` what of the page was not sent; without
 * `mails` the page could not be read.
 */
export const deliveryWork = z.strictObject({
  zone,
  shard,
  date: day,
  from: timeOfDay,
  to: timeOfDay,
  cursor,
  attempt: z.optional(z.int().check(z.gte(1))),
  reason: z.optional(z.string().check(z.maxLength(200))),
  mails: z.optional(z.array(unsentMail).check(z.minLength(1), z.maxLength(100))),
})
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

/**
 * Delete what was written late about a deleted account, or about one deleted goal of a person, once every worker that still
 * knew it has ended (docs/adr/106-deleted-data-is-swept-twice.md).
 */
export const sweepWork = z.strictObject({ userId: z.string().check(z.minLength(1)), goalId: z.optional(goalId) })
export type SweepWork = z.infer<typeof sweepWork>

/** Longer than any function runs. */
export const SWEEP_DELAY_SECONDS = 900

/** How often a message is handed out before it goes to the dead letters. */
export const MAX_RECEIVES = 4

/** Workers that send mails at the same time; each sends at its share of the account's rate. */
export const DELIVERY_WORKERS = 2
