import * as z from 'zod/mini'
import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { sentencesIn } from '#domain/framework/sentences.ts'
import { statesOnly } from '#domain/framework/stated-times.ts'
import {
  type GoalSuggestion,
  goalSuggestion,
  hoursForOne,
  SUGGESTION_KINDS,
  SUGGESTIONS,
  weeklyHours,
} from '#domain/framework/suggestions.ts'
import { chooseQuote } from '#domain/framework/words.ts'
import { INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { typed } from '#functions/adapters/bedrock/data-block.ts'
import { toPlainLine } from '#functions/adapters/bedrock/plain-text.ts'
import { type Concern, concern, concernSchema } from '#functions/coach/concern.ts'

const answer = z.strictObject({
  suggestions: z.array(
    z.strictObject({
      kind: z.enum(SUGGESTION_KINDS),
      title: z.string(),
      description: z.string(),
      reasoning: z.string(),
      minutes: z.number(),
      days: z.number(),
    }),
  ),
  concern,
})

/** A model's suggestions, or how the person's words worry it. */
export type WrittenSuggestions =
  | { concern: 'none'; suggestions: GoalSuggestion[] }
  | { concern: Exclude<Concern, 'none'> }

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
            kind: { type: 'string', enum: [...SUGGESTION_KINDS] },
            title: { type: 'string' },
            description: { type: 'string' },
            reasoning: { type: 'string' },
            minutes: { type: 'integer', description: 'Minutes on one day.' },
            days: { type: 'integer', description: 'Days a week, 1 to 7.' },
          },
          required: ['kind', 'title', 'description', 'reasoning', 'minutes', 'days'],
          additionalProperties: false,
        },
      },
      concern: concernSchema,
    },
    required: ['suggestions', 'concern'],
    additionalProperties: false,
  },
}

const QUOTE = /“([^”]+)”/g
/** Letters of a text without what a quote leaves out: quotation marks, invisible characters, case. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[“”"\p{Cf}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')

/** Whether every quote is the person's, and there is one where the person wrote a sentence that can be quoted. */
const quotesPerson = (reasoning: string, { chat, ...wish }: SuggestionWish): boolean => {
  const words = [wish.personalDefinition, wish.currentChallenges, wish.specificGoal, wish.priority, ...chat].map(
    (text) => typed(text, INTERVIEW_ANSWER_MAX),
  )
  const said = plain(words.join(' '))
  const quotes = [...reasoning.matchAll(QUOTE)].map(([, quote = '']) => plain(quote).replace(/[.,…!?]+$/u, ''))
  const canBeQuoted = words
    .flatMap((text) => sentencesIn(typed(text, INTERVIEW_ANSWER_MAX)))
    .some((sentence) => chooseQuote(sentence) !== undefined)
  return (quotes.length > 0 || !canBeQuoted) && quotes.every((quote) => said.includes(quote))
}

/**
 * Parses three suggestions of different kinds as plain text, with hours counted from minutes and days. Undefined when one exceeds a
 * goal's limits or the circle's hours, states another time than its fields, or quotes what the person did not write (COACH-1,
 * FRAMEWORK-14).
 */
export const readSuggestions = (json: unknown, wish: SuggestionWish): WrittenSuggestions | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success) return undefined
  if (raw.data.concern !== 'none') return { concern: raw.data.concern }
  if (raw.data.suggestions.length !== SUGGESTIONS) return undefined
  const read = z.array(goalSuggestion).safeParse(
    raw.data.suggestions.map(({ title, description, reasoning, minutes, days, kind }) => ({
      title: toPlainLine(title),
      description: toPlainLine(description),
      reasoning: toPlainLine(reasoning),
      timeCommitment: weeklyHours(minutes, days),
      minutes,
      days,
      kind,
    })),
  )
  if (!read.success) return undefined
  const titles = new Set(read.data.map(({ title }) => title.toLowerCase()))
  const kinds = new Set(read.data.map(({ kind }) => kind))
  const most = hoursForOne(wish.hoursPerWeek)
  const holds = ({ title, description, reasoning, timeCommitment, minutes = 0, days = 0 }: GoalSuggestion) =>
    timeCommitment <= most && statesOnly(`${title} ${description}`, { minutes, days }) && quotesPerson(reasoning, wish)
  const isValid = titles.size === SUGGESTIONS && kinds.size === SUGGESTIONS && read.data.every(holds)
  return isValid ? { concern: 'none', suggestions: read.data } : undefined
}
