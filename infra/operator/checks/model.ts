import type * as z from 'zod/mini'
import { attempt } from '#functions/adapters/bedrock/attempt.ts'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import { converseInput } from '#functions/adapters/bedrock/converse-input.ts'
import type { Question } from '#functions/adapters/bedrock/question.ts'
import { textAnswer, textSchema } from '#functions/motivation/answer-schema.ts'
import type { DeploymentSettings } from '../../config.ts'
import { type CheckFinding, good, wrong } from '../finding.ts'

const ATTEMPT_MS = 20_000
const MAX_TOKENS = 400

/** IAM's refusal. Bedrock's own refusal of a model that is not enabled says that the account has no access to it. */
const NOT_AUTHORIZED = /not authorized to perform/i

/** A question as the product asks it: the same schema, region and model. */
const QUESTION: Question<z.infer<typeof textAnswer>> = {
  promptVersion: 'doctor',
  system: 'You are a coach. Answer with a message, one step and a challenge.',
  user: 'The goal: walk for ten minutes after lunch.',
  answer: { name: 'daily_text', description: 'The text of a day', schema: textSchema },
  maxTokens: MAX_TOKENS,
  temperature: 0,
  read: (json) => textAnswer.safeParse(json).data,
}

/** One real call of the model, with the schema of the daily text. A few hundred tokens. */
export const checkModel = async (model: Converse, { modelId, region }: DeploymentSettings): Promise<CheckFinding[]> => {
  const call = { modelId, guardrail: undefined, question: QUESTION, maxTokens: MAX_TOKENS, correction: undefined }
  let result = await attempt(model, QUESTION, converseInput({ ...call, isStructured: true }), ATTEMPT_MS)
  if (result.outcome === 'unstructured') {
    result = await attempt(model, QUESTION, converseInput({ ...call, isStructured: false }), ATTEMPT_MS)
  }
  const { outcome, error = outcome, reason } = result
  if (outcome === 'answered') return [good('model', `${modelId} answers in ${region}, in the schema of the product.`)]
  if (error === 'CredentialsProviderError') throw new Error(reason)
  // These credentials may not call the model. It says nothing of the functions, which have roles of their own.
  if (error === 'AccessDeniedException' && NOT_AUTHORIZED.test(reason ?? '')) throw new Error(reason)
  if (error === 'AccessDeniedException') {
    return [
      wrong(
        'model',
        `${modelId} may not be called in ${region}.`,
        'Enable access to the model in the Bedrock console, "Model access".',
      ),
    ]
  }
  if (error === 'ResourceNotFoundException' || error === 'ValidationException') {
    return [
      wrong(
        'model',
        `${modelId} is not offered in ${region}: ${reason ?? error}`,
        `aws bedrock list-inference-profiles --region ${region}, then set modelId`,
      ),
    ]
  }
  if (outcome === 'throttled') {
    return [
      wrong(
        'model',
        `${modelId} is throttled at the first call.`,
        'Request a quota of tokens per minute for Bedrock in Service Quotas.',
      ),
    ]
  }
  return [
    wrong('model', `${modelId} gave no usable answer: ${reason ?? outcome}.`, 'Choose another modelId, or try again.'),
  ]
}
