import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Tone } from '#domain/goals/fields.ts'
import { MESSAGES } from '#domain/motivation/built-in/library.ts'
import { addDays } from '#domain/time/day.ts'
import { systemPrompt, userPrompt } from '#functions/motivation/daily-motivation/prompt.ts'
import { answerSchema, readAnswer } from '#functions/motivation/daily-motivation/schema.ts'
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

type Goal = { title: string; description?: string; tone?: Tone; date?: string; streak?: number }
const command = (
  { title, description = '', tone = 'kind_encouraging', date = '2026-11-21', streak = 0 }: Goal,
  given: { schema?: unknown; name?: string; maxTokens?: number } = {},
) =>
  new ConverseCommand({
    modelId: MODEL,
    system: [{ text: systemPrompt(tone) }],
    messages: [
      {
        role: 'user',
        content: [
          {
            text: userPrompt({
              ...BRIEFS.P5,
              title,
              description,
              tone,
              circle: null,
              date,
              run: streak,
              dayNumber: streak + 1,
            }),
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
            name: given.name ?? answerSchema.name,
            schema: JSON.stringify(given.schema ?? answerSchema.schema),
          },
        },
      },
    },
  })
const answerTo = async (goal: Goal) => {
  const { output, stopReason, usage } = await client.send(command(goal))
  return { text: output?.message?.content?.[0]?.text ?? '', stopReason, usage }
}
const textFor = async (goal: Goal) => readAnswer(JSON.parse((await answerTo(goal)).text), goal.title)

describe('the Bedrock emulator', () => {
  it('answers the SDK with the goal’s words and counts tokens', async () => {
    const { text, stopReason, usage } = await answerTo({ title: 'Write the first draft of my book', streak: 12 })
    const motivation = readAnswer(JSON.parse(text), '')
    expect(motivation?.message).toMatch(/draft of your book/)
    expect(motivation?.message).toContain('12')
    expect(stopReason).toBe('end_turn')
    expect(usage?.inputTokens).toBeGreaterThan(300)
    expect(usage?.outputTokens).toBeGreaterThan(50)
    expect(usage?.totalTokens).toBe((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0))
  })

  it('returns the same text for the same goal, tone and day, and another text otherwise', async () => {
    const goal = { title: 'Run a marathon' }
    const first = await textFor(goal)
    expect(await textFor(goal)).toEqual(first)
    expect(await textFor({ ...goal, tone: 'drill_sergeant' })).not.toEqual(first)
    expect(await textFor({ ...goal, date: '2026-11-22' })).not.toEqual(first)
    expect(await textFor({ title: 'Learn Greek' })).not.toEqual(first)
  })

  it('stays within the product’s bounds for many goals and days, and differs from the built-in library', async () => {
    const library = new Set(Object.values(MESSAGES).flat())
    const titles = [
      'Run',
      'Meditate for 20 minutes a day',
      'Call my mother',
      '学习',
      '<b>x</b>',
      'Write '.repeat(16),
      '…',
    ]
    for (const [i, title] of titles.entries())
      for (const tone of ['drill_sergeant', 'kind_encouraging', 'teammate', 'wise_mentor'] as const) {
        const text = await textFor({ title, tone, date: addDays('2026-11-21', i), streak: i })
        expect(text?.micro_plan, title).toHaveLength(3)
        expect(library.has(text?.message ?? '')).toBe(false)
        expect(JSON.stringify(text)).not.toMatch(/[{}]\w+[{}]|undefined|\bmy\b|!/)
      }
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
    ['a schema open to more fields', { schema: { ...answerSchema.schema, additionalProperties: true } }, /additional/],
    ['other fields', { schema: { ...answerSchema.schema, required: ['message'] } }, /challenge, message, micro_plan/],
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
  const { schema } = answerSchema
  return { ...schema, properties: { ...schema.properties, message: { type: 'string', maxLength: 10 } } }
}
