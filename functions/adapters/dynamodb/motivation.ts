import * as z from 'zod/mini'
import { DEFAULT_TONE, tone } from '#domain/goals/fields.ts'
import { isAskedFor, type MailFacts } from '#domain/motivation/mail-facts.ts'
import {
  type Motivation,
  microPlan,
  motivationSource,
  motivationTimes,
  readMicroPlan,
} from '#domain/motivation/motivation.ts'
import { CARES, REASONS } from '#domain/safety/outcome.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { isWritten } from './condition-failed.ts'
import { type Key, keySchema, motivationKey, motivationPrefix, parseUserId, userKey } from './keys.ts'
import { packedWeek, packWeek } from './packed-week.ts'
import { readAll, readable, readItem } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | a goal's day | USER#<sub> / MOTIVATION#<goal>#<date> | | get- and generate-daily-motivation, the night's generation | 0.5 RRU |
 * | store unless stored | the same | | operations that write a day's text | 1 WRU |
 * | remove | the same | | operations whose goal was deleted meanwhile | 1 WRU |
 * | replace | the same | | save-motivation | 1 WRU |
 * | days before a date, newest first | USER#<sub>, MOTIVATION#<goal>#… up to a date | | list-motivation-history | 0.5 RRU per 4 kB |
 * | the last days before a date | USER#<sub>, MOTIVATION#<goal>#… between two dates | | operations that write a text | 0.5 RRU per 4 kB, at most 1 |
 * | keys before a date, or all | the same | | clear-motivation-history, delete-goal | 0.5 RRU per 4 kB |
 *
 * The item also contains the day's mail: its facts and its delivery state (delivery.ts). Both together stay below 1 kB, so
 * that a claim costs one unit.
 */

const motivationItem = z.object({
  pk: z.string(),
  sk: z.string(),
  message: z.string(),
  micro_plan: z.pipe(
    microPlan,
    z.transform((plan: string | string[]) => readMicroPlan(plan)),
  ),
  challenge: z.string(),
  ...motivationTimes,
  tone,
  source: motivationSource,
  prompt_version: z.string(),
  created_at: z.string(),
})

/** Values for unreadable fields of a motivation. */
const SPARE = {
  micro_plan: [],
  step_minutes: undefined,
  challenge_seconds: undefined,
  tone: DEFAULT_TONE,
  source: 'built-in',
  prompt_version: '',
}

export const motivationOfItem = (item: Item): Motivation => {
  const { pk, sk, ...rest } = readItem(motivationItem, item, SPARE)
  const [, goal_id = '', date = ''] = sk.split('#')
  return { goal_id, user_id: parseUserId(pk), date, ...rest }
}

const factsItem = z.object({
  to: z.string(),
  until: z.optional(z.number()),
  streak: z.int(),
  week: packedWeek,
  silent: z.optional(z.int()),
  kept_of_30: z.optional(z.int()),
  days_of_30: z.optional(z.int()),
  best: z.optional(z.int()),
  hint_when: z.optional(z.string()),
  hint_then: z.optional(z.string()),
  hint_obstacle: z.optional(z.string()),
  hint_next: z.optional(z.string()),
  names_zone: z.optional(z.literal(true)),
  offers_rest: z.optional(z.literal(true)),
  streak_hidden: z.optional(z.literal(true)),
  day_number: z.int(),
  care: z.optional(z.enum(CARES)),
  care_reason: z._default(z.enum(REASONS), 'none'),
})

const SPARE_FACTS = {
  streak: 0,
  week: 'nnnnnnn',
  silent: undefined,
  kept_of_30: undefined,
  days_of_30: undefined,
  best: undefined,
  hint_when: undefined,
  hint_then: undefined,
  hint_obstacle: undefined,
  hint_next: undefined,
  names_zone: undefined,
  offers_rest: undefined,
  streak_hidden: undefined,
  day_number: 1,
  care: undefined,
  care_reason: 'none',
}

export const factsOfItem = (item: Item): MailFacts => {
  const { until, care, ...facts } = readItem(factsItem, item, SPARE_FACTS)
  return { ...facts, until, care }
}

const createItem = ({ goal_id, user_id, date, ...text }: Motivation, facts: MailFacts): Item => ({
  ...motivationKey(user_id, goal_id, date),
  ...text,
  ...facts,
  week: packWeek(facts.week),
  // A text that is read on a day without a mail is not sent.
  mail: isAskedFor(facts) ? 'due' : 'withheld',
})

