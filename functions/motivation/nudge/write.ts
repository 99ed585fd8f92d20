import { tone as tones } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { builtInNudge } from '#domain/nudges/built-in.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import { answerSchema, readAnswer } from '#functions/motivation/daily-motivation/schema.ts'
import { type NudgeInput, systemPrompt, userPrompt } from './prompt.ts'

const PROMPT_VERSION = hashPrompt('nudge', [tones.options.map(systemPrompt), answerSchema])
const MAX_TOKENS = 500
const TEMPERATURE = 0.9

export type WrittenNudge = { text: MotivationText; source: 'model' | 'built-in'; promptVersion: string }

/** The built-in text of a nudge. */
export const libraryNudge = ({ brief, tone, walk, date, number, earlier }: NudgeInput): WrittenNudge => {
  const { text, prompt_version } = builtInNudge({
    tone,
    circle: brief?.circle ?? null,
    goalId: walk,
    date,
    title: brief?.title ?? null,
    number,
    earlier,
  })
  return { text, source: 'built-in', promptVersion: prompt_version }
}

/**
 * Writes a nudge by the model, or takes a built-in text when the model gives no new text (COACH-1, NUDGE-7). Takes at most 20 s
 * and never throws.
 */
export const writeNudge = async (coach: Coach, input: NudgeInput): Promise<WrittenNudge> => {
  const { brief, titles, tone, earlier } = input
  const typedByPerson = brief ? `${brief.title}\n${brief.description}` : titles.join('\n')
  const { value: written } = await ask(coach, {
    promptVersion: PROMPT_VERSION,
    system: systemPrompt(tone),
    user: userPrompt(input),
    answer: { ...answerSchema, name: 'nudge', description: 'One more push in the middle of a day.' },
    maxTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    read: (json) => {
      const text = readAnswer(json, typedByPerson)
      return text && differsFrom(text, earlier) ? text : undefined
    },
  })
  if (written) return { text: written, source: 'model', promptVersion: PROMPT_VERSION }
  const fallback = libraryNudge(input)
  coach.log.warn('used built-in text', {
    prompt_version: PROMPT_VERSION,
    stands_in: fallback.promptVersion,
  })
  return fallback
}
