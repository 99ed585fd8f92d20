import { countDaysSinceEpoch } from '#domain/coach/day/rotation.ts'
import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { FreeDetail } from '#domain/coach/library/frame.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { entryAt } from './pick-entry.ts'

/**
 * Of how many days one prepares nothing, by the number of details for such days: a detail stands in each message once, so few details last for
 * few days of 90 (TEXT-19).
 */
const readPeriod = (count: number): number => (count >= 6 ? 2 : count >= 4 ? 3 : 4)

const countDays = ({ brief, offset }: TextDay): number => countDaysSinceEpoch(brief.date) + offset

const listLeisure = (details: readonly FreeDetail[]): readonly FreeDetail[] => details.filter(({ leisure }) => leisure)

/** The detail of a free day that prepares nothing, and its messages, first that of the day. Undefined on the other days. */
export const readLeisure = (
  details: readonly FreeDetail[],
  frames: readonly LibraryMessage[],
  day: TextDay,
): { detail: FreeDetail; frames: readonly LibraryMessage[] } | undefined => {
  const leisure = listLeisure(details)
  const period = readPeriod(leisure.length)
  if (leisure.length === 0 || countDays(day) % period !== 0) return undefined
  const turn = Math.floor(countDays(day) / period)
  // With 8 messages, a detail meets each of them before 90 days are over, and no two details of a week meet the same.
  const start = ((turn % leisure.length) + Math.floor(turn / leisure.length)) % frames.length
  return { detail: entryAt(leisure, turn), frames: [...frames.slice(start), ...frames.slice(0, start)] }
}

/** The day without the days that prepare nothing before it: the others would otherwise skip every second detail of an even list. */
export const withoutLeisureDays = (details: readonly FreeDetail[], day: TextDay): TextDay => {
  const { length } = listLeisure(details)
  const skipped = length === 0 ? 0 : Math.floor(countDays(day) / readPeriod(length)) + 1
  return { ...day, offset: day.offset - skipped }
}
