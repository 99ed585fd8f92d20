import { hashText } from '#domain/coach/words/hash-text.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import { ANGLES, type Angle } from './angle.ts'
import type { Situation } from './situation.ts'

/**
 * Which entries of the library a day gets. All goals of a person follow one permutation of each list,
 * seeded by the person's id, at distances that keep them apart (TEXT-14, TEXT-19).
 */
export type RotationPlace = {
  userId: string
  date: Day
  /** The goal's position among the person's goals, from 0, and the number of goals that the plan allows. */
  slot: number
  slots: number
}

/** The first day that a date can be. */
const EPOCH: Day = '2000-01-01'

/** Entries of an angle in each tone. */
const ENTRIES_OF_ANGLE = 8

export const countDaysSinceEpoch = (date: Day): number => daysBetween(EPOCH, date)

const remainder = (value: number, length: number): number => ((value % length) + length) % length

/** Numbers from 0 to 1 out of a seed (mulberry32). The same seed gives the same numbers. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The numbers from 0 to `length` - 1 in an order of the seed's own (Fisher-Yates). */
export const permute = (length: number, seed: string): number[] => {
  const random = randomFrom(hashText(seed))
  const order = Array.from({ length }, (_, index) => index)
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const one = order[last] ?? last
    order[last] = order[other] ?? other
    order[other] = one
  }
  return order
}

/**
 * The angle of a day and the index of its message. An angle returns after 12 days; its 8 messages last 96 days. From the
 * thirteenth goal on, a goal shares an angle with another one and has another message of it.
 */
export const angleOn = ({ userId, date, slot }: RotationPlace, offset = 0): { angle: Angle; index: number } => {
  const day = countDaysSinceEpoch(date) + offset
  const order = permute(ANGLES.length, `angles:${userId}`)
  const angle = ANGLES[order[remainder(day + slot, ANGLES.length)] ?? 0] ?? 'start'
  const round = Math.floor(day / ANGLES.length) + Math.floor(slot / ANGLES.length)
  return { angle, index: remainder(round, ENTRIES_OF_ANGLE) }
}

const SILENT_ANGLES = ['start', 'place', 'end'] as const

/**
 * The angle of a silent day that has no situation of its own: start, place or end. Its message is never one that the rotation of
 * angles gives in this round, the last one or the next one, so that no ordinary day of the same week gives way to it (TEXT-19).
 */
export const silentAngleOn = ({ date, slot, slots }: RotationPlace, offset = 0): { angle: Angle; index: number } => {
  const day = countDaysSinceEpoch(date) + offset
  const others = ENTRIES_OF_ANGLE - 3
  const texts = SILENT_ANGLES.length * others
  const at = remainder(slot * Math.max(1, Math.floor(texts / slots)) + day, texts)
  const taken = Math.floor(day / ANGLES.length)
  return {
    angle: SILENT_ANGLES[at % SILENT_ANGLES.length] ?? 'start',
    index: remainder(taken + 2 + Math.floor(at / SILENT_ANGLES.length), ENTRIES_OF_ANGLE),
  }
}

/** The days since the epoch. Each goal of a person is further along by its share of the list. */
export const countTurns = ({ date, slot, slots }: RotationPlace, length: number, offset = 0): number =>
  slot * Math.max(1, Math.floor(length / Math.max(slots, slot + 1))) + countDaysSinceEpoch(date) + offset

/**
 * The position of a day in a list of steps, challenges, or short situations: any `length` days use each entry once, and two goals
 * never share one while the list has an entry for each.
 */
export const positionOn = (place: RotationPlace, length: number, offset = 0): number =>
  remainder(countTurns(place, length, offset), length)

/** Situations that follow a gap. A goal counts the earlier ones by its silences. */
const AFTER_GAPS: ReadonlySet<Situation> = new Set(['after_miss', 'silent_3', 'silent_7', 'silent_14', 'returned'])

/** Days after which the goals of a person exchange their entries of the list of a gap. */
const EXCHANGE = 7

/**
 * The index of a situation's text. Goals count their gaps apart, so the list of a gap gives each goal entries of its own, of
 * which it sees each once before any returns. Each week, every goal gets the entries of the next one, so that a goal of a plan for many sees more than its few. The other
 * lists are short: all goals of a person walk them by the calendar day, so that two of them never meet while the list has an entry for each.
 */
export const situationIndex = (
  place: RotationPlace & { earlierSilences: number },
  situation: Situation,
  length: number,
  offset = 0,
): number => {
  if (!AFTER_GAPS.has(situation)) return positionOn(place, length, offset)
  const { date, slot, slots, earlierSilences } = place
  const ofEach = Math.max(1, Math.floor(length / slots))
  const own = remainder(slot + Math.floor(countDaysSinceEpoch(date) / EXCHANGE), slots)
  return remainder(remainder(earlierSilences + offset, ofEach) * slots + own, length)
}
