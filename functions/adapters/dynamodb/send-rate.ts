import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import { FURTHEST_SLOT_MS, type Lease, SEND_SHARE } from '#functions/runtime/pacer.ts'
import { isWritten } from './condition-failed.ts'
import { SEND_RATE } from './keys.ts'
import { readItem } from './read-item.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | lease slots of the send rate | SEND_RATE / SEND_RATE | | send-mails | 1 WRU a lease, 2 when no lease is open |
 * | the account's rate | the same | | send-mails | 0.5 RRU a worker, 2 WRU each ten minutes |
 *
 * `next_at` is the first slot (epoch milliseconds) that is not leased; one out of reach comes from a wrong clock and is replaced. All workers lease from the one item, so their mails
 * together stay within the rate (MAIL-10, ADR 244).
 */

const item = z.object({
  next_at: z.optional(z.number()),
  /** Mails per second that SES allows the account. */
  rate: z.optional(z.number().check(z.gt(0))),
  /** When the rate was asked for last. */
  rate_at: z.optional(z.number()),
})
const SPARE = { next_at: undefined, rate: undefined, rate_at: undefined }

/** Every SES account may send at this rate. It holds until the account's own rate is known. */
const LEAST_RATE = 1
const RATE_KEPT_MS = 10 * MINUTE_MS
/** After SES did not answer. */
const RATE_MISSING_MS = 10_000
/** A lease is short: what a dead worker holds is lost. */
const LEASE_SECONDS = 0.5
const ATTEMPTS = 8
/** A worker sends five mails at a time, and each takes about this long. Slots that it cannot use before they pass are lost. */
const SIDE_BY_SIDE = 5
const MAIL_MS = 150

/** The slots of a lease that a worker can use: those of five mails, and more where they are so far apart that further mails follow. */
const countUsable = (gap: number): number => {
  const idle = 1 - (SIDE_BY_SIDE * gap) / MAIL_MS
  return idle > 0 ? Math.ceil(SIDE_BY_SIDE / idle) : Number.POSITIVE_INFINITY
}

export type SendRateDeps = {
  /** The upper limit of the rate by the deployment's setting. */
  maxPerSecond: number
  /** Asks SES for the account's rate. */
  readRate: () => Promise<number>
  now: () => number
}

export const createSendRateStore = (table: Table, { maxPerSecond, readRate, now }: SendRateDeps) => {
  let known: z.infer<typeof item> | undefined

  /** One worker asks SES, which answers this question once a second. The others go on with the rate that is stored. */
  const renewRate = async (before: z.infer<typeof item>): Promise<z.infer<typeof item>> => {
    const mine = await isWritten(
      table.update({
        Key: SEND_RATE,
        UpdateExpression: 'SET rate_at = :now',
        ConditionExpression: before.rate_at === undefined ? 'attribute_not_exists(rate_at)' : 'rate_at = :before',
        ExpressionAttributeValues: {
          ':now': now(),
          ...(before.rate_at !== undefined && { ':before': before.rate_at }),
        },
      }),
    )
    if (!mine) {
      const stored = readItem(item, (await table.get({ Key: SEND_RATE, ConsistentRead: true })) ?? {}, SPARE)
      return stored.rate_at === undefined ? renewRate(stored) : stored
    }
    const rate = await readRate().catch(() => before.rate)
    if (rate === undefined) return { ...before, rate_at: now() }
    await table.update({
      Key: SEND_RATE,
      UpdateExpression: 'SET rate = :rate',
      ExpressionAttributeValues: { ':rate': rate },
    })
    return { ...before, rate, rate_at: now() }
  }

  const readPerSecond = async (): Promise<number> => {
    known ??= readItem(item, (await table.get({ Key: SEND_RATE })) ?? {}, SPARE)
    const kept = known.rate === undefined ? RATE_MISSING_MS : RATE_KEPT_MS
    const { rate_at } = known
    if (rate_at === undefined || Math.abs(now() - rate_at) > kept) known = await renewRate(known)
    const { rate } = known
    // Not known yet: the next lease reads again.
    if (rate === undefined) known = undefined
    return Math.min(maxPerSecond, rate ?? LEAST_RATE)
  }

  const take = async (UpdateExpression: string, ConditionExpression: string, values: Record<string, number>) => {
    let taken: z.infer<typeof item> = {}
    const isTaken = await isWritten(
      table
        .update({
          Key: SEND_RATE,
          UpdateExpression,
          ConditionExpression,
          ExpressionAttributeValues: values,
          ReturnValues: 'ALL_NEW',
        })
        .then((stored) => {
          taken = readItem(item, stored ?? {}, SPARE)
        }),
    )
    if (!isTaken) return undefined
    known = taken
    return taken.next_at
  }

  return {
    /** Leases up to `wanted` slots behind the leases of all workers. Throws when the item is written too often. */
    async lease(wanted: number): Promise<Lease> {
      const perSecond = (await readPerSecond()) * SEND_SHARE
      const gap = 1000 / perSecond
      const count = Math.max(1, Math.min(wanted, countUsable(gap), Math.floor(perSecond * LEASE_SECONDS)))
      const span = Math.ceil(count * gap * 1000) / 1000
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const at = now()
        const limits = { ':now': at, ':furthest': at + FURTHEST_SLOT_MS }
        const behind = await take('SET next_at = next_at + :span', 'next_at BETWEEN :now AND :furthest', {
          ...limits,
          ':span': span,
        })
        if (behind !== undefined) return { first: behind - span, gap, count }
        const free = 'attribute_not_exists(next_at) OR next_at < :now OR next_at > :furthest'
        const first = await take('SET next_at = :next', free, { ...limits, ':next': at + span })
        if (first !== undefined) return { first: at, gap, count }
      }
      throw new Error('The send rate was not leased: other workers lease at the same time.')
    },
  }
}
