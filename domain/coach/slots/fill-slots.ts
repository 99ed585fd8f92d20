import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { fitHour } from '#domain/coach/day/part-of-day.ts'
import { type Slot, slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import { closeQuotes } from '#domain/coach/words/quotes.ts'
import { memoize } from '#domain/memoize.ts'
import type { SlotFacts } from './slot-facts.ts'

/** A wording of another day, which may name the goal's hour even if today's is over. */
const LATER = /\b(?:tomorrow|this week|next (?:week|time))\b/iu

/** Whether the plan has a moment that fits into a sentence. Without one, the slot `{when}` has the goal's hour. */
export const hasMoment = ({ values }: Pick<SlotFacts, 'values'>): boolean =>
  values.get('when') !== `at ${values.get('time')}`

/** Whether each slot for what the goal does stands where a name may stand: `for “Half marathon in May”`. */
const takesName = (text: string): boolean => !/(?<!\b(?:for|of|on|about) )\{(?:acting|thing)\}/u.test(text)

/** `byKind`, `text`, `also` and the twins. A need that is not met leaves only the twins, and a wording for recovery replaces the text. */
const listCandidates = (wording: Wording, kind: CoachBrief['kind'], facts: SlotFacts): string[] => {
  const { byKind, text, also = [], twinByKind, twin, needs } = wording
  const listed =
    kind === 'recover' && byKind?.recover !== undefined ? [byKind.recover] : [byKind?.[kind], text, ...also]
  const met = needs === undefined || facts.needs.has(needs) ? listed : []
  return [...met, twinByKind?.[kind], twin].filter((one) => one !== undefined)
}

const PLAN_SLOTS: readonly Slot[] = ['plan', 'when', 'then']

/** “Tell your mother your plan: when your mother is asleep …”: a plan that speaks of the person has no place beside them. */
const namesTwice = (text: string, { values }: SlotFacts): boolean => {
  const person = values.get('person')?.toLowerCase()
  if (person === undefined || !text.includes('{person}')) return false
  return PLAN_SLOTS.some((slot) => text.includes(`{${slot}}`) && values.get(slot)?.toLowerCase().includes(person))
}

/** The wordings of an entry that the facts fill, best first. */
export const eligibleTexts = (wording: Wording, kind: CoachBrief['kind'], facts: SlotFacts): string[] => {
  const isLate = (text: string) => facts.isOver === true && !LATER.test(text)
  const fits = (text: string) => facts.isNamed !== true || takesName(text)
  return listCandidates(wording, kind, facts).filter(
    (text) =>
      fits(text) &&
      !namesTwice(text, facts) &&
      slotsIn(text).every((slot) => facts.values.has(slot) && !(slot === 'time' && isLate(text))),
  )
}

const SENTENCE_START = /(?:^|[.?][”’)]*\s+|\n\s*|\{(?:plan|detail|after)\}\s+)$/u

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of a slot, the words before it, and whether it begins a sentence. */
type Place = { name: string; slot: string; before: string; isStart: boolean }

/** Wordings whose slots are kept: a library has some thousands of wordings, and a day tries many of them. */
const WORDINGS_MAX = 5000

const readPlaces = memoize((text: string): { places: readonly Place[]; rest: string } => {
  let from = 0
  const places = [...text.matchAll(/\{([a-z_]+)\}/gu)].map((found): Place => {
    const [slot, name = ''] = found
    const before = text.slice(from, found.index)
    from = found.index + slot.length
    return { name, slot, before, isStart: SENTENCE_START.test(text.slice(0, found.index)) }
  })
  return { places, rest: text.slice(from) }
}, WORDINGS_MAX)

/** A wording with its slots filled, sentences capitalized, marks inside the quotes, and words of time that fit the hour. */
export const fillSlots = (text: string, { values, begins }: SlotFacts, time: string): string => {
  const isReached = begins !== undefined && !hasMoment({ values }) && !LATER.test(text)
  const { places, rest } = readPlaces(text)
  const byName: ReadonlyMap<string, string> = values
  let filled = ''
  for (const { name, slot, before, isStart } of places) {
    const value = name === 'when' && isReached ? begins : (byName.get(name) ?? slot)
    filled += before + (isStart ? capitalize(value) : value)
  }
  return closeQuotes(fitHour(filled + rest, time)).trim()
}
