import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import { EMPTY_WISH } from '#test/support/suggestion-wishes.ts'
import { coachSaying } from '../adapters/bedrock/saying.ts'

/** A coach with these answers, and what its model was told with each retry. */
export const listenTo = (...answers: unknown[]): { coach: Coach; told: string[] } => {
  const coach = coachSaying(...answers)
  const told: string[] = []
  const model: Coach['model'] = (input, signal) => {
    const last = input.messages?.length === 1 ? undefined : input.messages?.at(-1)?.content?.[0]?.text
    if (last !== undefined) told.push(last)
    return coach.model(input, signal)
  }
  return { coach: { ...coach, model }, told }
}

const part = (text: string) => (circle: string) => ({ circle, title: text, text })
/** A report with one text in every place. */
export const createReportAnswer = (text: string) => ({
  executive_summary: text,
  key_insights: ['Personal Development', 'Friends & Family', 'Work'].map(part(text)),
  priority_recommendations: ['Personal Development', 'Friends & Family', 'Spiritual'].map(part(text)),
  time_summary: text,
  sources: Array.from({ length: 5 }, () => text),
  odds_summary: text,
  speaks_for: text,
  speaks_against: text,
  concern: 'none',
})
const suggestion = (kind: string, text: string, quote: string) => ({
  kind,
  title: `${kind} ${text}`.slice(0, 60),
  description: text,
  reasoning: `“${quote}”`,
  minutes: 30,
  days: 2,
})
/** Three suggestions with one text and one quote. */
export const createSuggestionsAnswer = (text: string, quote: string) => ({
  suggestions: ['do', 'leave-out', 'person'].map((kind) => suggestion(kind, text, quote)),
  concern: 'none',
})

/** What suggestions for the circle Work are asked with. */
export const WISH: SuggestionWish = { ...EMPTY_WISH, hoursPerWeek: 4, personalDefinition: 'Work that is mine.' }
