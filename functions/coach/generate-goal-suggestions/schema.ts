import * as z from 'zod/mini'
import { type GoalSuggestion, goalSuggestion, hoursForOne, SUGGESTIONS } from '#domain/framework/suggestions.ts'
import { toPlainLine } from '#functions/adapters/bedrock/plain-text.ts'

const answer = z.strictObject({
  suggestions: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      reasoning: z.string(),
      time_commitment: z.number(),
    }),
  ),
})

export const answerSchema = {
  name: 'goal_suggestions',
  description: 'Three goals to choose from.',
  schema: {
    type: 'object',
    properties: {
      suggestions: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            title: { type: 'string' },
            description: { type: 'string' },
            reasoning: { type: 'string' },
            time_commitment: { type: 'number', description: 'Hours a week, in half hours.' },
          },
          required: ['title', 'description', 'reasoning', 'time_commitment'],
          additionalProperties: false,
        },
      },
    },
    required: ['suggestions'],
    additionalProperties: false,
  },
}

/** Parses three different suggestions as plain text. Undefined when one exceeds a goal's limits or the circle's hours (COACH-1). */
export const readSuggestions = (json: unknown, hoursPerWeek: number): GoalSuggestion[] | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success || raw.data.suggestions.length !== SUGGESTIONS) return undefined
  const read = z.array(goalSuggestion).safeParse(
    raw.data.suggestions.map(({ title, description, reasoning, time_commitment }) => ({
      title: toPlainLine(title),
      description: toPlainLine(description),
      reasoning: toPlainLine(reasoning),
      timeCommitment: time_commitment,
    })),
  )
  if (!read.success) return undefined
  const titles = new Set(read.data.map(({ title }) => title.toLowerCase()))
  const most = hoursForOne(hoursPerWeek)
  return titles.size === SUGGESTIONS && read.data.every(({ timeCommitment }) => timeCommitment <= most)
    ? read.data
    : undefined
}
