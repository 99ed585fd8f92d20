import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createConverseClient } from '#functions/adapters/bedrock/converse.ts'
import { gentleFor } from '#functions/motivation/daily-motivation/write.ts'
import { startModelServer } from '#test/support/model-server.ts'
import { builtIn, input, MODEL, write } from './support/write-daily-text.ts'

const gentle = (concern: 'none' | 'gentle') => ({ concern, ...gentleFor(input) })

describe('daily motivation over HTTP', () => {
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

  it('is the model’s text; tokens, prompt version and outcome are logged without the person’s words (COACH-8)', async () => {
    const { written, lines } = await write(createConverseClient())
    expect(written).toMatchObject({
      source: 'model',
      promptVersion: expect.stringMatching(/^daily-motivation\/[0-9a-f]{10}$/),
    })
    expect(written).toMatchObject({
      text: { step_minutes: expect.any(Array), challenge_seconds: expect.any(Number) },
    })
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
    expect(JSON.stringify(lines)).not.toMatch(/reread|thesis|grandmother/)
    expect(server.calls[0]?.path).toBe(`/model/${encodeURIComponent(MODEL)}/converse`)
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain(input.goalId)
  })

  it.each(['throttled', 'down', 'rubbish', 'truncated'] as const)(
    'is the model’s text after one retry when the model is %s once (COACH-1)',
    async (mode) => {
      server.faults.set('model', { mode, times: 1 })
      const { written } = await write(createConverseClient())
      expect(written).toMatchObject({ source: 'model' })
      expect(server.calls).toHaveLength(2)
    },
  )

  it.each([
    ['throttled', ['throttled', 'throttled']],
    ['down', ['down', 'down']],
    ['rubbish', ['off-schema', 'off-schema']],
    ['truncated', ['truncated', 'truncated']],
  ] as const)('is the built-in text when the model is %s twice (COACH-1, TEXT-5)', async (mode, attempts) => {
    server.faults.set('model', { mode })
    const { written, outcomes, lines } = await write(createConverseClient())
    expect(written).toEqual(builtIn)
    expect(outcomes).toEqual(attempts)
    expect(lines.at(-1)?.message).toBe('used built-in text')
  })

  it.each(['guardrail', 'refusal'] as const)(
    'is the gentle text after a %s, not the ordinary built-in one (CARE-12)',
    async (mode) => {
      server.faults.set('model', { mode })
      const { written, outcomes } = await write(createConverseClient())
      expect(written).toEqual(gentle('none'))
      expect(outcomes).toEqual(['refused'])
    },
  )

  it('is the gentle text for a gentle concern, and absent for a crisis (CARE-12)', async () => {
    server.faults.set('model', { mode: 'concern-gentle' })
    expect((await write(createConverseClient())).written).toEqual(gentle('gentle'))
    server.faults.set('model', { mode: 'concern' })
    expect((await write(createConverseClient())).written).toEqual({ concern: 'crisis' })
  })

  it('is the model’s text without structured output too (COACH-9)', async () => {
    server.faults.set('model', { mode: 'unstructured' })
    expect((await write(createConverseClient(), { modelId: 'unstructured-model' })).written).toMatchObject({
      source: 'model',
    })
  })

  it.each(['link', 'html', 'insult', 'other-language', 'huge', 'empty'] as const)(
    'is the built-in text after two answers with %s (COACH-1)',
    async (mode) => {
      server.faults.set('model', { mode, times: 1 })
      expect((await write(createConverseClient())).written).toMatchObject({ source: 'model' })
      server.faults.set('model', { mode })
      expect((await write(createConverseClient())).written).toEqual(builtIn)
    },
  )

  it('is the built-in text when the model exceeds the time limit (COACH-2)', async () => {
    server.faults.set('model', { mode: 'slow', delayMs: 20_000 })
    const { written, outcomes } = await write(createConverseClient(), { attemptMs: 80 })
    expect(written).toEqual(builtIn)
    expect(outcomes).toEqual(['slow', 'slow'])
  })

  it('is the built-in text when nothing listens at the address of the model', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', 'http://127.0.0.1:9')
    const { written, outcomes } = await write(createConverseClient())
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', server.endpoint)
    expect(written).toEqual(builtIn)
    expect(outcomes).toEqual(['down', 'down'])
  })
})
