import * as z from 'zod/mini'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { BadItem, noteBad } from './read-item.ts'

/**
 * Whether what is stored causes an error, so that another attempt cannot help. Answers of AWS that cannot be read have none
 * of these types.
 */
export const isBad = (error: unknown): error is Error =>
  error instanceof BadItem || error instanceof RangeError || error instanceof z.core.$ZodError

/** Logs and counts a stored item that was left out, with the key of what was worked on. */
export const noteLeftOut = (key: string, error: Error): void =>
  noteBad('item-left-out', {
    key: error instanceof BadItem ? error.key : key,
    reason:
      error instanceof z.core.$ZodError ? error.issues.map(({ path }) => path.join('.')).join(', ') : error.message,
  })

/**
 * Does work for every item, at most `width` at a time. An item whose stored data is bad is logged and counted, and costs no
 * other item; gives the errors of the others that failed, which may succeed at the next attempt. `keyOf` is for the log and
 * holds ids alone.
 */
export const forEachIsolated = async <T>(
  items: readonly T[],
  { width, keyOf }: { width: number; keyOf: (item: T) => string },
  work: (item: T) => Promise<void>,
): Promise<unknown[]> =>
  inParallel(items, width, async (item) => {
    try {
      await work(item)
    } catch (error) {
      if (!isBad(error)) throw error
      noteLeftOut(keyOf(item), error)
    }
  })
