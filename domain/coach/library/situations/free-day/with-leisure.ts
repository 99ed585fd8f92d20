import type { FreeDayTexts, FreeMove } from '#domain/coach/library/frame.ts'

/** The entries of two lists in turn, those of the shorter one spread evenly over the longer. */
const spread = <T>(long: readonly T[], short: readonly T[]): T[] =>
  long.flatMap((entry, index) => {
    const placed = Math.floor((index * short.length) / long.length)
    const due = Math.floor(((index + 1) * short.length) / long.length)
    return [entry, ...short.slice(placed, due)]
  })

/** The moves of a free day with those that prepare nothing among them, so that neither comes many days in a row (TEXT-30). */
export const withLeisure = ({ any, eve }: FreeDayTexts, leisure: readonly FreeMove[]): FreeDayTexts => ({
  any: spread(
    any,
    leisure.map((move) => ({ ...move, leisure: true })),
  ),
  eve,
})
