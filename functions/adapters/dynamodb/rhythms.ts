import * as z from 'zod/mini'
import { type Rhythm, rhythm } from '#domain/streaks/rhythm.ts'
import { goalKey, RHYTHM_PREFIX, rhythmKey } from './keys.ts'
import { readItem } from './read-item.ts'
import { transactWithRetry } from './retry-on-conflict.ts'
import type { Item, Table, Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | replace the rhythm that was read | USER#<sub> / ACCOUNT#RHYTHM#<goal> | | pause-goal, update-goal | 1 WRU |
 * | create the rhythm of a goal that exists | the same, with a condition on ACCOUNT#GOAL#<goal> | | pause-goal | 4 WRU |
 * | replace it with a change of the goal (goals.ts), 4 WRU together | the same | | update-goal | 2 WRU |
 * | create with the goal, where it is not every day | the same | | create-goal | 2 WRU |
 *
 * Rhythms are read by the overview (accounts.ts) and deleted with the ledger (ledger.ts).
 */

/** A rhythm with the number of its changes, which a write compares. Without a number it is not stored yet. */
export type StoredRhythm = Rhythm & { revision?: number }

const rhythmItem = z.extend(rhythm, { sk: z.string(), revision: z.int() })

/** Values for unreadable fields of a rhythm (ADR 102). */
const SPARE_RHYTHM = { weekdays: [], rest: [], pauses: [] }

/** The rhythm of an item. Undefined for other items. */
export const rhythmOfItem = (item: Item): { goalId: string; rhythm: StoredRhythm } | undefined => {
  if (typeof item.sk !== 'string' || !item.sk.startsWith(RHYTHM_PREFIX)) return undefined
  const { sk, ...read } = readItem(rhythmItem, item, SPARE_RHYTHM)
  return { goalId: sk.slice(RHYTHM_PREFIX.length), rhythm: read }
}

/** The write of a rhythm in place of the one with the revision `before`. Its condition fails when that one changed. */
export const putRhythm =
  (userId: string, goalId: string, before: number | undefined, { weekdays, rest, pauses }: Rhythm) =>
  (TableName: string): { Put: NonNullable<Write['Put']> } => ({
    Put: {
      TableName,
      Item: { ...rhythmKey(userId, goalId), weekdays, rest, pauses, revision: (before ?? 0) + 1 },
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': before } }),
    },
  })

export type RhythmWrite = ReturnType<typeof putRhythm>

export type RhythmStore = ReturnType<typeof createRhythmStore>

export const createRhythmStore = (table: Table) => ({
  /**
   * Stores the rhythm in place of the one that was read, unless both are the same object. Throws `ConditionFailed` when it
   * changed since, and when the goal is deleted.
   */
  async replace(userId: string, goalId: string, read: StoredRhythm, next: StoredRhythm): Promise<void> {
    if (next === read) return
    const put = putRhythm(userId, goalId, read.revision, next)
    if (read.revision !== undefined) return this.write(put)
    // The deletion of a goal deletes its rhythm, but not one that is stored afterward.
    await transactWithRetry(table, (TableName) => [
      { ConditionCheck: { TableName, Key: goalKey(userId, goalId), ConditionExpression: 'attribute_exists(pk)' } },
      put(TableName),
    ])
  },

  /** The write by itself. Throws `ConditionFailed` as `replace` does. */
  async write(rhythm: RhythmWrite): Promise<void> {
    const { TableName: _, ...put } = rhythm('').Put
    await table.put(put)
  },
})
