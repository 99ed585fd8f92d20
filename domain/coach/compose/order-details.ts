import { countTurns, positionOn, type RotationPlace } from '#domain/coach/day/rotation.ts'
import type { Detail, Frame } from '#domain/coach/library/frame.ts'
import { entryAt, walkFrom } from './pick-entry.ts'

/** Days after which a detail may return. */
export const DETAIL_APART = 8

/** Entries of each list of steps. It is a multiple of 24, so in each round a position has the same part of 24 details. */
const TURNS = 96

/** The details that can be done at once. The others have a rotation of their own. */
export const listAtOnce = (details: readonly Detail[]): readonly Detail[] =>
  details.filter(({ form }) => form !== 'moment')

/** The details that wait for a moment. */
export const listMoments = (details: readonly Detail[]): readonly Detail[] =>
  details.filter(({ form }) => form === 'moment')

/** Every how many days a detail that waits for a moment comes. */
const findPeriod = (details: readonly Detail[]): number => {
  const { length } = listMoments(details)
  return Math.max(Math.ceil(DETAIL_APART / length), Math.round(details.length / length))
}

/** Whether a position in the list of steps meets a detail that waits for a moment. */
export const meetsMoment = (details: readonly Detail[], position: number): boolean =>
  listMoments(details).length > 0 && position % findPeriod(details) === 0

/** The number of parts of a list of details, each of at least 8. */
const countParts = (length: number): number => Math.max(1, Math.floor(length / DETAIL_APART))

/**
 * The details that a day chooses from, first that of the day. The list is split into parts of at least 8, and each block of 8 days uses the next part.
 * With 24 details or more, a detail returns after 17 days or later.
 */
const listPart = (details: readonly Detail[], turn: number): readonly Detail[] => {
  const parts = countParts(details.length)
  const block = Math.floor(turn / DETAIL_APART)
  const part = details.filter((_, index) => index % parts === block % parts)
  const first = (turn % DETAIL_APART) + DETAIL_APART * Math.floor(block / parts)
  return walkFrom(part, first)
}

/** The details that a position in the list of steps meets, first the one that it meets in each round. */
export const listAtPosition = (details: readonly Detail[], position: number): readonly Detail[] => {
  const atOnce = listAtOnce(details)
  return atOnce.length === 0 ? [] : listPart(atOnce, position)
}

/**
 * The details that wait for a moment, first that of the day. Only some days have one, as many as the share of such details in the
 * list, and none returns within 8 days. `inTurn` has all of them on such a day, first that of the day.
 */
const orderMoments = (place: RotationPlace, details: readonly Detail[], offset: number) => {
  const moments = listMoments(details)
  if (moments.length === 0) return { inTurn: [], ofDay: [], others: [] }
  const period = findPeriod(details)
  const day = countTurns(place, TURNS, offset)
  const turn = Math.floor(day / period)
  const far = entryAt(moments, turn + Math.floor(moments.length / 2))
  const inTurn = day % period === 0 ? walkFrom(moments, turn) : []
  return { inTurn, ofDay: inTurn.slice(0, 1), others: [far] }
}

/** The nearness of a detail with a step of the day that goes with it is this much higher than that of others. */
export const WITH_STEP = 100

/** How near a detail is to the steps of the day, with `WITH_STEP` where one of them goes with it. */
type Nearness = (detail: Detail) => number

/**
 * The details in the order in which a frame tries them (TEXT-26). First come those with a step of the day that have a form which the frame holds: of the
 * current part, then of the others. The others of the current part follow, the nearest to the steps first. Details that wait for a moment have a rotation of
 * their own, because only some angles hold them. A goal without a topic has no details.
 */
export const orderDetails = (
  place: RotationPlace,
  { holds }: Pick<Frame, 'holds'>,
  details: readonly Detail[],
  offset = 0,
  nearness: Nearness = () => 0,
  all: readonly Detail[] = details,
): readonly Detail[] => {
  if (details.length === 0) return []
  const isHeld = ({ form }: Detail) => holds.includes(form)
  const part = listAtPosition(all, positionOn(place, TURNS, offset)).filter((detail) => details.includes(detail))
  const near = new Map(details.filter(isHeld).map((detail) => [detail, nearness(detail)]))
  const measure = (detail: Detail) => near.get(detail) ?? 0
  const nearestFirst = part.filter(isHeld).toSorted((one, other) => measure(other) - measure(one))
  const moments = orderMoments(place, details, offset)
  const rest = walkFrom(details, positionOn(place, details.length, offset))
  const withStep = [...moments.inTurn, ...nearestFirst, ...rest].filter((detail) => measure(detail) >= WITH_STEP)
  return [
    ...new Set([
      ...withStep,
      ...moments.ofDay.filter(isHeld),
      ...nearestFirst,
      ...[...moments.others, ...rest].filter(isHeld),
      ...part,
      ...rest,
    ]),
  ]
}
