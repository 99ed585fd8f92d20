import * as z from 'zod/mini'
import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import { libraryMotivation, writeDailyMotivation } from '#functions/motivation/daily-motivation/write.ts'
import type { ModelChoice } from '#local/contracts/model-choice.ts'
import type { AwsService } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { chooseModel } from '#local/services/bedrock/choose-model.ts'
import type { Writer } from './eval-text.ts'

/** The default model of the templates; a relay to another model replaces it. */
const MODEL_ID = 'us.anthropic.claude-haiku-4-5-20251001-v1:0'

export const writeFromLibrary: Writer = async (brief) => {
  const { text, source } = libraryMotivation(brief)
  return { text, source }
}

const output = z.looseObject({
  output: z.object({ message: z.object({ content: z.array(z.object({ text: z.optional(z.string()) })) }) }),
  stopReason: z.string(),
  usage: z.optional(z.object({ inputTokens: z.number(), outputTokens: z.number(), totalTokens: z.number() })),
})
const refusal = z.object({ message: z.string() })

/** Calls a Converse service in this process, with the errors that the SDK would throw. */
const createConverse =
  (serve: AwsService): Converse =>
  async ({ modelId = MODEL_ID, ...body }) => {
    const url = `http://model/model/${encodeURIComponent(modelId)}/converse`
    const response = await serve(new Request(url, { method: 'POST', body: JSON.stringify(body) }), {
      functionName: 'coach-eval',
    })
    const json: unknown = await response.json()
    if (!response.ok) {
      const error = new Error(refusal.parse(json).message)
      error.name = response.headers.get('x-amzn-errortype') ?? 'InternalServerException'
      throw error
    }
    const read = output.parse(json)
    const content = read.output.message.content.map(({ text = '' }) => ({ text }))
    const stopReason = read.stopReason as Awaited<ReturnType<Converse>>['stopReason']
    return { output: { message: { role: 'assistant', content } }, stopReason, usage: read.usage }
  }

/** The coach of a model, for its texts and for the judge. Throws `StartError` where the model cannot be used. */
export const createEvalCoach = async (choice: ModelChoice, log: Coach['log']): Promise<Coach> => {
  const clock = { now: () => Date.now() }
  const serve = await chooseModel(choice, { clock, faults: createFaults() })
  return { model: createConverse(serve), modelId: MODEL_ID, log, pauseMs: 0 }
}

/** Texts as the nightly generation writes them: checked, asked for again, and replaced by the library's where that fails. */
export const createModelWriter =
  (coach: Coach): Writer =>
  async (brief) => {
    const written = await writeDailyMotivation(coach, brief)
    return written.concern === 'crisis' ? undefined : { text: written.text, source: written.source }
  }