/** What a saved text replaces. A field that it lacks is removed. */
const TEXT_FIELDS = [
  'message',
  'micro_plan',
  'challenge',
  ...Object.keys(motivationTimes),
  'tone',
  'source',
  'prompt_version',
]

/** Sorts after every date. */
const END = '~'

export type MotivationStore = ReturnType<typeof createMotivationStore>

export const createMotivationStore = (table: Table) => ({
  /** Undefined when no text is stored, or when it is unreadable. */
  async get(userId: string, goalId: string, date: Day): Promise<Motivation | undefined> {
    const item = await table.get({ Key: motivationKey(userId, goalId, date) })
    return item && readable(item, motivationOfItem)
  },

  /** Stores a day's text unless one is stored, and returns the stored one (TEXT-3). Replaces an unreadable one. */
  async keepFirst(motivation: Motivation, facts: MailFacts): Promise<Motivation> {
    const put = table.put({ Item: createItem(motivation, facts), ConditionExpression: 'attribute_not_exists(pk)' })
    if (await isWritten(put)) return motivation
    const Key = motivationKey(motivation.user_id, motivation.goal_id, motivation.date)
    const item = await table.get({ Key, ConsistentRead: true })
    if (!item) return motivation
    return readable(item, motivationOfItem) ?? this.save(motivation, facts)
  },

  async remove(userId: string, goalId: string, date: Day): Promise<void> {
    await table.delete({ Key: motivationKey(userId, goalId, date) })
  },

  /** Replaces the stored text. Keeps the delivery state of the day's mail. */
  async save(motivation: Motivation, facts: MailFacts): Promise<Motivation> {
    const { pk, sk, created_at, ...item } = createItem(motivation, facts)
    const replaced = TEXT_FIELDS.filter((name) => item[name] !== undefined)
    const removed = TEXT_FIELDS.filter((name) => item[name] === undefined)
    const kept = Object.keys(item).filter((name) => !TEXT_FIELDS.includes(name) && item[name] !== undefined)
    const names = [...replaced, ...kept]
    const saved = await table.update({
      Key: { pk, sk },
      UpdateExpression: `SET ${[
        ...replaced.map((name) => `#${name} = :${name}`),
        ...kept.map((name) => `#${name} = if_not_exists(#${name}, :${name})`),
        'created_at = if_not_exists(created_at, :created_at)',
      ].join(', ')}${removed.length === 0 ? '' : ` REMOVE ${removed.join(', ')}`}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':created_at': created_at,
        ...Object.fromEntries(names.map((name) => [`:${name}`, item[name]])),
      },
      ReturnValues: 'ALL_NEW',
    })
    return motivationOfItem(saved ?? {})
  },

  /** Newest first, up to and including a date. `next` is the date of the last item, null on the last page. */
  async list(
    userId: string,
    goalId: string,
    asked: { upTo: Day; limit: number },
  ): Promise<{ motivations: Motivation[]; next: Day | null }> {
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': motivationPrefix(goalId),
        ':last': `${motivationPrefix(goalId)}${asked.upTo}`,
      },
      ScanIndexForward: false,
      Limit: asked.limit + 1,
    })
    const shown = items.slice(0, asked.limit)
    const next = items.length > asked.limit ? (keySchema.parse(shown.at(-1)).sk.split('#')[2] ?? null) : null
    return { motivations: readAll(shown, motivationOfItem), next }
  },

  /** The readable texts of the `days` days before a date. Eventually consistent. */
  async lastBefore(userId: string, goalId: string, date: Day, days: number): Promise<Motivation[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': `${motivationPrefix(goalId)}${addDays(date, -days)}`,
        ':last': `${motivationPrefix(goalId)}${addDays(date, -1)}`,
      },
    })
    return readAll(items, motivationOfItem)
  },

  /** Keys of a goal's texts, only those before `before` if given. */
  async listKeys(userId: string, goalId: string, before?: Day): Promise<Key[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': motivationPrefix(goalId),
        ':last': `${motivationPrefix(goalId)}${before === undefined ? END : addDays(before, -1)}`,
      },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    })
    return items.map((item) => keySchema.parse(item))
  },

  /** Deletes the texts before a date (TEXT-8). Returns their number. */
  async clearBefore(userId: string, goalId: string, date: Day): Promise<number> {
    const keys = await this.listKeys(userId, goalId, date)
    await table.deleteAll(keys)
    return keys.length
  },
})
