import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

/** Milliseconds by which the server's clock is ahead of the browser's. Stored per device, not per person. */
const stored = createStoredValue('clock-offset', z.int(), 'local')
let ahead: number | null = null

/** `now` is the ISO date-time of an answer that has just arrived. */
export const learnServerNow = (now: string): void => {
  ahead = Date.parse(now) - Date.now()
  stored.write(ahead)
}

/** The estimated time of the server, in epoch milliseconds (DAY-5). */
export const serverNow = (browserNow = Date.now()): number => browserNow + (ahead ?? stored.read() ?? 0)
