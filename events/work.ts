import * as z from 'zod/mini'
import { goalId, timeOfDay } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import { zone } from '#domain/time/zone.ts'

/** Queue messages: a page of work of one shard of one zone. `cursor` continues after the previous page. */

const cursor = z.optional(z.string().check(z.maxLength(400)))
const shard = z.int().check(z.gte(0), z.lte(63))

/**
 * Generate the texts of `date` for the goals of a shard (TEXT-4), those whose own time is from `from` to `to`, both included. Without
 * them it is every goal.
 */
export const generationWork = z.strictObject({
  zone,
  shard,
  date: day,
  from: z.optional(timeOfDay),
  to: z.optional(timeOfDay),
  cursor,
})
export type GenerationWork = z.infer<typeof generationWork>

/** An unsent mail of a goal's delivery slot, which also sends the Sunday letter. */
const unsentMail = z.strictObject({
  user: z.string(),
  goal: goalId,
  /** A claim of the mail that may still be set; the next attempt releases it first (ADR 105). */
  claim: z.optional(z.string()),
  /** A claim of the mail that is released only when no event of SES proves it (ADR 245). */
  unproven: z.optional(z.string()),
  /** As `unproven`, of the Sunday letter. */
  letter: z.optional(z.string()),
  /** As `claim`, of the Sunday letter. Messages of older versions lack it: a letter that is still claimed waits for its proof (ADR 300). */
  letter_claim: z.optional(z.string()),
  /** The slot sends only the goal's mail, or only the letter (MAIL-34). */
  only: z.optional(z.enum(['mail', 'letter'])),
})
export type UnsentMail = z.infer<typeof unsentMail>

/**
 * Send the wake-up mails of `date` with a local time from `from` to `to`, both included (MAIL-1). A retry has `attempt` from 1,
 * the last error in `reason`, and the unsent mails of the page in `mails`; without `mails` the page could not be read.
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

/**
 * Send the mail of a trial's end once (MAIL-23). `ends` is the end of the trial as it was announced, an ISO date-time. A retry has
 * `attempt` from 1.
 */
export const trialMailWork = z.strictObject({
  trial: z.enum(['ending', 'ended']),
  user: z.string().check(z.minLength(1)),
  ends: z.string(),
  attempt: z.optional(z.int().check(z.gte(1))),
})
export type TrialMailWork = z.infer<typeof trialMailWork>

/**
 * Ask the evening question of the people of a shard whose hour on `date` is from `from` to `to`, both included (EVENING-1). A retry
 * has the people who were not asked, and `attempt` from 1 unless SES only throttled them.
 */
export const eveningWork = z.strictObject({
  question: z.literal('evening'),
  zone,
  shard,
  date: day,
  from: timeOfDay,
  to: timeOfDay,
  cursor,
  attempt: z.optional(z.int().check(z.gte(1))),
  people: z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(100))),
})
export type EveningWork = z.infer<typeof eveningWork>

/** All messages of the delivery queue, whose workers share the rate of SES (MAIL-10). */
export const mailWork = z.union([deliveryWork, trialMailWork, eveningWork])

/** Read a customer back from Stripe after an event (PLAN-9). */
export const billingWork = z.strictObject({
  customer: z.string().check(z.minLength(1), z.maxLength(255)),
  event: z.string().check(z.maxLength(255)),
})
export type BillingWork = z.infer<typeof billingWork>

/** Reconcile the customers of a shard, after `cursor`. */
export const reconciliationWork = z.strictObject({ shard, cursor })
export type ReconciliationWork = z.infer<typeof reconciliationWork>

/**
 * Delete late writes about a deleted account or goal, after every worker that still knew it has ended (ADR 106).
 */
export const sweepWork = z.strictObject({ userId: z.string().check(z.minLength(1)), goalId: z.optional(goalId) })
export type SweepWork = z.infer<typeof sweepWork>

/** Longer than the timeout of every function. */
export const SWEEP_DELAY_SECONDS = 900

/** Deliveries of a message before it goes to the dead-letter queue. */
export const MAX_RECEIVES = 4
