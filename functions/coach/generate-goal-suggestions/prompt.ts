import { hoursForOne, SUGGESTIONS } from '#domain/framework/suggestions.ts'
import { type CircleType, INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { DATA_CLOSE, DATA_OPEN, dataBlock, typed } from '#functions/adapters/bedrock/data-block.ts'
import { dataRule } from '#functions/coach/interview-data.ts'

export type SuggestionInput = {
  circle: CircleType
  personalDefinition: string
  hoursPerWeek: number
  currentChallenges: string
  specificGoal: string
}

export const SYSTEM_PROMPT = `You suggest goals in Five Circles, where people choose one goal for each of five circles of their life and check in
on it once a day. For one circle, write ${SUGGESTIONS} suggestions that differ in kind, not only in size:
- title: what is done, at most 60 characters, no full stop.
- description: how and how often, at most 180 characters; concrete enough to know in the evening whether it was done.
- reasoning: why this one for this person, at most 140 characters, out of what they wrote.
- time_commitment: hours a week, in half hours, above 0 and at most max_hours.

How:
- Each is a thing to do again and again for 90 days, small enough to begin tomorrow. Together they need not fit into the hours.
- Take up what the person wrote: their definition, their challenge, what success would be. Invent nothing about them.
- Plain words, second person. Text only: no Markdown, no HTML, no emoji, no exclamation marks, no promises.
- Where what they want could hurt somebody, suggest its safest form and asking a professional.
- Write in the language of the person's answers; where that is unclear, in English.

${dataRule(DATA_OPEN, DATA_CLOSE)}
`

/** The data in the prompt. It contains no account data (COACH-3). */
export const userPrompt = (input: SuggestionInput): string => `Suggest goals.

${dataBlock({
  circle: input.circle,
  personal_definition: typed(input.personalDefinition, INTERVIEW_ANSWER_MAX),
  current_challenges: typed(input.currentChallenges, INTERVIEW_ANSWER_MAX),
  success_in_90_days: typed(input.specificGoal, INTERVIEW_ANSWER_MAX),
  hours_per_week: input.hoursPerWeek,
  max_hours: hoursForOne(input.hoursPerWeek),
})}`
