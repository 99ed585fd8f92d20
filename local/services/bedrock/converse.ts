import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

/** HTTP requests and responses of Bedrock's Converse, with the fields that the product uses. Other fields are refused. */

const textBlock = z.strictObject({ text: z.string() })
const cachePoint = z.strictObject({ cachePoint: z.strictObject({ type: z.literal('default') }) })
const guardContent = z.strictObject({ guardContent: z.strictObject({ text: textBlock }) })
const contentBlock = z.union([textBlock, guardContent])
const modelId = z.string().check(z.minLength(1), z.maxLength(2048))

const converseBody = z.strictObject({
  system: z.array(z.union([textBlock, cachePoint])).check(z.minLength(1)),
  messages: z
    .array(
      z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(contentBlock).check(z.minLength(1)) }),
    )
    .check(z.minLength(1)),
  guardrailConfig: z.optional(
    z.strictObject({
      guardrailIdentifier: z.string(),
      guardrailVersion: z.string(),
      trace: z.optional(z.enum(['disabled', 'enabled'])),
    }),
  ),
  inferenceConfig: z.strictObject({
    maxTokens: z.int().check(z.positive()),
    temperature: z.number().check(z.gte(0), z.lte(1)),
  }),
  outputConfig: z.optional(
    z.strictObject({
      textFormat: z.strictObject({
        type: z.literal('json_schema'),
        structure: z.strictObject({
          jsonSchema: z.strictObject({ name: z.string(), description: z.optional(z.string()), schema: z.string() }),
        }),
      }),
    }),
  ),
})
export type ConverseBody = z.infer<typeof converseBody>

/** An error of Bedrock: status, name and message. */
export class ModelError extends Error {
  readonly status: number
  constructor(status: number, name: string, message: string) {
    super(message)
    this.status = status
    this.name = name
  }
}

/** The model id of `POST /model/<id>/converse`. Throws `ModelError` with the name of any other call. */
export const parseModel = (request: Request): string => {
  const { pathname } = new URL(request.url)
  const [, id = '', operation = ''] = /^\/model\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
  if (request.method !== 'POST' || operation !== 'converse')
    throw new ModelError(
      404,
      'UnknownOperationException',
      `The model of this stack supports POST /model/<id>/converse only, not ${request.method} ${pathname}.`,
    )
  return modelId.parse(decodeURIComponent(id))
}

/** The request body. Throws `ModelError` with the name of an invalid field. */
export const readConverse = async (request: Request): Promise<ConverseBody> => {
  let json: unknown
  try {
    json = await request.json()
  } catch {
    throw new ModelError(400, 'ValidationException', 'The body is not JSON.')
  }
  const read = converseBody.safeParse(json)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const unknown = issue?.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')} is not supported` : ''
  throw new ModelError(
    400,
    'ValidationException',
    `${issue?.path.join('.') || 'body'}${unknown || `: ${issue?.message}`}`,
  )
}

const json = (status: number, body: unknown, headers: Record<string, string>, now: number) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'x-amzn-requestid': randomUUID(),
      date: new Date(now).toUTCString(),
      ...headers,
    },
  })

/** A response of Converse with this body. */
export const reply = (body: unknown, now: number): Response => json(200, body, {}, now)

export const refuseConverse = (error: ModelError, now: number): Response =>
  json(error.status, { message: error.message }, { 'x-amzn-errortype': error.name }, now)

type Block = ConverseBody['system'][number] | ConverseBody['messages'][number]['content'][number]

/** The text of blocks, with that which the guardrail assesses. */
export const joinText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => ('text' in block ? block.text : 'guardContent' in block ? block.guardContent.text.text : ''))
    .join('\n')

/** Estimates tokens: about four characters of English each. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4)

export type ModelReply = {
  text: string
  stopReason: 'end_turn' | 'max_tokens' | 'guardrail_intervened' | 'refusal' | 'content_filtered'
}

export const answer = (body: ConverseBody, { text, stopReason }: ModelReply, now: number): Response => {
  const asked = joinText([...body.system, ...body.messages.flatMap(({ content }) => content)])
  const inputTokens = countTokens(asked + (body.outputConfig?.textFormat.structure.jsonSchema.schema ?? ''))
  const outputTokens = countTokens(text)
  return json(
    200,
    {
      output: { message: { role: 'assistant', content: [{ text }] } },
      stopReason,
      usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
      metrics: { latencyMs: outputTokens * 9 },
    },
    {},
    now,
  )
}
