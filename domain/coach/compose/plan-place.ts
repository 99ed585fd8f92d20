import type { SlotFacts } from '#domain/coach/slots/slot-facts.ts'
import { readStems } from './nearness.ts'

/** The place at the end of an act: “in the kitchen” of “put the phone in the kitchen”. */
const PLACE =
  / (?:at|beside|by|from|in|inside|into|near|on|onto|under) (?:an?|my|the|your) (?:(?!and\b|or\b)[\p{L}’]+ ){0,2}(?:balcony|bathroom|bed|bedroom|car|chair|couch|counter|desk|door|drawer|floor|garage|hall|hallway|kitchen|library|office|porch|room|shelf|sofa|table|window)$/iu

/**
 * A text without the place at the end of the plan's act, for a comparison with other texts: a phone that is put in the kitchen is about the phone. The place stays
 * where the act names nothing else.
 */
export const withoutPlanPlace = (text: string, { values }: Pick<SlotFacts, 'values'>): string => {
  const act = values.get('then') ?? ''
  const [place = ''] = PLACE.exec(act) ?? []
  const named = readStems(act.slice(act.indexOf(' '), act.length - place.length))
  return place === '' || named.size === 0 ? text : text.replaceAll(place, '')
}
