import type { CirclePlan } from '#domain/framework/week.ts'
import type { Telling } from './telling.ts'

/** Where in the week an insight puts the hours of a circle. */

export const placed = (telling: Telling, { circle, change }: CirclePlan, otherwise: string): string => {
  const when = telling.occasion(circle)
  if (!when) return otherwise
  // A circle that gets no new hours has nothing that starts.
  return change > 0 ? `You placed it ${when}, so that is where it starts.` : `You placed it ${when}.`
}

export const noDay = (telling: Telling): string =>
  telling.frame.circumstances.shifts
    ? 'Tie it to the end of a shift, early, late, or night.'
    : telling.pick([
        'No day is named for it yet; choose one before the first week.',
        'It has no day yet; give it one before the week begins.',
      ])
