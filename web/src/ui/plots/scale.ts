/** The plot of one row is 300 by 24 units; values lie between two margins. */
export const PLOT_BOX = '0 0 300 24'
const MARGIN = 8
const LENGTH = 284

/** The x position of a value from 0 to `top`; values outside are clamped. */
export const placeValue = (value: number, top: number): number => {
  const share = top > 0 ? Math.min(1, Math.max(0, value / top)) : 0
  return Math.round((MARGIN + share * LENGTH) * 100) / 100
}

const STEPS = 5

/** The end of a scale that holds all values: a multiple of five, so that its five steps are whole numbers. */
export const findTop = (values: readonly number[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...values) / STEPS)) * STEPS

/** The ends of `steps` equal parts of a scale. */
export const listTicks = (top: number, steps = STEPS): number[] =>
  Array.from({ length: steps + 1 }, (_, at) => (top * at) / steps)
