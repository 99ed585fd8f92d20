import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import type { Clock } from '../contracts/services.ts'
import { StartError } from '../contracts/start-error.ts'

export type StackClock = Clock & {
  /** Sets the clock to an instant (epoch milliseconds). It then runs at the machine's pace. */
  set(instant: number): void
  /** Offset from the machine's clock in milliseconds, one BigInt64. The functions' threads read it. */
  readonly cell: SharedArrayBuffer
}

const stored = z.strictObject({ offset: z.int() })

const read = (file: string): number => {
  if (!existsSync(file)) return 0
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8'))).offset
  } catch {
    throw new StartError(`The clock in ${file} cannot be read; start with --fresh for an empty data folder.`)
  }
}

/** The stack's clock. Its offset from the machine's is stored in `file` and survives a restart. */
export const createClock = (file: string, start?: number): StackClock => {
  const cell = new SharedArrayBuffer(8)
  const offset = new BigInt64Array(cell)
  Atomics.store(offset, 0, BigInt(read(file)))
  const clock: StackClock = {
    cell,
    now: () => Date.now() + Number(Atomics.load(offset, 0)),
    set: (instant) => {
      const distance = Math.round(instant) - Date.now()
      // Written first: otherwise a crash would repeat the work of the new instant, at an earlier time.
      writeFileSync(`${file}.new`, JSON.stringify({ offset: distance }))
      renameSync(`${file}.new`, file)
      Atomics.store(offset, 0, BigInt(distance))
    },
  }
  if (start !== undefined) clock.set(start)
  return clock
}

/** Parses `2026-11-21T07:00:00-05:00` to epoch milliseconds; undefined for text that is not an instant. */
export const parseInstant = (text: string): number | undefined => {
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return undefined
  }
}

/** Adds an ISO 8601 duration to an instant. Days, weeks, months and years are those of UTC. */
export const addDuration = (instant: number, duration: string): number | undefined => {
  try {
    return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').add(duration).epochMilliseconds
  } catch {
    return undefined
  }
}
