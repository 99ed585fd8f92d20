import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBedrockRelay } from '#local/services/bedrock/relay/bedrock.ts'
import { startModelServer } from '#test/support/model-server.ts'

const clock = { now: () => Date.parse('2026-11-22T12:00:00Z') }
const MODEL = 'us.anthropic.claude-haiku-4-5-20251001-v1:0'

describe('Bedrock with the credentials of the environment', () => {
  let server: Awaited<ReturnType<typeof startModelServer>>
  beforeAll(async () => {
    server = await startModelServer()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    server.faults.lift()
    server.calls.length = 0
  })
  afterAll(() => server.close())

  const relay = async (name?: string) => {
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', server.endpoint)
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAOWN')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    return createBedrockRelay({ kind: 'bedrock', name }, clock)
  }
  const request = (more: object = {}) =>
    new Request(`http://bedrock/model/${encodeURIComponent(MODEL)}/converse`, {
      method: 'POST',
      body: JSON.stringify({
        system: [{ text: 'Say a word.' }],
        messages: [{ role: 'user', content: [{ text: 'Now.' }] }],
        inferenceConfig: { maxTokens: 10, temperature: 0.5 },
        guardrailConfig: { guardrailIdentifier: 'local', guardrailVersion: '1' },
        ...more,
      }),
    })

  it('gets the call without the guardrail, because it exists only in the local stack', async () => {
    server.faults.set('model', { mode: 'throttled' })
    const response = await (await relay())(request(), { functionName: 'test' })
    expect(response.status).toBe(429)
    expect(response.headers.get('x-amzn-errortype')).toBe('ThrottlingException')
    expect(server.calls).toMatchObject([{ path: `/model/${encodeURIComponent(MODEL)}/converse` }])
    expect(server.calls[0]?.body).toMatchObject({ system: [{ text: 'Say a word.' }] })
    expect(server.calls[0]?.body).not.toHaveProperty('guardrailConfig')
  })

  it('gets the named model, and its answer is returned', async () => {
    server.faults.set('model', { mode: 'down' })
    const response = await (await relay('eu.amazon.nova-pro-v1:0'))(request(), { functionName: 'test' })
    expect(response.status).toBe(503)
    expect(server.calls[0]?.path).toBe('/model/eu.amazon.nova-pro-v1%3A0/converse')
  })

  it('reports missing credentials at the start', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE']) vi.stubEnv(name, undefined)
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    vi.stubEnv('HOME', '/nonexistent')
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nonexistent/credentials')
    vi.stubEnv('AWS_CONFIG_FILE', '/nonexistent/config')
    await expect(createBedrockRelay({ kind: 'bedrock' }, clock)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('--model bedrock: no AWS credentials are found'),
    })
  })
})
