import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { type Asked, ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import type { Question } from '#functions/adapters/bedrock/question.ts'
import { textSchema } from '#functions/motivation/answer-schema.ts'
import { type ModelAnswer, readAnswer } from '#functions/motivation/read-answer.ts'
import type { Log } from '#functions/runtime/log.ts'
import { gentleMotivation } from './gentle.ts'
import { PROMPT_WORDS, systemPrompt, userPrompt } from './prompt.ts'

const ANSWER = { name: 'daily_motivation', description: 'The text of one day for one goal.', schema: textSchema }
const PROMPT_VERSION = hashPrompt('daily-motivation', [PROMPT_WORDS, ANSWER])
const MAX_TOKENS = 700
const TEMPERATURE = 0.8

/** A text of a goal, and the model's concern about the goal's words. `crisis` has no text (CARE-12). */
export type Written =
  | { concern: 'none' | 'gentle'; text: MotivationText; source: 'model' | 'built-in'; promptVersion: string }
  | { concern: 'crisis' }

export type WrittenText = Exclude<Written, { concern: 'crisis' }>

/** The gentle text of a goal's day, whatever care is stored. */
export const gentleFor = ({
  care_reason,
  goalId,
  title,
  date,
  daysToTarget,
}: CoachBrief): Omit<WrittenText, 'concern'> => gentleMotivation(care_reason, { goalId, title, date, daysToTarget })

/** The built-in text of a goal's day. */
export const libraryMotivation = (brief: CoachBrief): WrittenText => {
  if (brief.care === 'gentle') return { concern: 'none', ...gentleFor(brief) }
  const { prompt_version, angle: _, situation: __, ...text } = writeBuiltInText(brief)
  return { concern: 'none', text, source: 'built-in', promptVersion: prompt_version }
}

/** What the model is asked for the text of a goal's day: on demand, and as a record of a batch job (ADR 255). */
export const createDailyQuestion = (brief: CoachBrief): Question<ModelAnswer> => ({
  promptVersion: PROMPT_VERSION,
  system: systemPrompt(brief.tone),
  user: userPrompt(brief),
  answer: ANSWER,
  maxTokens: MAX_TOKENS,
  temperature: TEMPERATURE,
  read: (json) => readAnswer(json, brief),
})

/**
 * The text that an answer leads to: the model's, the gentle one after a refusal or a concern (CARE-12, ADR 186), and the built-in one
 * without an answer (TEXT-5).
 */
export const settleAnswer = (
  log: Pick<Log, 'warn'>,
  brief: CoachBrief,
  { value: answer, isRefused }: Asked<ModelAnswer>,
): Written => {
  if (answer?.concern === 'none') return { ...answer, source: 'model', promptVersion: PROMPT_VERSION }
  if (answer?.concern === 'crisis') {
    log.warn('model reports a concern', { goal_id: brief.goalId, concern: 'crisis' })
    return { concern: 'crisis' }
  }
  const written: WrittenText =
    answer?.concern === 'gentle'
      ? { concern: 'gentle', ...gentleFor(brief) }
      : isRefused
        ? { concern: 'none', ...gentleFor(brief) }
        : libraryMotivation(brief)
  log.warn('used built-in text', {
    goal_id: brief.goalId,
    prompt_version: PROMPT_VERSION,
    stands_in: written.promptVersion,
    concern: written.concern,
  })
  return written
}

/**
 * Writes the text of a goal's day by the model (TEXT-5, COACH-1). Takes the built-in text when the model fails, and the gentle one
 * when it refuses or reports a concern (CARE-12, ADR 186). Takes at most 20 s and never throws.
 */
export const writeDailyMotivation = async (coach: Coach, brief: CoachBrief): Promise<Written> => {
  // A gentle goal gets texts of the library only (CARE-3); a goal in crisis has no text.
  if (brief.care !== 'ordinary') return libraryMotivation(brief)
  return settleAnswer(coach.log, brief, await ask(coach, createDailyQuestion(brief)))
}
