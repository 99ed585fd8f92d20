import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { Unusable } from '#functions/adapters/bedrock/question.ts'
import { textSchema } from '#functions/motivation/answer-schema.ts'
import { systemPrompt, userPrompt } from '#functions/motivation/daily-motivation/prompt.ts'
import { type ModelAnswer, readAnswer } from '#functions/motivation/read-answer.ts'
import type { ModelFaultMode } from '#local/contracts/services.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { startModelServer } from '#test/support/model-server.ts'

const MODEL = 'eu.anthropic.claude-sonnet-4-5-20250929-v1:0'
let server: Awaited<ReturnType<typeof startModelServer>>
let client: BedrockRuntimeClient

beforeAll(async () => {
  server = await startModelServer()
  client = new BedrockRuntimeClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  })
})
afterEach(() => server.faults.lift())
afterAll(() => {
  client.destroy()
  server.close()
})

type Goal = { title: string; tone?: Tone; date?: string }
const createBrief = ({ title, tone = 'kind_encouraging', date = '2026-11-21' }: Goal): CoachBrief => ({
  ...BRIEFS.P5,
  title,
  tone,
  circle: null,
  date,
})
const command = (goal: Goal, given: { schema?: unknown; name?: string; maxTokens?: number } = {}) =>
  new ConverseCommand({
    modelId: MODEL,
    system: [{ text: systemPrompt(createBrief(goal).tone) }],
    messages: [
      {
        role: 'user',
        content: [
          {
            text: userPrompt(createBrief(goal)),
          },
        ],
      },
    ],
    inferenceConfig: { maxTokens: given.maxTokens ?? 700, temperature: 0.8 },
    outputConfig: {
      textFormat: {
        type: 'json_schema',
        structure: {
          jsonSchema: {
            name: given.name ?? 'daily_motivation',
            schema: JSON.stringify(given.schema ?? textSchema),
          },
        },
      },
    },
  })
const answerTo = async (goal: Goal) => {
  const { output, stopReason, usage } = await client.send(command(goal))
  return { text: output?.message?.content?.[0]?.text ?? '', stopReason, usage }
}
const textFor = async (goal: Goal, mode?: ModelFaultMode): Promise<ModelAnswer | Unusable | undefined> => {
  if (mode) server.faults.set('model', { mode })
  return readAnswer(JSON.parse((await answerTo(goal)).text), createBrief(goal))
}
const RUN: Goal = { title: 'Run a marathon' }

describe('the Bedrock emulator', () => {
  it('returns a text that passes every check, with token counts', async () => {
    const { text, stopReason, usage } = await answerTo(RUN)
    const read = readAnswer(JSON.parse(text), createBrief(RUN))
    expect(read).toMatchObject({ concern: 'none', text: { challenge_seconds: expect.any(Number) } })
    const isText = read !== undefined && !(read instanceof Unusable) && 'text' in read
    const minutes = isText ? (read.text.step_minutes ?? []) : []
    expect([minutes.length, ...minutes].every((one) => [1, 2, 3, 4].includes(one))).toBe(true)
    expect(stopReason).toBe('end_turn')
    expect(usage?.inputTokens).toBeGreaterThan(300)
    expect(usage?.outputTokens).toBeGreaterThan(50)
    expect(usage?.totalTokens).toBe((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0))
  })

  it('returns the same text for the same goal, tone and day, another text otherwise, and not the built-in one', async () => {
    const first = await textFor(RUN)
    expect(await textFor(RUN)).toEqual(first)
    expect(await textFor({ ...RUN, tone: 'drill_sergeant' })).not.toEqual(first)
    expect(await textFor({ ...RUN, date: '2026-11-22' })).not.toEqual(first)
    expect(await textFor({ title: 'Learn Greek' })).not.toEqual(first)
  })

  it.each([
    ['link', ['link', 'phone']],
    ['html', ['markup']],
    ['insult', ['shame']],
    ['other-language', ['language']],
  ] as const)('returns with the fault %s a text that the product refuses', async (mode, rules) => {
    const read = await textFor(RUN, mode)
    expect(read).toBeInstanceOf(Unusable)
    const broken = read instanceof Unusable ? read.faults.map(({ rule }) => rule) : []
    for (const rule of rules) expect(broken).toContain(rule)
  })

  it('applies the faults for an empty answer and for a concern', async () => {
    expect(await textFor(RUN, 'empty')).toBeInstanceOf(Unusable)
    server.faults.set('model', { mode: 'huge' })
    expect((await answerTo(RUN)).stopReason).toBe('max_tokens')
    expect(await textFor(RUN, 'concern')).toEqual({ concern: 'crisis' })
    expect(await textFor(RUN, 'concern-gentle')).toEqual({ concern: 'gentle' })
  })

  it.each([
    ['throttled', 'ThrottlingException', 429],
    ['down', 'ServiceUnavailableException', 503],
  ] as const)('applies the fault %s', async (mode, name, status) => {
    server.faults.set('model', { mode })
    await expect(answerTo({ title: 'Run' })).rejects.toMatchObject({ name, $metadata: { httpStatusCode: status } })
  })

  it('applies the faults truncated, guardrail, refusal, rubbish and slow', async () => {
    const mode = async (fault: Parameters<typeof server.faults.set>[1]) => {
      server.faults.set('model', fault)
      return answerTo({ title: 'Run' })
    }
    const cut = await mode({ mode: 'truncated' })
    expect(cut.stopReason).toBe('max_tokens')
    expect(() => JSON.parse(cut.text)).toThrow()
    expect((await mode({ mode: 'guardrail' })).stopReason).toBe('guardrail_intervened')
    expect((await mode({ mode: 'refusal' })).stopReason).toBe('refusal')
    const rubbish = await mode({ mode: 'rubbish' })
    expect(rubbish.stopReason).toBe('end_turn')
    expect(() => JSON.parse(rubbish.text)).toThrow()
    expect((await mode({ mode: 'slow', delayMs: 30 })).stopReason).toBe('end_turn')
  })

  it('stops at maxTokens', async () => {
    const { stopReason, usage } = await client.send(command({ title: 'Run' }, { maxTokens: 10 }))
    expect(stopReason).toBe('max_tokens')
    expect(usage?.outputTokens).toBe(10)
  })

  it.each([
    ['an answer that it has no words for', { name: 'haiku' }, /no answer named haiku/],
    ['bounds that structured output does not take', { schema: bounded() }, /maxLength is not supported/],
    ['a schema open to more fields', { schema: { ...textSchema, additionalProperties: true } }, /additional/],
    ['other fields', { schema: { ...textSchema, required: ['message'] } }, /challenge, concern, message, steps/],
  ])('refuses %s by name', async (_, given, message) => {
    await expect(client.send(command({ title: 'Run' }, given))).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringMatching(message),
    })
  })

  it('refuses unsupported calls', async () => {
    const messages = [{ role: 'user' as const, content: [{ text: 'hello' }] }]
    await expect(client.send(new ConverseStreamCommand({ modelId: MODEL, messages }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('converse-stream'),
    })
    const { input } = command({ title: 'Run' })
    await expect(client.send(new ConverseCommand({ ...input, toolConfig: { tools: [] } }))).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('toolConfig is not supported'),
    })
    await expect(client.send(new ConverseCommand({ ...input, messages }))).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('data cannot be read'),
    })
  })
})

function bounded() {
  return { ...textSchema, properties: { ...textSchema.properties, message: { type: 'string', maxLength: 10 } } }
}
