import { operations } from '#infra/operations.ts'
import type { ReleaseFigures } from './history.ts'

/** Milliseconds of an operation's import on two quiet cores, the median of five. */
const IMPORT_MS = 65
/** Milliseconds of the synthesis with bundles on two quiet cores. */
const SYNTHESIS_MS = 15_000

const LIMITS: Record<string, number> = {
  'synthesis: ms': SYNTHESIS_MS,
  ...Object.fromEntries(operations.map(({ contract: { name } }) => [`function ${name}: import ms`, IMPORT_MS])),
}

export type Exceeded = { name: string; is: number; limit: number }

/** The figures above their limit. A figure without a limit is never above it. */
export const findExceeded = (figures: ReleaseFigures): Exceeded[] =>
  Object.entries(figures).flatMap(([name, is]) => {
    const limit = LIMITS[name]
    return limit !== undefined && is > limit ? [{ name, is, limit }] : []
  })
