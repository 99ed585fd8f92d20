import { type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { type Run, readRun, recentDays, recentRest } from '#domain/streaks/run.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'

/** How many days the summary of a run reaches back. */
const REACH = 96

/**
 * Days of the longest run before the one that goes on as of `date`, in the last 96 days; 0 without one. A run of more days that
 * began before them counts by the days in reach.
 */
export const readEarlierBest = (run: Run | undefined, date: Day, rhythm: Rhythm): number => {
  const { streak_count } = readRun(run, date, rhythm)
  const kept = recentDays(run, date, REACH)
  const rest = new Set(recentRest(run, date, REACH, rhythm))
  const isMissed = (day: Day) => readDayKind(rhythm, day) === 'chosen' && !rest.has(day)
  const hasMissed = (after: Day, before: Day) =>
    Array.from({ length: Math.max(0, daysBetween(after, before) - 1) }, (_, n) => addDays(after, n + 1)).some(isMissed)
  const lengths: number[] = []
  const earlier = kept.slice(0, Math.max(0, kept.length - streak_count))
  for (const [index, day] of earlier.entries()) {
    const previous = earlier[index - 1]
    const goesOn = previous !== undefined && !hasMissed(previous, day)
    lengths.push(goesOn ? (lengths.at(-1) ?? 0) + 1 : 1)
  }
  return Math.max(0, ...lengths)
}
