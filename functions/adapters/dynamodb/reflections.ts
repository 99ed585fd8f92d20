import * as z from 'zod/mini'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { feeling, type Reflection, type ReflectionChange } from '#domain/streaks/reflection.ts'
import type { Run } from '#domain/streaks/run.ts'
import { addDays, type Day, day } from '#domain/time/day.ts'
import { dayKey, dayPrefix, runKey, userKey } from './keys.ts'
import { asRead } from './ledger.ts'
import { readAll, readItem } from './read-item.ts'
import { transactOnce } from './retry-on-conflict.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | store feeling and note of a kept day | USER#<sub> / DAY#<goal>#<date> | | reflect-on-check-in | 1 WRU |
 * | the same, where the day gets its first note or loses it | the same and ACCOUNT#RUN#<goal> | | reflect-on-check-in | 4 WRU |
 * | the last kept days before a date | USER#<sub>, DAY#<goal>#… between two dates, newest first | | operations that write a text | 0.5 RRU |
 * | the days from a date | USER#<sub>, DAY#<goal>#… | | list-reflections | 1 RRU per 4 kB, consistent |
 */

const dayItem = z.object({
  sk: z.string(),
  feeling: z.optional(feeling),
  note: z.optional(z.string()),
  /** The care of the note, where it is not ordinary. */
  note_care: z.optional(z.string()),
})

const SPARE = { feeling: undefined, note: undefined, note_care: undefined }

/** Of the days before a text, so many are read. */
const DAYS_READ = 7

type StoredReflection = Reflection & { isOrdinary: boolean }

const reflectionOfItem = (item: Item): StoredReflection => {
  const { sk, feeling: felt = null, note = '', note_care } = readItem(dayItem, item, SPARE)
  const { date } = readItem(z.object({ date: day }), { ...item, date: sk.split('#')[2] })
  return { date, feeling: felt, note, isOrdinary: note_care === undefined }
}

export type ReflectionStore = ReturnType<typeof createReflectionStore>

export const createReflectionStore = (table: Table) => ({
  /**
   * Changes the feeling and the note of a kept day. `after` is the run with another mark of that day; without it the run stays.
   * `wasNoted` is whether the run that was read has the mark. Throws `ConditionFailed` when the day is not kept, or when day or run
   * changed since they were read.
   */
  async save(
    userId: string,
    goalId: string,
    date: Day,
    change: ReflectionChange & { care: Care },
    { wasNoted, before, after }: { wasNoted: boolean; before: Run; after?: Run | undefined },
  ): Promise<void> {
    const { feeling: felt, note, care } = change
    const values: Item = {
      ...(felt && { feeling: felt }),
      ...(note && { note, ...(care !== 'ordinary' && { note_care: care }) }),
    }
    const removed = [
      ...(felt === null ? ['feeling'] : []),
      ...(note === undefined ? [] : ['note', 'note_care']),
    ].filter((name) => !(name in values))
    const set = Object.keys(values)
    const Update = {
      Key: dayKey(userId, goalId, date),
      UpdateExpression: [
        set.length === 0 ? '' : `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}`,
        removed.length === 0 ? '' : `REMOVE ${removed.map((name) => `#${name}`).join(', ')}`,
      ].join(' '),
      ConditionExpression: `attribute_exists(pk) AND ${wasNoted ? 'attribute_exists' : 'attribute_not_exists'}(#note)`,
      ExpressionAttributeNames: Object.fromEntries(['note', ...set, ...removed].map((name) => [`#${name}`, name])),
      ...(set.length > 0 && {
        ExpressionAttributeValues: Object.fromEntries(set.map((name) => [`:${name}`, values[name]])),
      }),
    }
    if (!after) {
      await table.update(Update)
      return
    }
    await transactOnce(table, (TableName) => [
      { Update: { TableName, ...Update } },
      { Put: { TableName, Item: { ...runKey(userId, goalId), ...after }, ...asRead(before) } },
    ])
  },

  /** What the coach may read: the last 3 kept days with a feeling or an ordinary note, newest first (STREAK-16). */
  async lastBefore(userId: string, goalId: string, date: Day, days: number): Promise<CoachBrief['notes']> {
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': dayKey(userId, goalId, addDays(date, -days)).sk,
        ':last': dayKey(userId, goalId, addDays(date, -1)).sk,
      },
      ScanIndexForward: false,
      Limit: DAYS_READ,
    })
    return readAll(items, reflectionOfItem)
      .map((one) => ({ date: one.date, feeling: one.feeling, text: one.isOrdinary ? one.note : '' }))
      .filter(({ feeling: felt, text }) => felt !== null || text !== '')
  },

  /** The days with a feeling or a note from a date on, newest first. */
  async list(userId: string, goalId: string, from: Day): Promise<Reflection[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': dayKey(userId, goalId, from).sk,
        ':last': `${dayPrefix(goalId)}~`,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
    })
    return readAll(items, reflectionOfItem)
      .filter(({ feeling: felt, note }) => felt !== null || note !== '')
      .map(({ isOrdinary: _, ...shown }) => shown)
  },
})
