import type { CoachBrief } from '#domain/coach/brief.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { builtInMotivation } from '#domain/motivation/built-in/library.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import { gentleMotivation } from './gentle.ts'
import { systemPrompt, userPrompt } from './prompt.ts'
import { answerSchema, readAnswer } from './schema.ts'

const PROMPT_VERSION = hashPrompt('daily-motivation', [tones.options.map(systemPrompt), answerSchema])
const MAX_TOKENS = 700
const TEMPERATURE = 0.8

type Written = { text: MotivationText; source: 'model' | 'built-in'; promptVersion: string }

/** The built-in text of a goal's day. */
export const libraryMotivation = ({ care, care_reason, tone, circle, title, goalId, date }: CoachBrief): Written => {
  if (care === 'gentle') return gentleMotivation(care_reason, { goalId, date })
  const { prompt_version, ...text } = builtInMotivation({ tone, circle, goalId, date, title })
  return { text, source: 'built-in', promptVersion: prompt_version }
}

/**
 * Writes the text of a goal's day by the model, or takes the built-in text when the model fails (TEXT-5, COACH-1). Takes at most
 * 20 s and never throws.
 */
export const writeDailyMotivation = async (coach: Coach, brief: CoachBrief): Promise<Written> => {
  // A gentle goal is worded by the library alone (CARE-3); a goal in crisis has no text at all.
  if (brief.care !== 'ordinary') return libraryMotivation(brief)
  const { value: written } = await ask(coach, {
    promptVersion: PROMPT_VERSION,
    system: systemPrompt(brief.tone),
    user: userPrompt(brief),
    answer: answerSchema,
    maxTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    read: (json) => readAnswer(json, `${brief.title}\n${brief.description}`),
  })
  if (written) return { text: written, source: 'model', promptVersion: PROMPT_VERSION }

  const fallback = libraryMotivation(brief)
  coach.log.warn('used built-in text', {
    goal_id: brief.goalId,
    prompt_version: PROMPT_VERSION,
    stands_in: fallback.promptVersion,
  })
  return fallback
}
