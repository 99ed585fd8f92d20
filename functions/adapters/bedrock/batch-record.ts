import { createHash } from 'node:crypto'
import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod/mini'
import { converseInput } from './converse-input.ts'
import type { Question } from './question.ts'
import type { ModelResponse } from './read-response.ts'

/** A line of the input of a batch job of the type Converse. */
export type BatchRecord = { recordId: string; modelInput: Omit<ConverseCommandInput, 'modelId'> }

/** Bedrock's documentation gives records ids of this length. */
const ID_LENGTH = 11

/**
 * The request that is made on demand, as a record of a batch job. Its id is a hash of `about` (the ids of what is asked about) and of
 * the whole request: the same question finds its answer by this id later, and a question in other words has another id.
 * A job takes no guardrail and no cache point.
 */
export const createBatchRecord = (
  modelId: string,
  question: Question<unknown>,
  about: readonly string[],
): BatchRecord => {
  const { maxTokens } = question
  const call = { modelId, guardrail: undefined, question, maxTokens, isStructured: true, correction: undefined }
  const { modelId: _, system = [], ...request } = converseInput(call)
  const modelInput = { ...request, system: system.filter((block) => block.cachePoint === undefined) }
  const hash = createHash('sha256')
    .update(JSON.stringify([about, modelInput]))
    .digest('hex')
  return { recordId: BigInt(`0x${hash}`).toString(36).slice(0, ID_LENGTH), modelInput }
}

const count = z.optional(z.number())
const answeredRecord = z.object({
  recordId: z.string().check(z.minLength(1)),
  modelOutput: z.object({
    output: z.object({ message: z.object({ content: z.array(z.object({ text: z.optional(z.string()) })) }) }),
    stopReason: z.string(),
    usage: z.optional(z.object({ inputTokens: count, outputTokens: count, cacheReadInputTokens: count })),
  }),
})

/** A line of the output. Undefined for a record with an error and for a line that is not as documented. */
export const readBatchAnswer = (line: string): { recordId: string; response: ModelResponse } | undefined => {
  try {
    const { recordId, modelOutput } = answeredRecord.parse(JSON.parse(line))
    return { recordId, response: modelOutput }
  } catch {
    return undefined
  }
}
