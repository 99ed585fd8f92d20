import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief.ts'
import { builtInMotivation } from '#domain/motivation/built-in/library.ts'
import { type Converse, createConverseClient } from '#functions/adapters/bedrock/converse.ts'
import { writeDailyMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { startModelServer } from '#test/support/model-server.ts'

const MODEL = 'us.anthropic.claude-haiku-4-5-20251001-v1:0'
const input: CoachBrief = {
  ...BRIEFS.P1,
  title: 'Write the first draft of my book',
  description: 'A novel about two brothers.',
  target: '2027-02-01',
  daysToTarget: 69,
}
const { prompt_version: LIBRARY, ...BUILT_IN } = builtInMotivation({
  tone: 'wise_mentor',
  circle: 'Personal Development',
  goalId: input.goalId,
  date: input.date,
  title: input.title,
})
const builtIn = { text: BUILT_IN, source: 'built-in', promptVersion: LIBRARY }

type Line = { message: string; fields: Record<string, unknown> }
const write = async (model: Converse, given: Partial<{ attemptMs: number; brief: CoachBrief }> = {}) => {
  const lines: Line[] = []
  const keep = (message: string, fields?: Record<string, unknown>) => void lines.push({ message, fields: fields ?? {} })
  const written = await writeDailyMotivation(
    { model, modelId: MODEL, log: { info: keep, warn: keep }, pauseMs: 1, attemptMs: given.attemptMs ?? 5_000 },
    given.brief ?? input,
  )
  return { written, lines, outcomes: lines.flatMap(({ fields }) => (fields.outcome ? [fields.outcome] : [])) }
}

describe('daily motivation, asked over the wire', () => {
  let server: Awaited<ReturnType<typeof startModelServer>>
  beforeAll(async () => {
    server = await startModelServer()
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', server.endpoint)
    vi.stubEnv('AWS_REGION', 'us-east-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATEST')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  })
  afterEach(() => {
    server.faults.lift()
    server.calls.length = 0
  })
  afterAll(() => {
    server.close()
    vi.unstubAllEnvs()
  })

  it('is the model’s, and its tokens, prompt and outcome are logged without what the person typed', async () => {
    const { written, lines } = await write(createConverseClient())
    expect(written).toMatchObject({
      source: 'model',
      promptVersion: expect.stringMatching(/^daily-motivation\/[0-9a-f]{10}$/),
    })
    expect(written.text.message).toContain('draft')
    expect(written.text.micro_plan).toHaveLength(3)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.fields).toMatchObject({
      prompt_version: expect.stringMatching(/^daily-motivation\/[0-9a-f]{10}$/),
      model_id: MODEL,
      outcome: 'answered',
      attempt: 1,
      input_tokens: expect.any(Number),
      output_tokens: expect.any(Number),
      latency_ms: expect.any(Number),
    })
    expect(JSON.stringify(lines)).not.toMatch(/brothers|first draft/)
    expect(server.calls[0]?.path).toBe(`/model/${encodeURIComponent(MODEL)}/converse`)
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain(input.goalId)
  })

  it.each(['throttled', 'down', 'rubbish', 'truncated'] as const)(
    'is asked once more when the model is %s once, and stays the model’s',
    async (mode) => {
      server.faults.set('model', { mode, times: 1 })
      const { written } = await write(createConverseClient())
      expect(written.source).toBe('model')
      expect(server.calls).toHaveLength(2)
    },
  )

  it.each([
    ['throttled', ['throttled', 'throttled']],
    ['down', ['down', 'down']],
    ['rubbish', ['off-schema', 'off-schema']],
    ['truncated', ['truncated', 'truncated']],
    ['guardrail', ['refused']],
    ['refusal', ['refused']],
  ] as const)('is the built-in text when the model stays %s', async (mode, attempts) => {
    server.faults.set('model', { mode })
    const { written, outcomes, lines } = await write(createConverseClient())
    expect(written).toEqual(builtIn)
    expect(outcomes).toEqual(attempts)
    expect(lines.at(-1)?.message).toBe('used built-in text')
  })

  it('is the built-in text when the model is slow, and does not wait for it', async () => {
    server.faults.set('model', { mode: 'slow', delayMs: 20_000 })
    const { written, outcomes } = await write(createConverseClient(), { attemptMs: 80 })
    expect(written).toEqual(builtIn)
    expect(outcomes).toEqual(['slow', 'slow'])
  })

  it('is the built-in text when nothing listens there', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', 'http://127.0.0.1:9')
    const { written, outcomes } = await write(createConverseClient())
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', server.endpoint)
    expect(written).toEqual(builtIn)
    expect(outcomes).toEqual(['down', 'down'])
  })
})

