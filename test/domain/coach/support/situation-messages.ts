import { type DateSituation, SITUATIONS, type Situation } from '#domain/coach/day/situation.ts'
import { listWordings } from '#domain/coach/library/entry.ts'
import { SITUATION_TEXTS as LIBRARY } from '#domain/coach/library/situations/situations.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { blank } from '../message-wording.ts'

/** Every message of the library for a situation, and its wordings. Free days and the days around a target date have lists of their own. */

export const TONES: Tone[] = ['kind_encouraging', 'teammate', 'wise_mentor', 'drill_sergeant']
type Own = Exclude<Situation, 'ordinary' | 'rest_day' | DateSituation>
const OTHERS: ReadonlySet<Situation> = new Set(['ordinary', 'rest_day', 'target_eve', 'target_day', 'after_target'])
const isOwn = (situation: Situation): situation is Own => !OTHERS.has(situation)
export const situations = SITUATIONS.filter(isOwn)
export const entries = situations.flatMap((situation) =>
  TONES.flatMap((tone) =>
    (LIBRARY[situation]?.[tone] ?? []).map((message, index) => ({
      situation,
      tone,
      message,
      at: `${situation} ${tone} ${index + 1}`,
    })),
  ),
)
export const listTexts = listWordings
export const wordings = entries.flatMap(({ message, ...entry }) =>
  listTexts(message).map((text) => ({ ...entry, text })),
)
type Written = (typeof wordings)[number]

export const findFaults = (check: (wording: Written) => unknown): string[] =>
  wordings.flatMap((wording) => {
    const fault = check(wording)
    return fault ? [`${wording.at}: ${fault === true ? wording.text : String(fault)}`] : []
  })
export const findMatches = (pattern: RegExp, applies: (wording: Written) => boolean = () => true): string[] =>
  findFaults((wording) => applies(wording) && pattern.exec(blank(wording.text))?.[0])
export const within = (...names: Situation[]) => {
  const set = new Set<Situation>(names)
  return ({ situation }: Written) => set.has(situation)
}
