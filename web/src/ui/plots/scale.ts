/** Plots of one row are 300 by 24 units wide and high; values stand between two margins. */
export const PLOT_BOX = '0 0 300 24'
const MARGIN = 8
const LENGTH = 284

/** Where a value stands, from 0 to `top`; what lies outside stands at the end. */
export const placeOf = (value: number, top: number): number => {
  const share = top > 0 ? Math.min(1, Math.max(0, value / top)) : 0
  return Math.round((MARGIN + share * LENGTH) * 100) / 100
}

const STEPS = 5

/** The end of a scale that holds all values: a multiple of five, so that five steps of it are whole numbers. */
export const topOf = (values: readonly number[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...values) / STEPS)) * STEPS

/** The ends of a scale's `steps` equal parts. */
export const ticksOf = (top: number, steps = STEPS): number[] =>
  Array.from({ length: steps + 1 }, (_, at) => (top * at) / steps)
