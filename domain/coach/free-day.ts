import { daysBetween } from '#domain/time/day.ts'
import type { CoachBrief } from './brief.ts'
import { isWithinBand } from './checks/length.ts'
import { type Filled, fill, type TextDay } from './fill-entry.ts'
import { fillSlots, type SlotFacts, withoutSlots } from './fill-slots.ts'
import type { LibraryChallenge, LibraryStep, Slot, Wording } from './library/entry.ts'
import type { ByTime, FreeDayTexts, FreeDetail } from './library/frame.ts'
import type { Library } from './library-lists.ts'
import { readOutdoors } from './next-turn.ts'
import { firstNew } from './pick-entry.ts'
import { positionOn } from './rotation.ts'
import { rememberTexts } from './same-text.ts'
import { findByTopic } from './topic-texts.ts'

type FreeDays = Pick<Library, 'FREE_DAYS'>

/** The texts of a free day (TEXT-30): of the place outdoors, else of the topic, else of the goal's kind. */
const findFreeTexts = ({ FREE_DAYS: { topics, kinds } }: FreeDays, brief: CoachBrief): FreeDayTexts => {
  const outdoors = readOutdoors(brief.title)
  return (outdoors && topics[outdoors]) ?? findByTopic(topics, brief) ?? kinds[brief.kind]
}

/**
 * The entries that make sense on a free day. The day before the goal's next one has entries of its own; where no free day is before it,
 * so that there are two or three such days a week, those of any day too.
 */
const listInTime = <T>({ any, eve }: ByTime<T>, { date, nextDay, days }: CoachBrief): readonly T[] => {
  const isEve = nextDay !== null && daysBetween(date, nextDay) === 1
  if (!isEve) return any
  const isAlone = days.findLast((day) => day.date < date)?.state !== 'rest'
  return isAlone ? [...eve, ...any] : eve
}

const rotate = <T>(list: readonly T[], first: number): readonly T[] => [...list.slice(first), ...list.slice(0, first)]

const OBSTACLE: ReadonlySet<Slot> = new Set(['obstacle'])

/** The facts for a message: what somebody who recovers is afraid of is for a doctor, and no plan answers it. */
const withoutWorry = ({ kind }: CoachBrief, facts: SlotFacts): SlotFacts =>
  kind === 'recover' ? withoutSlots(facts, OBSTACLE) : facts

/**
 * The message of a day that the goal does not ask for: the next day of the goal, and a detail of its topic or its kind (TEXT-30). A detail
 * that the last 7 days had, or with which the message would be too short or too long, gives way to another. Undefined on other days.
 */
export const chooseFreeMessage = (library: FreeDays, day: TextDay, given: SlotFacts): Filled | undefined => {
  const { brief, offset, said, situation } = day
  if (situation !== 'rest_day' || brief.nextDay === null) return undefined
  const facts = withoutWorry(brief, given)
  const frames = library.FREE_DAYS.frames[brief.tone]
  const details = listInTime(findFreeTexts(library, brief).details, brief)
  const isKnown = rememberTexts(said.map(({ message }) => message))
  const fits = (message: string) => isWithinBand(message, brief.tone, situation)
  const words = ({ text, short }: FreeDetail) =>
    fillSlots(brief.tone === 'drill_sergeant' ? short : text, facts, brief.localTime)
  const isSaid = (detail: string) => said.some(({ message }) => message.includes(detail))
  const fresh = rotate(details, positionOn(brief, details.length, offset)).map(words)
  const tried = [...fresh.filter((detail) => !isSaid(detail)), ...fresh]
  const order = rotate(frames, positionOn(brief, frames.length, offset))
  for (const frame of [...order.filter((one) => !isKnown(one)), ...order])
    for (const detail of tried) {
      const filled = fill(day, frame, { ...facts, values: new Map(facts.values).set('detail', detail) }, fits)
      if (filled && fits(filled.text)) return filled
    }
  return undefined
}

/** What the parts of a text that are written already are about. */
const listAbout = ({ details, steps }: FreeDayTexts, day: TextDay, used: readonly Filled[]): ReadonlySet<string> => {
  const { brief, facts } = day
  const isUsed = (words: string) =>
    used.some(({ text }) => text.includes(fillSlots(words, facts, brief.localTime)))
  const said = [
    ...listInTime(details, brief).filter(({ text, short }) => [text, short].some(isUsed)),
    ...listInTime(steps, brief).filter(({ text, twin }) =>
      used.some(({ wording }) => wording === text || wording === twin),
    ),
  ]
  return new Set(said.flatMap(({ about }) => about ?? []))
}

/** Tells whether a step or a challenge is about the same as a part of the text that is written already. */
export const findRepeating = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
): ((entry: { about?: string }) => boolean) => {
  const about = listAbout(findFreeTexts(library, day.brief), day, used)
  return (entry) => entry.about !== undefined && about.has(entry.about)
}

/** The challenges of a free day. */
export const listFreeChallenges = (library: FreeDays, brief: CoachBrief): readonly LibraryChallenge[] =>
  listInTime(findFreeTexts(library, brief).challenges, brief)

/** The one step of a free day: a preparation. `used` are the parts of the text that are written already. */
export const chooseFreeStep = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
  isKnown: (entry: Wording) => boolean,
): LibraryStep => {
  const steps = listInTime(findFreeTexts(library, day.brief).steps, day.brief)
  const isRepeating = findRepeating(library, day, used)
  const first = positionOn(day.brief, steps.length, day.offset)
  return firstNew(steps, first, (entry: LibraryStep) => isKnown(entry) || isRepeating(entry))
}
