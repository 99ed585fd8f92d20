import * as z from 'zod/mini'
import { type Day, day } from '#domain/time/day.ts'
import { isShownOn } from '#domain/witness/morning.ts'
import { LINE_INTERVAL_MS } from '#domain/witness/witness.ts'
import { isWritten } from './condition-failed.ts'
import { goalOfKey, INDEXES, keySchema, parseUserId, witnessKey, witnessLookup } from './keys.ts'
import { readable, readItem } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | invite, in place of an earlier witness | USER#<sub> / WITNESS#<goal> | lookup | invite-witness | 1 WRU + 1 or 2 index |
 * | the witness of a goal | the same | | get-witness, operations of the link | 1 RRU |
 * | goal of a link | WITNESS#<hash> / WITNESS | lookup (keys only) | operations of the link | 0.5 RRU |
 * | note the first opening | USER#<sub> / WITNESS#<goal> | | get-witnessed-goal | 1 WRU, once |
 * | keep one line a week | the same | | send-witness-line | 1 WRU |
 * | take back a line | the same | | send-witness-line | 1 WRU |
 * | mute or unmute | the same | | mute-witness | 1 WRU |
 * | decline | the same | | decline-witness | 1 WRU |
 * | end | the same | lookup | end-witness, update-goal where it sets aside | 1 WRU + 1 index |
 * | take the line of a mail | the same | | send-mails | 0.5 RRU, and 1 WRU with a line |
 *
 * `hash` is the SHA-256 of the link's token; the token itself is not stored (ADR 225). The item is deleted with its goal
 * (sweep-goal.ts) and its account.
 */

/** `line_at` in epoch milliseconds; `line_day` is the local date of the morning with which the line arrives. */
export type StoredWitness = {
  hash: string
  name: string
  invited_at: string
  opened_at?: string | undefined
  muted?: true | undefined
  line?: string | undefined
  line_at?: number | undefined
  line_day?: Day | undefined
  /** The name that the witness gave with a line. */
  witness_name?: string | undefined
  /** When the witness declined; the link is not valid from then on. */
  declined_at?: string | undefined
}

/** The line of a witness for a mail, and the name that the witness gave; empty without one. */
export type WitnessWords = { text: string; by: string }

const witnessItem = z.object({
  lookup_pk: z.string(),
  name: z.string(),
  invited_at: z.string(),
  opened_at: z.optional(z.string()),
  muted: z.optional(z.literal(true)),
  line: z.optional(z.string()),
  line_at: z.optional(z.number()),
  line_day: z.optional(day),
  witness_name: z.optional(z.string()),
  declined_at: z.optional(z.string()),
})

/** Values for unreadable fields of a witness (ADR 102). */
const SPARE = {
  name: '',
  opened_at: undefined,
  line: undefined,
  line_at: undefined,
  line_day: undefined,
  witness_name: undefined,
}

const LOOKUP = witnessLookup('').lookup_pk

const witnessOfItem = (item: Item): StoredWitness => {
  const { lookup_pk, ...rest } = readItem(witnessItem, item, SPARE)
  return { hash: lookup_pk.slice(LOOKUP.length), ...rest }
}

export type WitnessStore = ReturnType<typeof createWitnessStore>

