import * as z from 'zod/mini'

/** Room for the inexact representation of decimal fractions; far below every step of the product. */
const TOLERANCE = 1e-9

/**
 * Checks that a number is a multiple of `step`. zod's own `multipleOf` accepts numbers such as 5e-324, which the table cannot
 * store. The step is part of the published schema.
 */
export const inSteps = (step: number, error: string) => [
  z.refine<number>(
    (value) =>
      Math.abs(value / step - Math.round(value / step)) < TOLERANCE && (value === 0 || Math.abs(value) >= step),
    { error },
  ),
  z.meta({ multipleOf: step }),
]
