import * as z from 'zod/mini'
import { NO_DAYS } from '#domain/streaks/history.ts'
import type { LedgerDay } from '#domain/streaks/ledger.ts'
import type { Rhythm } from '#domain/streaks/rhythm.ts'
import { deriveRun, type Run } from '#domain/streaks/run.ts'
import { day } from '#domain/time/day.ts'
import { dayKey, dayPrefix, type Key, RUN_PREFIX, rhythmKey, runKey, userKey } from './keys.ts'
import { readAll, readItem } from './read-item.ts'
import { transactOnce } from './retry-on-conflict.ts'
import type { Item, Table, Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | record a day, with the run it makes | USER#<sub> / DAY#<goal>#<date> and ACCOUNT#RUN#<goal> | | check-in, check-in-by-mail, mark-yesterday | 4 WRU |
 * | the days of a goal | USER#<sub>, begins_with DAY#<goal># | | the three above for a day before the last one, undo-check-in, undo-mail-check-in, every overview with a run that cannot be read | 0.5 RRU per 4 kB, consistent 1 |
 * | remove a day, and write the run without it | the same two | | undo-check-in, undo-mail-check-in | 4 WRU |
 * | close the run and mark its last day | the same two | | reset-streak | 4 WRU |
 * | keys of a goal's days, run and rhythm | USER#<sub>, begins_with DAY#<goal># | | delete-goal, sweep-leftovers | 0.5 RRU per 4 kB |
 *
 * Runs are read by the overview (accounts.ts).
 */

const dayBits = z.string().check(z.regex(/^[0-9a-f]{1,24}$/))

const runItem = z.object({
  sk: z.string(),
  last_day: day,
  length: z.int(),
  best: z.int(),
  kept: z.int(),
  closed: z.boolean(),
  history: dayBits,
  /** Absent in items from before rest days, late days and notes. */
  rested: z._default(dayBits, NO_DAYS),
  late: z._default(dayBits, NO_DAYS),
  noted: z._default(dayBits, NO_DAYS),
})

const dayItem = z.object({
  sk: z.string(),
  checked_in_at: z.string(),
  closes_run: z.optional(z.literal(true)),
  late: z.optional(z.literal(true)),
  note: z.optional(z.string()),
  feeling: z.optional(z.unknown()),
})

/** Values for unreadable fields of a day. The existence of the row counts. */
const SPARE_DAY = { checked_in_at: new Date(0).toISOString(), closes_run: undefined, late: undefined, note: undefined }

/** The run of an item. Undefined for other items. */
export const runOfItem = (item: Item): { goalId: string; run: Run } | undefined => {
  if (typeof item.sk !== 'string' || !item.sk.startsWith(RUN_PREFIX)) return undefined
  const { sk, ...run } = readItem(runItem, item)
  return { goalId: sk.slice(RUN_PREFIX.length), run }
}

/** Runs that replace an unreadable item. The next write overwrites the item without comparing it. */
const rederived = new WeakSet<Run>()

/** The condition that the run has not changed since it was read. */
export const asRead = (
  run: Run | undefined,
): Pick<NonNullable<Write['Put']>, 'ConditionExpression' | 'ExpressionAttributeValues'> => {
  if (!run) return { ConditionExpression: 'attribute_not_exists(pk)' }
  if (rederived.has(run)) return { ConditionExpression: 'attribute_exists(pk)' }
  return {
    // An item from before notes has no `noted`.
    ConditionExpression:
      'last_day = :last AND closed = :closed AND kept = :kept AND (noted = :noted OR attribute_not_exists(noted))',
    ExpressionAttributeValues: {
      ':last': run.last_day,
      ':closed': run.closed,
      ':kept': run.kept,
      ':noted': run.noted,
    },
  }
}

/** Conditions of a removal, beside those on the day's time and on Reset Streak's mark: the day has no feeling and no note; a mail made it. */
type RemovedDay = { withoutFeelingOrNote: boolean; byMail: boolean }

/**
 * Removes a day and writes the run that is derived without it, in one transaction; `after` is undefined when no day is left. Throws
 * `ConditionFailed` when day or run changed since they were read.
 */
export const removeDay = (
  table: Table,
  userId: string,
  goalId: string,
  { day: date, checked_in_at }: Pick<LedgerDay, 'day' | 'checked_in_at'>,
  { before, after }: { before: Run | undefined; after: Run | undefined },
  { withoutFeelingOrNote, byMail }: RemovedDay,
): Promise<void> =>
  transactOnce(table, (TableName) => [
    {
      Delete: {
        TableName,
        Key: dayKey(userId, goalId, date),
        ConditionExpression: [
          'checked_in_at = :at AND attribute_not_exists(closes_run)',
          ...(withoutFeelingOrNote ? ['attribute_not_exists(feeling) AND attribute_not_exists(note)'] : []),
          ...(byMail ? ['via = :mail'] : []),
        ].join(' AND '),
        ExpressionAttributeValues: { ':at': checked_in_at, ...(byMail && { ':mail': 'mail' }) },
      },
    },
    after
      ? { Put: { TableName, Item: { ...runKey(userId, goalId), ...after }, ...asRead(before) } }
      : { Delete: { TableName, Key: runKey(userId, goalId), ...asRead(before) } },
  ])

export type LedgerStore = ReturnType<typeof createLedgerStore>

export const createLedgerStore = (table: Table) => ({
  /** Adds one row per goal and day and writes the run, in one transaction (STREAK-1). Throws `ConditionFailed`. */
  record: (userId: string, goalId: string, row: LedgerDay, before: Run | undefined, after: Run): Promise<void> =>
    transactOnce(table, (TableName) => [
      {
        Put: {
          TableName,
          Item: {
            ...dayKey(userId, goalId, row.day),
            checked_in_at: row.checked_in_at,
            ...(row.via && { via: row.via }),
            ...(row.late && { late: true }),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      { Put: { TableName, Item: { ...runKey(userId, goalId), ...after }, ...asRead(before) } },
    ]),

  /** Removes a day that a check-in made (STREAK-20); with `withoutFeelingOrNote` only while it has neither. See `removeDay`. */
  remove: (
    userId: string,
    goalId: string,
    row: LedgerDay,
    runs: { before: Run | undefined; after: Run | undefined },
    withoutFeelingOrNote: boolean,
  ): Promise<void> => removeDay(table, userId, goalId, row, runs, { withoutFeelingOrNote, byMail: false }),

  listDays: async (userId: string, goalId: string): Promise<LedgerDay[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':prefix': dayPrefix(goalId) },
      ConsistentRead: true,
    })
    return readAll(items, (item) => {
      const { sk, checked_in_at, closes_run, late, note, feeling } = readItem(dayItem, item, SPARE_DAY)
      const date = readItem(z.object({ day }), { ...item, day: sk.slice(dayPrefix(goalId).length) }).day
      return {
        day: date,
        checked_in_at,
        ...(closes_run && { closes_run }),
        ...(late && { late }),
        ...(note && { noted: true }),
        ...(feeling !== undefined && { felt: true }),
      }
    })
  },

  /** The run derived from the ledger (STREAK-1), in place of an unreadable item. */
  async rederiveRun(userId: string, goalId: string, rhythm: Rhythm): Promise<Run | undefined> {
    const run = deriveRun(await this.listDays(userId, goalId), rhythm)
    if (run) rederived.add(run)
    return run
  },

  /** Closes the run and marks its last day (STREAK-4). Throws `ConditionFailed`. */
  close: (userId: string, goalId: string, before: Run, after: Run): Promise<void> =>
    transactOnce(table, (TableName) => [
      {
        Update: {
          TableName,
          Key: dayKey(userId, goalId, before.last_day),
          UpdateExpression: 'SET closes_run = :yes',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':yes': true },
        },
      },
      { Put: { TableName, Item: { ...runKey(userId, goalId), ...after }, ...asRead(before) } },
    ]),

  /** Keys of a goal's days, run and rhythm. */
  listKeys: async (userId: string, goalId: string): Promise<Key[]> => [
    ...(await table.keys(userKey(userId), dayPrefix(goalId))),
    ...(await table.keys(userKey(userId), runKey(userId, goalId).sk)),
    ...(await table.keys(userKey(userId), rhythmKey(userId, goalId).sk)),
  ],
})