export const createWitnessStore = (table: Table) => ({
  async read(userId: string, goalId: string, options = { consistent: true }): Promise<StoredWitness | undefined> {
    const item = await table.get({ Key: witnessKey(userId, goalId), ConsistentRead: options.consistent })
    return item && readable(item, witnessOfItem)
  },

  /** The goal of a link. Eventually consistent: read the witness and compare the hash. */
  async find(hash: string): Promise<{ userId: string; goalId: string } | undefined> {
    const { lookup_pk, lookup_sk } = witnessLookup(hash)
    const [item] = await table.query({
      IndexName: INDEXES.lookup,
      KeyConditionExpression: 'lookup_pk = :hash AND lookup_sk = :witness',
      ExpressionAttributeValues: { ':hash': lookup_pk, ':witness': lookup_sk },
    })
    if (!item) return undefined
    const { pk, sk } = keySchema.parse(item)
    const goalId = goalOfKey(sk)
    return goalId === undefined ? undefined : { userId: parseUserId(pk), goalId }
  },

  /** Replaces the goal's witness. The earlier link is not found any more. */
  async invite(userId: string, goalId: string, { hash, name, invited_at }: StoredWitness): Promise<void> {
    await table.put({ Item: { ...witnessKey(userId, goalId), ...witnessLookup(hash), name, invited_at } })
  },

  /** Notes the first opening of this link. `at` is an ISO date-time. */
  async open(userId: string, goalId: string, hash: string, at: string): Promise<void> {
    await isWritten(
      table.update({
        Key: witnessKey(userId, goalId),
        UpdateExpression: 'SET opened_at = :at',
        ConditionExpression: 'lookup_pk = :hash AND attribute_not_exists(opened_at)',
        ExpressionAttributeValues: { ':at': at, ':hash': witnessLookup(hash).lookup_pk },
      }),
    )
  },

  /** Returns the witness after the change; undefined without one. Muting removes the line (WITNESS-8). */
  async mute(userId: string, goalId: string, muted: boolean): Promise<StoredWitness | undefined> {
    const Key = witnessKey(userId, goalId)
    const changed = await isWritten(
      table.update({
        Key,
        ConditionExpression: 'attribute_exists(pk)',
        ...(muted
          ? {
              UpdateExpression: 'SET muted = :yes REMOVE line, line_day, line_mailed',
              ExpressionAttributeValues: { ':yes': true },
            }
          : { UpdateExpression: 'REMOVE muted' }),
      }),
    )
    return changed ? this.read(userId, goalId) : undefined
  },

  /** Ends the link and deletes what the witness wrote. `at` is an ISO date-time. False for a link that has ended meanwhile. */
  decline: (userId: string, goalId: string, hash: string, at: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: witnessKey(userId, goalId),
        UpdateExpression: 'SET declined_at = :at REMOVE line, line_at, line_day, line_mailed, witness_name',
        ConditionExpression: 'lookup_pk = :hash',
        ExpressionAttributeValues: { ':at': at, ':hash': witnessLookup(hash).lookup_pk },
      }),
    ),

  async end(userId: string, goalId: string): Promise<void> {
    await table.delete({ Key: witnessKey(userId, goalId) })
  },

  /**
   * Keeps a line unless one was kept in the last 7 days (WITNESS-5). Returns false then, and for a muted witness and an ended link.
   * `at` in epoch milliseconds.
   */
  send: (
    userId: string,
    goalId: string,
    hash: string,
    line: { text: string; by: string; at: number; day: Day },
  ): Promise<boolean> =>
    isWritten(
      table.update({
        Key: witnessKey(userId, goalId),
        UpdateExpression: 'SET line = :line, line_at = :at, line_day = :day, witness_name = :by REMOVE line_mailed',
        ConditionExpression:
          'lookup_pk = :hash AND attribute_not_exists(declined_at) AND attribute_not_exists(muted) AND (attribute_not_exists(line_at) OR line_at <= :week_ago)',
        ExpressionAttributeValues: {
          ':hash': witnessLookup(hash).lookup_pk,
          ':line': line.text,
          ':by': line.by,
          ':at': line.at,
          ':day': line.day,
          ':week_ago': line.at - LINE_INTERVAL_MS,
        },
      }),
    ),

  /**
   * Removes the line of `at` (epoch milliseconds), if it is still there; the week stays used up. False once a mail took the line
   * (WITNESS-11).
   */
  takeBack: (userId: string, goalId: string, hash: string, at: number): Promise<boolean> =>
    isWritten(
      table.update({
        Key: witnessKey(userId, goalId),
        UpdateExpression: 'REMOVE line, line_day',
        ConditionExpression: 'lookup_pk = :hash AND line_at = :at AND attribute_not_exists(line_mailed)',
        ExpressionAttributeValues: { ':hash': witnessLookup(hash).lookup_pk, ':at': at },
      }),
    ),

  /**
   * The line for the mail of a local date, marked so that no mail of another date carries it. Undefined without one, and when the
   * witness was muted or ended meanwhile.
   */
  async takeForMail(userId: string, goalId: string, date: Day): Promise<WitnessWords | undefined> {
    const witness = await this.read(userId, goalId, { consistent: false })
    const { line, line_at, line_day, witness_name = '' } = witness ?? {}
    if (line === undefined || line_day === undefined || !isShownOn(line_day, date)) return undefined
    const taken = await isWritten(
      table.update({
        Key: witnessKey(userId, goalId),
        UpdateExpression: 'SET line_mailed = :date',
        ConditionExpression:
          'line_at = :at AND attribute_exists(line) AND attribute_not_exists(muted) AND (attribute_not_exists(line_mailed) OR line_mailed = :date)',
        ExpressionAttributeValues: { ':at': line_at, ':date': date },
      }),
    )
    return taken ? { text: line, by: witness_name } : undefined
  },
})
