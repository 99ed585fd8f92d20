import * as z from 'zod/mini'
import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { deriveCircumstances } from '#domain/framework/circumstances.ts'
import { isSameGoal } from '#domain/framework/same-goal.ts'
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
import { type AnswerFault, Unusable } from '#functions/adapters/bedrock/question.ts'
import { checkCalm } from '#functions/coach/check-calm.ts'
import { checkFigures, checkProse, listOwnWords } from '#functions/coach/check-prose.ts'
import { type Concern, concern, concernSchema } from '#functions/coach/concern.ts'
import { tellBounds } from '#functions/coach/tell-bounds.ts'
import { type SuggestionInput, suggestionData } from './prompt.ts'

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

/** What the person wrote of the circle and said in the chat, as the model sees it. */
const listWords = ({ chat, ...wish }: SuggestionWish): string[] =>
  [wish.personalDefinition, wish.currentChallenges, wish.specificGoal, wish.priority, ...chat].map((text) =>
    typed(text, INTERVIEW_ANSWER_MAX),
  )

/** Whether every quote is the person's, and there is one where the person wrote a sentence that can be quoted. */
const quotesPerson = (reasoning: string, words: readonly string[]): boolean => {
  const said = plain(words.join(' '))
  const quotes = [...reasoning.matchAll(QUOTE)].map(([, quote = '']) => plain(quote).replace(/[.,…!?]+$/u, ''))
  const canBeQuoted = words
    .flatMap((text) => sentencesIn(typed(text, INTERVIEW_ANSWER_MAX)))
    .some((sentence) => chooseQuote(sentence) !== undefined)
  return (quotes.length > 0 || !canBeQuoted) && quotes.every((quote) => said.includes(quote))
}

/** The title becomes the title of a goal of one's own (FRAMEWORK-20). */
const SPEAKS_TO_PERSON = /(?<!thank[- ])\b(?:you|your|yours|yourself)\b/iu

const fault = (isBroken: boolean, rule: string, tell: string): AnswerFault[] => (isBroken ? [{ rule, tell }] : [])

const checkSuggestions = (all: readonly GoalSuggestion[], input: SuggestionInput): AnswerFault[] => {
  const { wish, interview, history, goals } = input
  const data = suggestionData(input)
  const most = hoursForOne(wish.hoursPerWeek)
  const words = listWords(wish)
  const statesOther = ({ title, description, minutes = 0, days = 0 }: GoalSuggestion) =>
    !statesOnly(`${title} ${description}`, { minutes, days })
  const shown = all.flatMap(({ title, description, reasoning }) => [title, description, reasoning]).join('\n')
  const own = [...words, interview ? listOwnWords(interview, history) : ''].join('\n')
  const repeated = all.flatMap(({ title }) => goals.find((goal) => isSameGoal(goal.title, title)) ?? [])[0]
  return [
    ...fault(
      repeated !== undefined,
      'goal',
      `“${repeated?.title}” is a goal of the person already. Suggest something else.`,
    ),
    ...fault(
      new Set(all.map(({ title }) => title.toLowerCase())).size < SUGGESTIONS,
      'titles',
      'Two titles are the same.',
    ),
    ...fault(
      new Set(all.map(({ kind }) => kind)).size < SUGGESTIONS,
      'kinds',
      `Write one of each kind: ${SUGGESTION_KINDS.join(', ')}.`,
    ),
    ...fault(
      all.some(({ timeCommitment }) => timeCommitment > most),
      'hours',
      `Minutes times days are at most ${most} hours a week.`,
    ),
    ...fault(all.some(statesOther), 'time', 'The words state another time than minutes and days.'),
    ...fault(
      !all.every(({ reasoning }) => quotesPerson(reasoning, words)),
      'quotes',
      'Each reasoning quotes the person’s own words letter by letter, in curly quotation marks.',
    ),
    ...fault(
      all.some(({ title }) => /\d/.test(title)),
      'numbers',
      'A title has a figure. Write it without.',
    ),
    ...fault(
      all.some(({ title }) => SPEAKS_TO_PERSON.test(title)),
      'own',
      'A title speaks to the person. Write it as their own goal, with “my”.',
    ),
    ...all.flatMap(({ title, description, reasoning, minutes, days, timeCommitment }) =>
      checkFigures(`${title}\n${description}\n${reasoning}`, [data, minutes, days, timeCommitment]),
    ),
    ...checkProse(shown, own, goals),
    ...checkCalm(shown, { load: interview && deriveCircumstances(interview, history), own }),
  ]
}

/**
 * Parses three suggestions of different kinds as plain text, with hours counted from minutes and days (COACH-1). Undefined where they do
 * not fit the schema; `Unusable` with what is wrong where one breaks a limit of a goal, exceeds the circle's hours, states another time than its
 * fields, quotes what the person did not write (FRAMEWORK-14), or says what no prose may hold (`checkProse`).
 */
export const readSuggestions = (json: unknown, input: SuggestionInput): WrittenSuggestions | Unusable | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success) return undefined
  if (raw.data.concern !== 'none') return { concern: raw.data.concern }
  if (raw.data.suggestions.length !== SUGGESTIONS)
    return new Unusable([{ rule: 'count', tell: `Write ${SUGGESTIONS} suggestions.` }])
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
  if (!read.success) return new Unusable(tellBounds(read.error, 'suggestions'))
  const faults = checkSuggestions(read.data, input)
  return faults.length > 0 ? new Unusable(faults) : { concern: 'none', suggestions: read.data }
}
