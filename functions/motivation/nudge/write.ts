import { createGeneralBrief } from '#domain/coach/brief/general-brief.ts'
import { builtInNudge } from '#domain/nudges/built-in.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import type { AnswerFault } from '#functions/adapters/bedrock/question.ts'
import { textSchema } from '#functions/motivation/answer-schema.ts'
import { gentleMotivation } from '#functions/motivation/daily-motivation/gentle.ts'
import type { Written, WrittenText } from '#functions/motivation/daily-motivation/write.ts'
import { readAnswer } from '#functions/motivation/read-answer.ts'
import { type NudgeInput, PROMPT_WORDS, systemPrompt, userPrompt } from './prompt.ts'

const ANSWER = { name: 'nudge', description: 'One more push in the middle of a day.', schema: textSchema }
const PROMPT_VERSION = hashPrompt('nudge', [PROMPT_WORDS, ANSWER])
const MAX_TOKENS = 600
const TEMPERATURE = 0.9

/** Days ahead of the day's gentle text: half of the texts of a subject, so that the days around it show other ones. */
const GENTLE_AHEAD = 12
const GENTLE_TRIES = 24

/** A gentle text that the day has not shown yet (NUDGE-7, CARE-3). */
export const gentleNudge = (input: NudgeInput): WrittenText => {
  const { number, earlier } = input
  const { care_reason, goalId, title, date } = input.brief ?? createGeneralBrief(input)
  const texts = Array.from({ length: GENTLE_TRIES }, (_, step) =>
    gentleMotivation(care_reason, { goalId, title, date, offset: GENTLE_AHEAD + number + step }),
  )
  const [first = gentleMotivation(care_reason, { goalId, title, date })] = texts
  return { concern: 'none', ...(texts.find(({ text }) => differsFrom(text, earlier)) ?? first) }
}

/** The built-in text of a nudge. */
export const libraryNudge = (input: NudgeInput): WrittenText => {
  const { brief, tone, walk, date, localTime, number, earlier } = input
  if (brief?.care === 'gentle') return gentleNudge(input)
  const about = brief ? { brief } : { brief, general: { tone, userId: walk, date, localTime } }
  const { text, prompt_version } = builtInNudge({ ...about, number, earlier })
  return { concern: 'none', text, source: 'built-in', promptVersion: prompt_version }
}

const REPEATS: AnswerFault = { rule: 'distinctness', tell: 'It repeats a message, a step or a challenge of "earlier".' }

/**
 * Writes a nudge by the model (COACH-1, NUDGE-7). Takes a built-in text when the model gives no new text, and the gentle one
 * when it refuses or reports a concern (CARE-12). Takes at most 20 s and never throws.
 */
export const writeNudge = async (coach: Coach, input: NudgeInput): Promise<Written> => {
  const { tone, earlier } = input
  const brief = input.brief ?? createGeneralBrief(input)
  const { value: answer, isRefused } = await ask(coach, {
    promptVersion: PROMPT_VERSION,
    system: systemPrompt(tone),
    user: userPrompt(input),
    answer: ANSWER,
    maxTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    read: (json) => readAnswer(json, brief, (text) => (differsFrom(text, earlier) ? [] : [REPEATS])),
  })
  if (answer?.concern === 'none') return { ...answer, source: 'model', promptVersion: PROMPT_VERSION }
  if (answer?.concern === 'crisis') {
    coach.log.warn('model reports a concern', { concern: 'crisis' })
    return { concern: 'crisis' }
  }
  const isGentle = isRefused || answer?.concern === 'gentle'
  const written: WrittenText = isGentle
    ? { ...gentleNudge(input), concern: answer ? 'gentle' : 'none' }
    : libraryNudge(input)
  coach.log.warn('used built-in text', { prompt_version: PROMPT_VERSION, stands_in: written.promptVersion })
  return written
}
