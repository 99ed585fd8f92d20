import * as z from 'zod/mini'
import type { ModelChoice } from '#local/contracts/model-choice.ts'
import type { AwsService, Clock } from '#local/contracts/services.ts'
import { StartError } from '#local/contracts/start-error.ts'
import {
  answer,
  type ConverseBody,
  joinText,
  ModelError,
  type ModelReply,
  readConverse,
  refuseConverse,
} from '../converse.ts'

/** Sends Converse calls to a server with OpenAI's chat API, such as Ollama, LM Studio and llama.cpp. */

const models = z.object({ data: z.array(z.object({ id: z.string() })) })
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({ content: z.optional(z.nullable(z.string())), refusal: z.optional(z.nullable(z.string())) }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.optional(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
})

/** Milliseconds in which the server must list its models at the start. */
const LISTING_MS = 5_000
/** Longer than the coach waits for one answer. */
const ANSWER_MS = 60_000

const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
}

/** The model to ask. Throws `StartError` where the server does not answer, lists none, or lacks the one that is named. */
const chooseModel = async ({ url, name }: Extract<ModelChoice, { kind: 'openai' }>): Promise<string> => {
  const listing = `${url}/v1/models`
  const response = await fetch(listing, { signal: AbortSignal.timeout(LISTING_MS) }).catch((error: unknown) => {
    throw new StartError(
      `--model: no server answers at ${listing} (${describeFailure(error)}). Start it, or leave the option out.`,
    )
  })
  const listed = models.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !listed.success)
    throw new StartError(`--model: ${listing} answers ${response.status}, not a list of models as OpenAI's API has.`)
  const names = listed.data.data.map(({ id }) => id)
  const chosen = name === undefined ? names[0] : names.find((one) => one === name)
  if (chosen !== undefined) return chosen
  const known = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`
  throw new StartError(`--model: the server at ${url} has no model ${name ?? 'to ask'}; ${known}.`)
}

const createMessages = ({ system, messages }: ConverseBody) => [
  { role: 'system', content: joinText(system) },
  ...messages.map(({ role, content }) => ({ role, content: joinText(content) })),
]

/** Servers name schemas differently in their refusals, so every 4xx of a call with a schema counts. */
const isRefused = (status: number) => status >= 400 && status < 500 && status !== 429

const ERRORS: Record<number, string> = { 429: 'ThrottlingException', 404: 'ResourceNotFoundException' }

const createReply = ({ choices: [choice] }: z.infer<typeof completion>): ModelReply => {
  const { finish_reason: reason, message } = choice ?? {}
  if (message?.refusal) return { text: message.refusal, stopReason: 'refusal' }
  const text = message?.content ?? ''
  if (reason === 'content_filter') return { text, stopReason: 'content_filtered' }
  return { text, stopReason: reason === 'length' ? 'max_tokens' : 'end_turn' }
}

/**
 * The model of a server with OpenAI's chat API. Asks for structured output, and without it once the server refused that: the
 * function then puts the schema into the prompt (COACH-9). Throws `StartError` where the server cannot be used.
 */
export const createOpenaiRelay = async (
  choice: Extract<ModelChoice, { kind: 'openai' }>,
  clock: Clock,
): Promise<AwsService> => {
  const model = await chooseModel(choice)

  const complete = async (body: ConverseBody): Promise<Response> => {
    const { maxTokens, temperature } = body.inferenceConfig
    const schema = body.outputConfig?.textFormat.structure.jsonSchema
    const response = await fetch(`${choice.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        messages: createMessages(body),
        max_tokens: maxTokens,
        temperature,
        ...(schema && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: schema.name, strict: true, schema: JSON.parse(schema.schema) },
          },
        }),
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (response.ok) return response
    const reason = (await response.text()).slice(0, 400)
    if (schema && isRefused(response.status))
      throw new ModelError(400, 'ValidationException', `outputConfig is not supported by ${model}: ${reason}`)
    throw new ModelError(
      response.status === 429 ? 429 : 503,
      ERRORS[response.status] ?? 'ServiceUnavailableException',
      `${choice.url} answers ${response.status}: ${reason}`,
    )
  }

  return async (request) => {
    try {
      const body = await readConverse(request)
      const read = completion.safeParse(await (await complete(body)).json())
      if (!read.success)
        throw new ModelError(503, 'ServiceUnavailableException', `${choice.url} returned no completion.`)
      return answer(body, createReply(read.data), clock.now())
    } catch (error) {
      if (error instanceof ModelError) return refuseConverse(error, clock.now())
      return refuseConverse(
        new ModelError(503, 'ServiceUnavailableException', `${choice.url}: ${describeFailure(error)}`),
        clock.now(),
      )
    }
  }
}
