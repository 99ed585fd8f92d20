import * as z from 'zod/mini'
import { UnusableData } from '#domain/errors.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { BadItem, noteBad } from './read-item.ts'

/**
 * Whether stored data causes the error, so that a retry cannot help. Errors of AWS clients have none of these types. A `RangeError`
 * is a fault of the code: its work is retried and ends in the dead letters.
 */
export const isBad = (error: unknown): error is Error =>
  error instanceof BadItem || error instanceof UnusableData || error instanceof z.core.$ZodError

/** Logs and counts a skipped item, with the key of the work. */
export const noteLeftOut = (key: string, error: Error): void =>
  noteBad('item-left-out', {
    key: error instanceof BadItem ? error.key : key,
    reason:
      error instanceof z.core.$ZodError ? error.issues.map(({ path }) => path.join('.')).join(', ') : error.message,
  })

/**
 * Calls `work` for every item, at most `width` at a time. Logs, counts and skips items with bad stored data. Returns the other
 * errors, for which a retry may succeed. `readKey` is for the log and returns ids only.
 */
export const forEachIsolated = async <T>(
  items: readonly T[],
  { width, readKey }: { width: number; readKey: (item: T) => string },
  work: (item: T) => Promise<void>,
): Promise<unknown[]> =>
  inParallel(items, width, async (item) => {
    try {
      await work(item)
    } catch (error) {
      if (!isBad(error)) throw error
      noteLeftOut(readKey(item), error)
    }
  })
