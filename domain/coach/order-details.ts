import type { Detail, Frame } from './library/frame.ts'
import { entryAt } from './pick-entry.ts'
import { countDaysSinceEpoch, positionOn, type RotationPlace } from './rotation.ts'

/** Days after which a detail may return. */
export const DETAIL_APART = 8

/** The numbers from `first` to `last`. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/**
 * The details that wait for a moment, first that of the day. Only some days have one, as many as the share of such details in the
 * list, and none returns within 8 days.
 */
const listMoments = (place: RotationPlace, details: readonly Detail[], offset: number) => {
  const moments = details.filter(({ form }) => form === 'moment')
  if (moments.length === 0) return { ofDay: [], others: [] }
  const period = Math.max(Math.ceil(DETAIL_APART / moments.length), Math.round(details.length / moments.length))
  const day = countDaysSinceEpoch(place.date) + place.slot + offset
  const turn = Math.floor(day / period)
  const far = entryAt(moments, turn + Math.floor(moments.length / 2))
  return { ofDay: day % period === 0 ? [entryAt(moments, turn)] : [], others: [far] }
}

/**
 * The details in the order in which a frame tries them (TEXT-26). First those of a form that it holds: the detail of the day, then
 * others that no day of the week before or after begins with. Details that wait for a moment have a rotation of their own, because
 * only some angles hold them. A goal without a topic has no details.
 */
export const orderDetails = (
  place: RotationPlace,
  { holds }: Pick<Frame, 'holds'>,
  details: readonly Detail[],
  offset = 0,
): readonly Detail[] => {
  if (details.length === 0) return []
  const isHeld = ({ form }: Detail) => holds.includes(form)
  const atOnce = details.filter(({ form }) => form !== 'moment')
  const first = positionOn(place, atOnce.length, offset)
  const rotation = [0, ...range(DETAIL_APART, atOnce.length - DETAIL_APART)].map((step) =>
    entryAt(atOnce, first + step),
  )
  const moments = listMoments(place, details, offset)
  const tried = [...moments.ofDay, ...rotation, ...moments.others]
  const rest = range(1, details.length).map((step) => entryAt(details, first + step))
  return [...new Set([...tried.filter(isHeld), ...tried, ...rest.filter(isHeld), ...rest])]
}
