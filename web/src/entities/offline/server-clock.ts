import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

/** Milliseconds by which the server's clock is ahead of this browser's. It belongs to the device, not to a person. */
const kept = keptValue('clock-offset', z.int(), 'local')
let ahead: number | null = null

/** `now` is an ISO date-time that an answer has just brought. */
export const learnServerNow = (now: string): void => {
  ahead = Date.parse(now) - Date.now()
  kept.write(ahead)
}

/** The server's clock as far as it is known here, in epoch milliseconds: a browser's own clock may be wrong. */
export const serverNow = (browserNow = Date.now()): number => browserNow + (ahead ?? kept.read() ?? 0)
