import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

/** Bedrock Runtime's Converse as it stands on the wire, as far as the product speaks it. Anything else is refused. */

const textBlock = z.strictObject({ text: z.string() })
const modelId = z.string().check(z.minLength(1), z.maxLength(2048))

const converseBody = z.strictObject({
  system: z.array(textBlock).check(z.minLength(1)),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(textBlock).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  inferenceConfig: z.strictObject({
    maxTokens: z.int().check(z.positive()),
    temperature: z.number().check(z.gte(0), z.lte(1)),
  }),
  outputConfig: z.strictObject({
    textFormat: z.strictObject({
      type: z.literal('json_schema'),
      structure: z.strictObject({
        jsonSchema: z.strictObject({ name: z.string(), description: z.optional(z.string()), schema: z.string() }),
      }),
    }),
  }),
})
export type ConverseBody = z.infer<typeof converseBody>

/** A refusal with Bedrock's own error name, as its SDK reads it. */
export class ModelError extends Error {
  readonly status: number
  constructor(status: number, name: string, message: string) {
    super(message)
    this.status = status
    this.name = name
  }
}

/** The model of `POST /model/<id>/converse`. Throws `ModelError` for any other call, and names it. */
export const modelOf = (request: Request): string => {
  const { pathname } = new URL(request.url)
  const [, id = '', operation = ''] = /^\/model\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
  if (request.method !== 'POST' || operation !== 'converse')
    throw new ModelError(
      404,
      'UnknownOperationException',
      `The model of this stack answers POST /model/<id>/converse, and does not know ${request.method} ${pathname}.`,
    )
  return modelId.parse(decodeURIComponent(id))
}

/** The body of a call. Throws `ModelError` naming the part that is not as Converse takes it. */
export const readBody = async (request: Request): Promise<ConverseBody> => {
  let json: unknown
  try {
    json = await request.json()
  } catch {
    throw new ModelError(400, 'ValidationException', 'The body is not JSON.')
  }
  const read = converseBody.safeParse(json)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const unknown = issue?.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')} is not known here` : ''
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

export const refuse = (error: ModelError, now: number): Response =>
  json(error.status, { message: error.message }, { 'x-amzn-errortype': error.name }, now)

/** About four characters of English to a token. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4)

export type Spoken = { text: string; stopReason: 'end_turn' | 'max_tokens' | 'guardrail_intervened' }

export const answer = (body: ConverseBody, { text, stopReason }: Spoken, now: number): Response => {
  const asked = [...body.system, ...body.messages.flatMap(({ content }) => content)].map((block) => block.text)
  const inputTokens = tokensOf(asked.join('\n') + body.outputConfig.textFormat.structure.jsonSchema.schema)
  const outputTokens = tokensOf(text)
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