const GOOD = {
  message: 'One line.\nAnother.',
  micro_plan: ['Open it.', 'Read it.', 'Add to it.'],
  challenge: 'Say it.',
}
const saying =
  (...answers: string[]): Converse =>
  async () => ({
    output: { message: { role: 'assistant', content: [{ text: answers.shift() ?? '' }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  })

describe('an answer of the model', () => {
  it('is cleaned of markup, bullets, numbers and invisible characters', async () => {
    const { written } = await write(
      saying(
        JSON.stringify({
          message: '# Good <b>morning</b>\r\n\r\n**Begin** with `one` [line](https://evil.example).\u0000\u202e',
          micro_plan: ['1. Open the draft.', '- Read\nit.', '• <i>Write</i> on.'],
          challenge: '<script>x</script> Say it aloud.',
        }),
      ),
    )
    expect(written.source).toBe('model')
    expect(written.text).toEqual({
      message: 'Good morning\n\nBegin with one line.',
      micro_plan: ['Open the draft.', 'Read it.', 'Write on.'],
      challenge: 'x Say it aloud.',
    })
  })

  it.each<[string, unknown]>([
    ['with four steps', { ...GOOD, micro_plan: ['a', 'b', 'c', 'd'] }],
    ['without steps', { ...GOOD, micro_plan: [] }],
    ['with empty steps', { ...GOOD, micro_plan: ['- ', ' '] }],
    ['with a step of 20 minutes', { ...GOOD, micro_plan: ['Write for 20 minutes.'] }],
    ['with a challenge of 5 minutes', { ...GOOD, challenge: 'Stand still for five minutes.' }],
    ['with an endless message', { ...GOOD, message: 'x'.repeat(2_000) }],
    ['of nothing but markup', { ...GOOD, message: '<b></b>' }],
    ['with a field too many', { ...GOOD, extra: 1 }],
    ['with a field missing', { message: 'a', challenge: 'b' }],
    ['with steps in a string', { ...GOOD, micro_plan: 'Open it.' }],
    ['that is a list', [GOOD]],
    ['that is null', null],
  ])('%s is asked for again and then replaced', async (_, answer) => {
    const bad = JSON.stringify(answer)
    expect((await write(saying(bad, JSON.stringify(GOOD)))).written).toMatchObject({ source: 'model', text: GOOD })
    expect((await write(saying(bad, bad))).written).toEqual(builtIn)
  })

  it('gets twice the room when it was cut off', async () => {
    const rooms: (number | undefined)[] = []
    const model: Converse = async ({ inferenceConfig }: ConverseCommandInput) => {
      rooms.push(inferenceConfig?.maxTokens)
      return { output: undefined, stopReason: 'max_tokens', usage: undefined }
    }
    expect((await write(model)).written).toEqual(builtIn)
    expect(rooms[1]).toBe((rooms[0] ?? 0) * 2)
  })

  it.each(['AccessDeniedException', 'ValidationException', 'ResourceNotFoundException'])(
    'is not asked for again after %s, and the operator reads why',
    async (name) => {
      const error = Object.assign(new Error('the reason'), { name })
      const { written, lines, outcomes } = await write(() => Promise.reject(error))
      expect(written).toEqual(builtIn)
      expect(outcomes).toEqual(['rejected'])
      expect(lines[0]?.fields).toMatchObject({ error: name, reason: 'the reason' })
    },
  )

  it('never keeps anybody waiting on a call that ignores its signal, and never throws', async () => {
    const never: Converse = () => new Promise(() => undefined)
    const odd: Converse = () => {
      throw 'a string'
    }
    expect((await write(never, { attemptMs: 20 })).written).toEqual(builtIn)
    expect((await write(odd)).written).toEqual(builtIn)
  })

  it('is given up within 20 seconds', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const waits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms)
      return timeout(5)
    })
    const log = { info: () => undefined, warn: () => undefined }
    await writeDailyMotivation({ model: () => new Promise(() => undefined), modelId: MODEL, log }, input)
    expect(waits).toHaveLength(2)
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(19_000)
  })
})
