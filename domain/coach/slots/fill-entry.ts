import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import { type Slot, slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import type { FreeForm, StepAndChallenge } from '#domain/coach/library/frame.ts'
import { eligibleTexts, fillSlots } from './fill-slots.ts'
import { type SlotFacts, withoutSlots } from './slot-facts.ts'

/** Slots that stand in quotation marks: a text holds each of them once. */
const QUOTES: ReadonlySet<Slot> = new Set(['title', 'plan', 'obstacle', 'why', 'words', 'last_note'])

/** What a day said before. */
export type EarlierText = { message: string; steps: readonly string[]; challenge: string }

/** What all parts of a day's text share. */
export type TextDay = {
  brief: CoachBrief
  offset: number
  said: readonly EarlierText[]
  situation: Situation
  facts: SlotFacts
}

/**
 * A text with its wording. `detail` is the place of a message's detail in the list of its topic, and `place` that of a step (topics/places.ts). `ownParts` are the step
 * and the challenge that go with this message only. `answerForm` is the form of the answer, where the message of a free day answers what the person wrote.
 */
export type Filled = {
  text: string
  wording: string
  detail?: number
  place?: number
  ownParts?: StepAndChallenge
  answerForm?: FreeForm
}

/** The facts with the goal's hour in place of the moment of its plan, which may be a long clause. */
const withHour = (facts: SlotFacts): SlotFacts => ({
  ...facts,
  values: new Map(facts.values).set('when', `at ${facts.values.get('time')}`),
})

/**
 * The best wording of an entry that stays within its limit: with the moment of the plan, else with the goal's hour; where none
 * does, the last one.
 */
export const fill = (
  { brief }: TextDay,
  entry: Wording,
  facts: SlotFacts,
  fits: (text: string) => boolean,
): Filled | undefined => {
  const hour = withHour(facts)
  const filled = eligibleTexts(entry, brief.kind, facts).map((wording) => ({
    wording,
    text: fillSlots(wording, facts, brief.localTime),
    short: fillSlots(wording, hour, brief.localTime),
  }))
  const best = filled.find(({ text }) => fits(text))
  if (best) return { wording: best.wording, text: best.text }
  const shorter = filled.find(({ short }) => fits(short)) ?? filled.at(-1)
  return shorter && { wording: shorter.wording, text: shorter.short }
}

/** The facts that the rest of a text may still use: no quote twice, and no title where it is used inside another slot. */
export const factsAfter = (facts: SlotFacts, used: readonly Filled[]): SlotFacts => {
  const slots = new Set(used.flatMap(({ wording }) => slotsIn(wording)).filter((slot) => QUOTES.has(slot)))
  const title = facts.values.get('title')
  const hasTitle = title !== undefined && used.some(({ text }) => text.includes(title.slice(0, -1)))
  if (hasTitle) slots.add('title')
  for (const slot of ['act', 'coming'] as const) if (hasTitle && facts.values.get(slot)?.includes('“')) slots.add(slot)
  return withoutSlots(facts, slots)
}
