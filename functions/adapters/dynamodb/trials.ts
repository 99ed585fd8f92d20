import * as z from 'zod/mini'
import { DAY_MS, DAY_SECONDS } from '#domain/time/units.ts'
import { ConditionFailed, isWritten } from './condition-failed.ts'
import { INDEXES, parseUserId, trialDayKey, trialKey, trialLookup } from './keys.ts'
import { readItem } from './read-item.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | store a trial once | USER#<sub> / TRIAL | lookup | create-user-profile, create-confirmed-profile | 1 WRU + 1 index |
 * | trials that end within a time | TRIAL#<day> / <ISO date-time>#<sub> | lookup (keys only) | announce-trial-ends | 0.5 RRU a day |
 * | announce, once | USER#<sub> / TRIAL | | announce-trial-ends | 2 WRU |
 */

/** The announcements of a trial (ADR 054). */
export type Announcement = 'ending' | 'ended'

/** TTL after the end of the trial. Both announcements are made before. */
const KEPT_SECONDS = 60 * DAY_SECONDS

/** Lease of a claim: longer than the timeout of a worker. */
const LEASE_MS = 120_000

const nameAttributes = (what: Announcement) => ({ claim: `${what}_claimed`, told: `${what}_told` })

const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

export type TrialStore = ReturnType<typeof createTrialStore>

export const createTrialStore = (table: Table) => ({
  /** Stores a trial. `expiresAt` is an ISO date-time. Does not change a stored trial. */
  async start(userId: string, expiresAt: string): Promise<void> {
    await isWritten(
      table.put({
        Item: {
          ...trialKey(userId),
          ...trialLookup(userId, expiresAt),
          expires_at: Math.floor(Date.parse(expiresAt) / 1000) + KEPT_SECONDS,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    )
  },

  /** Ids of people whose trial ends within `after` < end <= `until` (epoch milliseconds). */
  async endingWithin(after: number, until: number): Promise<string[]> {
    const people: string[] = []
    for (let day = after; formatDay(day) <= formatDay(until); day += DAY_MS) {
      const items = await table.query({
        IndexName: INDEXES.lookup,
        KeyConditionExpression: 'lookup_pk = :day AND lookup_sk BETWEEN :after AND :until',
        ExpressionAttributeValues: {
          ':day': trialDayKey(formatDay(day)),
          ':after': new Date(after + 1).toISOString(),
          ':until': `${new Date(until).toISOString()}#~`,
        },
      })
      people.push(...items.map((item) => parseUserId(z.object({ pk: z.string() }).parse(item).pk)))
    }
    return people
  },

  /**
   * Claims an announcement for one worker. Returns `announced` after it was made, `elsewhere` while another worker's claim lasts: two
   * minutes. `now` in epoch milliseconds.
   */
  async claim(userId: string, what: Announcement, now: number): Promise<'claimed' | 'announced' | 'elsewhere'> {
    const names = nameAttributes(what)
    try {
      await table.update({
        Key: trialKey(userId),
        UpdateExpression: 'SET #claim = :now',
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(#told) AND (attribute_not_exists(#claim) OR #claim <= :lost)',
        ExpressionAttributeNames: { '#claim': names.claim, '#told': names.told },
        ExpressionAttributeValues: { ':now': now, ':lost': now - LEASE_MS },
      })
      return 'claimed'
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const item = await table.get({ Key: trialKey(userId), ConsistentRead: true })
      if (item === undefined || names.told in item) return 'announced'
      readItem(z.object({ [names.claim]: z.number() }), item)
      return 'elsewhere'
    }
  },

  /** Marks an announcement as made. Does nothing for a deleted account. */
  async markAnnounced(userId: string, what: Announcement, now: number): Promise<void> {
    await isWritten(
      table.update({
        Key: trialKey(userId),
        UpdateExpression: 'SET #told = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#told': nameAttributes(what).told },
        ExpressionAttributeValues: { ':now': now },
      }),
    )
  },

  /** Releases a claim. Only when nothing was announced. */
  async release(userId: string, what: Announcement): Promise<void> {
    await isWritten(
      table.update({
        Key: trialKey(userId),
        UpdateExpression: 'REMOVE #claim',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#claim': nameAttributes(what).claim },
      }),
    )
  },
})
