import { BUILT_IN_SUGGESTIONS, builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import type { CoachSource } from '#domain/framework/report.ts'
import { UNCLEAR } from '#domain/framework/suggestion-wish.ts'
import type { GoalSuggestion } from '#domain/framework/suggestions.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import type { Concern } from '#functions/coach/concern.ts'
import { PROMPT_WORDS, type SuggestionInput, SYSTEM_PROMPT, userPrompt } from './prompt.ts'
import { answerSchema, readSuggestions } from './schema.ts'

const PROMPT_VERSION = hashPrompt('goal-suggestions', [PROMPT_WORDS, answerSchema])
const MAX_TOKENS = 700
const TEMPERATURE = 0.8

/**
 * Three goals for a circle, by the model or built in (FRAMEWORK-6). Over a gentle subject no model is asked (FRAMEWORK-14). Takes at
 * most 20 s and never throws.
 */
export const suggestGoals = async (
  coach: Coach,
  input: SuggestionInput,
): Promise<{ suggestions: GoalSuggestion[]; source: CoachSource; concern: Concern }> => {
  const { wish } = input
  const held = input.goals.map(({ title }) => title)
  if (wish.gentle !== null) return { suggestions: builtInSuggestions(wish), source: 'built-in', concern: 'gentle' }
  const { value: written, isRefused } = await ask(coach, {
    promptVersion: PROMPT_VERSION,
    system: SYSTEM_PROMPT,
    user: userPrompt(input),
    answer: answerSchema,
    maxTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    read: (json) => readSuggestions(json, input),
  })
  if (written?.concern === 'none') return { ...written, source: 'model' }
  coach.log.warn('used built-in text', { prompt_version: PROMPT_VERSION, stands_in: BUILT_IN_SUGGESTIONS })
  // Words that worry a model, or that it refuses, get the suggestions of a gentle subject (CARE-12).
  const concern = written?.concern ?? (isRefused ? 'gentle' : 'none')
  const gentle = concern === 'none' ? null : UNCLEAR
  return { suggestions: builtInSuggestions({ ...wish, gentle }, { held }), source: 'built-in', concern }
}
