import * as z from 'zod/mini'
import type { Run } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import { dayKey } from './keys.ts'
import { removeDay } from './ledger.ts'
import { readItem } from './read-item.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | read one day of a goal | USER#<sub> / DAY#<goal>#<date> | | get-mail-check-in, check-in-by-mail, undo-mail-check-in | 1 RRU |
 * | remove a day that a mail's link checked in, and write the run without it | the same and ACCOUNT#RUN#<goal> | | undo-mail-check-in | 4 WRU |
 */

const dayItem = z.object({
  checked_in_at: z.string(),
  via: z.optional(z.string()),
  closes_run: z.optional(z.boolean()),
  feeling: z.optional(z.unknown()),
  note: z.optional(z.unknown()),
})

/** Values for unreadable fields of a day. The existence of the row counts. */
const SPARE = { checked_in_at: new Date(0).toISOString(), via: undefined, closes_run: undefined }

/** A stored day. `can_undo`: a mail's link made it, and nothing was added to it since (MAIL-15). */
export type StoredDay = { checked_in_at: string; can_undo: boolean }

export type MailCheckInStore = ReturnType<typeof createMailCheckInStore>

export const createMailCheckInStore = (table: Table) => ({
  async day(userId: string, goalId: string, day: Day): Promise<StoredDay | undefined> {
    const item = await table.get({ Key: dayKey(userId, goalId, day), ConsistentRead: true })
    if (!item) return undefined
    const { checked_in_at, via, closes_run, feeling, note } = readItem(dayItem, item, SPARE)
    const untouched = closes_run === undefined && feeling === undefined && note === undefined
    return { checked_in_at, can_undo: via === 'mail' && untouched }
  },

  /** Removes a day that a mail's link made, while nothing was added to it (MAIL-15). See `removeDay`. */
  undo: (
    userId: string,
    goalId: string,
    day: { day: Day; checked_in_at: string },
    before: Run | undefined,
    after: Run | undefined,
  ): Promise<void> =>
    removeDay(table, userId, goalId, day, { before, after }, { withoutFeelingOrNote: true, byMail: true }),
})
