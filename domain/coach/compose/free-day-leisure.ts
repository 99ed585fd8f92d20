import { countDaysSinceEpoch } from '#domain/coach/day/rotation.ts'
import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { FreeMove } from '#domain/coach/library/frame.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { entryAt, walkFrom } from './pick-entry.ts'

/**
 * Of how many days one prepares nothing, by the number of moves for such days: a move stands in each message once, so few moves last for
 * few days of 90 (TEXT-19).
 */
const readPeriod = (count: number): number => (count >= 6 ? 2 : count >= 4 ? 3 : 4)

const countDays = ({ brief, offset }: TextDay): number => countDaysSinceEpoch(brief.date) + offset

const listLeisure = (moves: readonly FreeMove[]): readonly FreeMove[] => moves.filter(({ leisure }) => leisure)

/** The move of a free day that prepares nothing, and its messages, first that of the day. Undefined on the other days. */
export const readLeisure = (
  moves: readonly FreeMove[],
  frames: readonly LibraryMessage[],
  day: TextDay,
): { move: FreeMove; frames: readonly LibraryMessage[] } | undefined => {
  const leisure = listLeisure(moves)
  const period = readPeriod(leisure.length)
  if (leisure.length === 0 || countDays(day) % period !== 0) return undefined
  const turn = Math.floor(countDays(day) / period)
  // With 8 messages, a move meets each of them before 90 days are over, and no two moves of a week meet the same.
  const start = (turn % leisure.length) + Math.floor(turn / leisure.length)
  return { move: entryAt(leisure, turn), frames: walkFrom(frames, start) }
}

/** The day without the days that prepare nothing before it: the others would otherwise skip every second move of an even list. */
export const withoutLeisureDays = (moves: readonly FreeMove[], day: TextDay): TextDay => {
  const { length } = listLeisure(moves)
  const skipped = length === 0 ? 0 : Math.floor(countDays(day) / readPeriod(length)) + 1
  return { ...day, offset: day.offset - skipped }
}

/**
 * How many times a move of a day has come before: each time, another of its pairs does. The moves of a list come once in as many days as the list needs
 * beside the days of the other one.
 */
export const countEarlierTimes = (moves: readonly FreeMove[], move: FreeMove, day: TextDay): number => {
  const { length } = listLeisure(moves)
  const others = moves.length - length
  const period = readPeriod(length)
  const days = move.leisure ? length * period : length === 0 ? others : (others * period) / (period - 1)
  return Math.floor(countDays(day) / days)
}
