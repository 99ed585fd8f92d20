import { DomainError } from '#domain/errors.ts'
import { undoMessages } from '#domain/messages/undo.ts'
import type { Day } from '#domain/time/day.ts'
import type { LedgerDay } from './ledger.ts'
import type { Rhythm } from './rhythm.ts'
import { deriveRun, type Run } from './run.ts'

/** The undo of a check-in (STREAK-20). Days are check-in days of the person. */

/** Throws `invalid-request` for a day that is not `today`: an earlier day is never undone, and a later one has no check-in. */
export const checkUndoneDay = (day: Day, today: Day): void => {
  if (day !== today) throw new DomainError('invalid-request', undoMessages.otherDay, 'day')
}

/** The run of the rows without those of a day. */
export const deriveRunWithout = (rows: readonly LedgerDay[], day: Day, rhythm: Rhythm): Run | undefined =>
  deriveRun(
    rows.filter((row) => row.day !== day),
    rhythm,
  )

type Undone = {
  /** The row to remove. Undefined when the day is not checked in, so that a second undo changes nothing. */
  removed: LedgerDay | undefined
  run: Run | undefined
}

/**
 * The ledger of a goal after the undo of a day. Throws `conflict` for the day that Reset Streak closed a run on, and, with the field
 * `remove_words`, for a day of which the person said something, unless `removesWords`.
 */
export const undoDay = (rows: readonly LedgerDay[], day: Day, rhythm: Rhythm, removesWords: boolean): Undone => {
  const removed = rows.find((row) => row.day === day)
  if (removed?.closes_run) throw new DomainError('conflict', undoMessages.closed)
  if (!removesWords && (removed?.noted || removed?.felt))
    throw new DomainError('conflict', undoMessages.words, 'remove_words')
  return { removed, run: deriveRunWithout(rows, day, rhythm) }
}
