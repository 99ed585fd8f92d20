import { afterEach, describe, expect, it } from 'vitest'
import type { AwsService } from '#local/contracts/services.ts'
import { createOpenaiRelay } from '#local/services/bedrock/relay/openai.ts'
import { type Reply, startChatServer } from '#test/support/chat-server.ts'

const clock = { now: () => Date.parse('2026-11-22T12:00:00Z') }
const schema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
}
const STRUCTURED = {
  outputConfig: {
    textFormat: { type: 'json_schema', structure: { jsonSchema: { name: 'word', schema: JSON.stringify(schema) } } },
  },
}

let server: Awaited<ReturnType<typeof startChatServer>>
afterEach(() => server.close())

const relayTo = async (replies: Reply[], models?: string[]) => {
  server = await startChatServer({ replies, ...(models && { models }) })
  return createOpenaiRelay({ kind: 'openai', url: server.url }, clock)
}
const converse = async (relay: AwsService, more: object = STRUCTURED) => {
  const body = {
    system: [{ text: 'Say a word.' }, { cachePoint: { type: 'default' } }],
    messages: [{ role: 'user', content: [{ text: 'Now. ' }, { guardContent: { text: { text: 'data' } } }] }],
    inferenceConfig: { maxTokens: 10, temperature: 0.5 },
    guardrailConfig: { guardrailIdentifier: 'g', guardrailVersion: '1', trace: 'disabled' },
    ...more,
  }
  const url = 'http://bedrock/model/us.anthropic.claude-haiku-4-5-20251001-v1%3A0/converse'
  const response = await relay(new Request(url, { method: 'POST', body: JSON.stringify(body) }), { functionName: 't' })
  return { status: response.status, error: response.headers.get('x-amzn-errortype'), body: await response.json() }
}

describe('a server with OpenAI’s API', () => {
  it('gets the prompt as messages with the schema, and the answer has the format of Converse', async () => {
    const relay = await relayTo([{ content: '{"word":"go"}' }])
    const { status, body } = await converse(relay)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      output: { message: { role: 'assistant', content: [{ text: '{"word":"go"}' }] } },
      stopReason: 'end_turn',
    })
    expect(server.asked).toMatchObject([
      {
        model: 'small-model',
        max_tokens: 10,
        temperature: 0.5,
        messages: [
          { role: 'system', content: expect.stringContaining('Say a word.') },
          { role: 'user', content: 'Now. \ndata' },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'word', strict: true, schema } },
      },
    ])
  })

  it.each([
    [{ content: 'cut', finish_reason: 'length' }, 'max_tokens'],
    [{ content: '', finish_reason: 'content_filter' }, 'content_filtered'],
    [{ refusal: 'No.' }, 'refusal'],
  ])('maps the finish reason %j to %s', async (reply, stopReason) => {
    const relay = await relayTo([reply])
    expect((await converse(relay)).body).toMatchObject({ stopReason })
  })

  it('reports missing structured output, so that the function adds the schema to the prompt', async () => {
    const relay = await relayTo([
      { status: 400, content: 'response_format json_schema is not supported' },
      { content: '{}' },
    ])
    expect(await converse(relay)).toMatchObject({
      status: 400,
      error: 'ValidationException',
      body: { message: expect.stringContaining('outputConfig is not supported by small-model') },
    })
    expect((await converse(relay, {})).status).toBe(200)
    expect(server.asked[1]).not.toHaveProperty('response_format')
  })

  it.each([
    [429, 429, 'ThrottlingException'],
    [500, 503, 'ServiceUnavailableException'],
  ])('maps its status %d to %d %s', async (given, status, error) => {
    const relay = await relayTo([{ status: given, content: 'busy' }])
    expect(await converse(relay)).toMatchObject({ status, error })
  })

  it('is unavailable when it stops answering', async () => {
    const relay = await relayTo([])
    server.close()
    expect(await converse(relay)).toMatchObject({ status: 503, error: 'ServiceUnavailableException' })
  })
})

describe('the start', () => {
  it('reports the address at which no server answers', async () => {
    server = await startChatServer()
    server.close()
    await expect(createOpenaiRelay({ kind: 'openai', url: server.url }, clock)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/no server answers at http:\/\/127\.0\.0\.1:\d+\/v1\/models \(ECONNREFUSED\)/),
    })
  })

  it('lists the models of the server when the chosen one is missing', async () => {
    server = await startChatServer({ models: ['one', 'two'] })
    await expect(createOpenaiRelay({ kind: 'openai', url: server.url, name: 'three' }, clock)).rejects.toThrow(
      'has no model three; it has one, two.',
    )
  })

  it('reports an address with another server', async () => {
    server = await startChatServer()
    await expect(createOpenaiRelay({ kind: 'openai', url: `${server.url}/other` }, clock)).rejects.toThrow(
      'answers 404, not a list of models',
    )
  })
})
