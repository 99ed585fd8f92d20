import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isOfTarget, type Situation } from '#domain/coach/day/situation.ts'
import type { LibraryChallenge, LibraryMessage, LibraryStep } from '#domain/coach/library/entry.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { readTargetEvent } from '#domain/coach/topics/target-event.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { findDateMove } from './date-text.ts'

const findEventTexts = (library: Library, brief: CoachBrief) => {
  const event = readTargetEvent(brief)
  return event === undefined ? undefined : library.EVENTS[event]
}

/** The messages of a goal around the date of its event (TEXT-36); undefined on other days and for a goal without one. */
export const findEventMessages = (
  library: Library,
  brief: CoachBrief,
  situation: Situation,
): Readonly<Record<Tone, readonly LibraryMessage[]>> | undefined =>
  isOfTarget(situation) || situation === 'after_target'
    ? findEventTexts(library, brief)?.messages[situation]
    : undefined

/**
 * Steps and challenges of a target date, of the day before and of the day after: those of the goal's event, else those of the day's move
 * (TEXT-37). Undefined on other days.
 */
export const findTargetParts = (
  library: Library,
  day: TextDay,
): { steps: readonly LibraryStep[]; challenges: readonly LibraryChallenge[] } | undefined => {
  const { brief, situation } = day
  if (!isOfTarget(situation) && situation !== 'after_target') return undefined
  const move = findDateMove(library, day)
  return move ? { steps: [move.step], challenges: [move.challenge] } : findEventTexts(library, brief)?.parts[situation]
}
