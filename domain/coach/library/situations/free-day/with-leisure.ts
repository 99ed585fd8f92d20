import type { FreeDayLeisure, FreeDayTexts } from '#domain/coach/library/frame.ts'

/** The entries of two lists in turn, those of the shorter one spread evenly over the longer. */
const spread = <T>(long: readonly T[], short: readonly T[]): T[] =>
  long.flatMap((entry, index) => {
    const placed = Math.floor((index * short.length) / long.length)
    const due = Math.floor(((index + 1) * short.length) / long.length)
    return [entry, ...short.slice(placed, due)]
  })

/** The texts of a free day with those that prepare nothing among them, so that neither comes many days in a row (TEXT-30). */
export const withLeisure = (texts: FreeDayTexts, { details, steps }: FreeDayLeisure): FreeDayTexts => ({
  ...texts,
  details: {
    ...texts.details,
    any: spread(
      texts.details.any,
      details.map((one) => ({ ...one, leisure: true })),
    ),
  },
  steps: { ...texts.steps, any: spread(texts.steps.any, steps) },
})
