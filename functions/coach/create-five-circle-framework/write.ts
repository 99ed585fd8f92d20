import type { PersonBrief } from '#domain/coach/brief/person-brief.ts'
import { BUILT_IN_REPORT, builtInReport } from '#domain/framework/built-in-report.ts'
import { createAnalysis, type FrameworkAnalysis } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import type { Interview } from '#domain/interview/answers.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import type { Concern } from '#functions/coach/concern.ts'
import { PROMPT_WORDS, SYSTEM_PROMPT, userPrompt } from './prompt.ts'
import { answerSchema, readReport } from './schema.ts'

const PROMPT_VERSION = hashPrompt('framework-report', [PROMPT_WORDS, answerSchema])
const MAX_TOKENS = 1800
const TEMPERATURE = 0.6
/** Enough for 900 tokens. An attempt of this length leaves no time for a second one within 20 s; an early failure does. */
const ATTEMPT_MS = 15_000

/**
 * Writes the framework's analysis: figures from the domain and prose from the model, or from the built-in report when the model
 * fails (COACH-1). Where the model refuses or is worried by the person's words, that report is gentle (CARE-12). Takes at most 20 s and
 * never throws.
 */
export const writeReport = async (
  coach: Coach,
  brief: PersonBrief<Interview>,
): Promise<{ analysis: FrameworkAnalysis; promptVersion: string; concern: Concern }> => {
  const { interview, history, goals } = brief
  const frame = createReportFrame(interview, history)
  const input = { ...brief, frame }
  const { value: written, isRefused } = await ask(coach, {
    promptVersion: PROMPT_VERSION,
    system: SYSTEM_PROMPT,
    user: userPrompt(input),
    answer: answerSchema,
    maxTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    attemptMs: ATTEMPT_MS,
    read: (json) => readReport(json, input),
  })
  if (written?.concern === 'none')
    return { analysis: createAnalysis(frame, written.prose, 'model'), promptVersion: PROMPT_VERSION, concern: 'none' }
  const concern = written?.concern ?? (isRefused ? 'gentle' : 'none')
  const stoodIn = concern === 'none' ? frame : createReportFrame(interview, history, { isWorrying: true })
  coach.log.warn('used built-in text', { prompt_version: PROMPT_VERSION, stands_in: BUILT_IN_REPORT })
  return {
    analysis: createAnalysis(stoodIn, builtInReport(interview, stoodIn, { goals }), 'built-in'),
    promptVersion: BUILT_IN_REPORT,
    concern,
  }
}
