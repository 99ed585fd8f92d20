import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isWithinBand } from '#domain/coach/checks/length.ts'
import { positionOn } from '#domain/coach/day/rotation.ts'
import { isOfTarget } from '#domain/coach/day/situation.ts'
import { type LibraryMessage, type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import type { DateMove } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { type Filled, fill, type TextDay } from '#domain/coach/slots/fill-entry.ts'
import { fillSlots, hasMoment } from '#domain/coach/slots/fill-slots.ts'
import { type SlotFacts, withoutSlots } from '#domain/coach/slots/slot-facts.ts'
import { findWornFacts } from '#domain/coach/slots/worn-facts.ts'
import { groupAfter, readDateFamily } from '#domain/coach/topics/date-family.ts'
import { readTargetEvent } from '#domain/coach/topics/target-event.ts'
import { isAbout } from '#domain/coach/words/quote-theme.ts'
import { addDays } from '#domain/time/day.ts'
import { walkFrom } from './pick-entry.ts'
import { rememberTexts } from './same-text.ts'

/** Words of a note that leave something open. A note that only says how it was has no answer in a text of the date. */
const OPEN =
  /\b(?:still|mess\w*|missing|open|unclear|stuck|lost|not (?:yet|done|ready|finished)|unfinished|half|wrong|weak|hard|trouble|problem|broke|didn[’']t|couldn[’']t|can[’']t|nothing|no (?:idea|time)|over|late|forgot|swollen|sore|hurts?|pain|too (?:long|much|big|slow|loud|tired))\b/iu

/** Whether yesterday's note says that something is open or was hard. */
const hasOpenNote = ({ notes: [last], date }: CoachBrief): boolean =>
  last !== undefined &&
  last.date === addDays(date, -1) &&
  (last.feeling === 'hard' || (last.feeling !== 'easy' && OPEN.test(last.text)))

/** Facts that a frame adds where its move has none. */
const OF_PERSON: ReadonlySet<Slot> = new Set(['why', 'kept'])

const listMoves = ({ DATES }: Pick<Library, 'DATES'>, { brief, situation }: TextDay): readonly DateMove[] => {
  const isOfDate = isOfTarget(situation) || situation === 'after_target'
  if (!isOfDate || readTargetEvent(brief) !== undefined) return []
  const family = readDateFamily(brief)
  return isOfTarget(situation) ? DATES.families[family][situation] : DATES.after[groupAfter(family)]
}

/** The facts that a move may use: a note that it can answer, an obstacle of its theme, and a plan with its own moment, unless the week had them often enough. */
const factsFor = ({ meets }: DateMove, { brief, facts: all, said, situation }: TextDay): SlotFacts => {
  const facts = withoutSlots(all, findWornFacts(all, said, situation))
  const { values } = facts
  const obstacle = values.get('obstacle')
  const isMet = obstacle !== undefined && (meets === undefined || meets.some((theme) => isAbout(obstacle, theme)))
  const dropped: Slot[] = [
    ...(hasOpenNote(brief) ? [] : (['last_note'] as const)),
    ...(isMet ? [] : (['obstacle'] as const)),
    ...(hasMoment(facts) ? [] : (['when'] as const)),
  ]
  return withoutSlots(facts, new Set(dropped))
}

const canFill = (words: string, { values }: SlotFacts): boolean => slotsIn(words).every((slot) => values.has(slot))

/**
 * The move of a goal on its target date, the day before or the day after (TEXT-37): message, step and challenge are about the same. Goals of
 * a person have different ones on a day. Undefined on other days, and for a goal with an event (TEXT-36).
 */
export const findDateMove = (library: Pick<Library, 'DATES'>, day: TextDay): DateMove | undefined => {
  const moves = listMoves(library, day)
  if (moves.length === 0) return undefined
  const first = positionOn(day.brief, moves.length, day.offset)
  const turn = walkFrom(moves, first)
  const isKnown = rememberTexts(day.said.flatMap(({ steps }) => steps))
  const move = turn.find(({ step }) => !isKnown(step)) ?? turn[0]
  const instead = move?.instead
  return instead && canFill(instead.text[0] ?? '', factsFor(instead, day)) ? instead : move
}

/** The message of a date with its move. Undefined where the day has none. */
export const fillDateMessage = (library: Pick<Library, 'DATES'>, day: TextDay): Filled | undefined => {
  const { brief, situation, offset } = day
  const move = findDateMove(library, day)
  if (move === undefined || !(isOfTarget(situation) || situation === 'after_target')) return undefined
  const facts = factsFor(move, day)
  const frames = library.DATES.frames[situation][brief.tone]
  const first = positionOn(brief, frames.length, offset)
  const turn = walkFrom(frames, first)
  const fits = (text: string) => isWithinBand(text, brief.tone, situation)
  const wordings = brief.tone === 'drill_sergeant' ? move.short : move.text
  const fitting = wordings.filter((words) => canFill(words, facts))
  const fillIn = (words: string, frame: LibraryMessage): Filled | undefined => {
    const own = slotsIn(words).length > 0 ? withoutSlots(facts, OF_PERSON) : facts
    const detail = fillSlots(words, facts, brief.localTime)
    const filled = fill(day, frame, { ...own, values: new Map(own.values).set('detail', detail) }, fits)
    return filled && { ...filled, wording: filled.wording.replace('{detail}', words) }
  }
  const filled = fitting.flatMap((words) => turn.flatMap((frame) => fillIn(words, frame) ?? []))
  return filled.find(({ text }) => fits(text)) ?? filled.at(-1)
}
