import type { OwnSentence } from './said.ts'

const SHIFTS =
  /\b(?:(?:rotating|night|early|late|day|split|double) shifts?|shift ?work\w*|work(?:s|ing)? (?:\w+ )?(?:shifts|nights)|(?:every|each|after (?:a|my|the)) shift|on[- ]call|roster|Schichtdienst|(?:Wechsel|Nacht|Früh|Spät)schicht(?:en)?)\b/i

/** The first sentence that says that the person's hours move with shifts; undefined without one. */
export const findShifts = (said: readonly OwnSentence[]): OwnSentence | undefined =>
  said.find(({ quote }) => SHIFTS.test(quote))
