import * as z from 'zod/mini'
import { DEFAULT_TONE, tone } from '#domain/goals/fields.ts'
import { motivationSource, motivationTimes } from '#domain/motivation/motivation.ts'
import type { Nudge } from '#domain/nudges/nudge.ts'
import type { Care } from '#domain/safety/outcome.ts'
import type { Day } from '#domain/time/day.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'
import {
  accountKey,
  goalKey,
  type Key,
  keySchema,
  NUDGES_PREFIX,
  nudgeKey,
  nudgePrefix,
  nudgesKey,
  parseUserId,
  userKey,
} from './keys.ts'
import { readAll, readItem } from './read-item.ts'
import { transactOnce } from './retry-on-conflict.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | store the next nudge of a day and count it | USER#<sub> / NUDGE#<date>#<number> and ACCOUNT#NUDGES#<date> | | generate-daily-motivation | 6 to 8 WRU, and 2 for each goal of a nudge about all goals |
 * | nudges of a day, and their count | USER#<sub>, begins_with NUDGE#<date># | | generate-daily-motivation | 1 RRU per 4 kB, consistent, and 1 |
 * | keys of a goal's nudges | USER#<sub>, begins_with NUDGE# | | delete-goal, sweep-leftovers | 1 RRU per 4 kB, consistent |
 *
 * The count is read by the overview (accounts.ts). Both expire.
 */

const DAYS_KEPT = 30
const expiresAt = (date: Day): number => Date.parse(date) / 1000 + DAYS_KEPT * DAY_SECONDS

const countItem = z.object({ sk: z.string(), count: z.int() })

/** A day's count. Undefined for other items. */
export const nudgeCountOfItem = (item: Item): { date: Day; count: number } | undefined => {
  if (typeof item.sk !== 'string' || !item.sk.startsWith(NUDGES_PREFIX)) return undefined
  const { sk, count } = readItem(countItem, item)
  return { date: sk.slice(NUDGES_PREFIX.length), count }
}

const nudgeItem = z.object({
  pk: z.string(),
  sk: z.string(),
  message: z.string(),
  micro_plan: z.array(z.string()),
  challenge: z.string(),
  ...motivationTimes,
  goal_id: z.nullable(z.string()),
  tone,
  source: motivationSource,
  prompt_version: z.string(),
  idempotency_key: z.optional(z.string()),
  created_at: z.string(),
})

const nudgeOfItem = (item: Item): Nudge => {
  const { pk, sk, ...rest } = readItem(nudgeItem, item, {
    micro_plan: [],
    step_minutes: undefined,
    challenge_seconds: undefined,
    tone: DEFAULT_TONE,
    source: 'built-in',
    prompt_version: '',
    idempotency_key: undefined,
  })
  const [, date = '', number = ''] = sk.split('#')
  return { user_id: parseUserId(pk), date, number: Number(number), ...rest }
}

export type NudgeStore = ReturnType<typeof createNudgeStore>

export const createNudgeStore = (table: Table) => ({
  /**
   * The nudges of a day, oldest first, by consistent reads. `count` includes nudges of deleted goals. The count is read before the
   * nudges: `keep` then stores a nudge under `count + 1` only when `nudges` has all before it, so the next one repeats none of
   * them (NUDGE-7).
   */
  async ofDay(userId: string, date: Day): Promise<{ count: number; nudges: Nudge[] }> {
    const counted = await table.get({ Key: nudgesKey(userId, date), ConsistentRead: true })
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':prefix': nudgePrefix(date) },
      ConsistentRead: true,
    })
    return { count: (counted && nudgeCountOfItem(counted)?.count) ?? 0, nudges: readAll(items, nudgeOfItem) }
  },

  /** Keys of the nudges about a goal. */
  async listKeys(userId: string, goalId: string): Promise<Key[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      FilterExpression: 'goal_id = :goal',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':prefix': nudgePrefix(), ':goal': goalId },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    })
    return items.map((item) => keySchema.parse(item))
  },

  /**
   * Stores a nudge under its number and counts it, in one transaction (NUDGE-2). Throws `ConditionFailed` when the number is
   * taken, when the account is being deleted, or when one of `about`, the goals that the nudge speaks of, is deleted, set
   * aside, or answered with another care than the one it was written for (CARE-13). An account's goals are deleted before
   * the account.
   */
  async keep(nudge: Nudge, about: readonly { id: string; care: Care }[]): Promise<void> {
    const { user_id, date, number, ...text } = nudge
    const isNext =
      number === 1
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: '#count = :before', more: { ':before': number - 1 } }
    await transactOnce(table, (TableName) => [
      {
        Update: {
          TableName,
          Key: nudgesKey(user_id, date),
          UpdateExpression: 'SET #count = :number, expires_at = :expires',
          ConditionExpression: isNext.ConditionExpression,
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':number': number, ':expires': expiresAt(date), ...isNext.more },
        },
      },
      {
        Put: {
          TableName,
          Item: { ...nudgeKey(user_id, date, number), ...text, expires_at: expiresAt(date) },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      ...about.map(({ id, care }) => ({
        ConditionCheck: {
          TableName,
          Key: goalKey(user_id, id),
          ConditionExpression: 'care = :care AND is_active = :active',
          ExpressionAttributeValues: { ':care': care, ':active': true },
        },
      })),
      ...(text.goal_id === null
        ? [
            {
              ConditionCheck: {
                TableName,
                Key: accountKey(user_id),
                ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(closing_at)',
              },
            },
          ]
        : []),
    ])
  },
})
