import * as z from 'zod/mini'

/** Measured numbers by name. The smaller is the better for each. A name ends with its unit: `ms`, `MB`, `bytes`, `units`, or what is counted. */
export type ReleaseFigures = Record<string, number>

const line = z.strictObject({
  release: z.string(),
  date: z.string(),
  /** Processes that wanted a core in the last minute when the run began: times of a busy machine are longer. */
  load: z.number(),
  figures: z.record(z.string(), z.number()),
})
export type Release = z.infer<typeof line>

/** The releases of `bench/history.jsonl`, oldest first. Throws for a line that is not a release. */
export const parseHistory = (text: string): Release[] =>
  text
    .split('\n')
    .filter((one) => one.trim() !== '')
    .map((one) => line.parse(JSON.parse(one)))

/** What a figure may grow by before it is worse: measured times and memory differ from run to run, counts and sizes do not. */
const chooseTolerance = (name: string): number => (/ (ms|MB)$/.test(name) ? 0.25 : 0.01)

export type Worse = { name: string; was: number; is: number; release: string }

/** The figures that got worse since the newest release that has them. A figure of no release is never worse. */
export const findWorse = (history: Release[], figures: ReleaseFigures): Worse[] =>
  Object.entries(figures).flatMap(([name, is]) => {
    const before = history.findLast((one) => name in one.figures)
    const was = before?.figures[name]
    if (before === undefined || was === undefined || is <= was * (1 + chooseTolerance(name))) return []
    return [{ name, was, is, release: before.release }]
  })
