import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { defineEvent } from '#events/event.ts'
import { dispatchWakeUpMails } from '#events/schedules.ts'
import { createCoach } from '#functions/adapters/bedrock/create-coach.ts'
import { eventConsumer, identityTrigger, queueConsumer, scheduleConsumer } from '#functions/runtime/consumer.ts'
import { defineContract } from '#functions/runtime/contract.ts'
import { http } from '#functions/runtime/http.ts'
import { countMetric } from '#functions/runtime/metrics.ts'
import { call, context } from '#test/support/call.ts'
import { patchConsole } from './lambda-console.ts'

const request = z.strictObject({ word: z.optional(z.string()) })
const response = z.strictObject({ success: z.literal(true) })
const contract = defineContract('speak', { request, response })
const caller = { sub: 'ann', email: 'ann@example.com' }

/** The part of CloudWatch's embedded metric format that a record must have to become a metric. */
const embeddedMetrics = z.looseObject({
  _aws: z.object({
    Timestamp: z.int().check(z.gte(1_000_000_000_000)),
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string()).check(z.minLength(1), z.maxLength(30))),
        Metrics: z.array(z.object({ Name: z.string(), Unit: z.literal('Count') })),
      }),
    ),
  }),
})

describe('a log line under the console of the Lambda runtime', () => {
  let output = ''
  let restore = () => {}
  /** As CloudWatch takes them: one event per line. */
  const lines = (): unknown[] =>
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

  beforeEach(() => {
    output = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += text
      return true
    })
    restore = patchConsole('request')
  })
  afterEach(() => restore())

  it('has the fields of an operation at the top level', async () => {
    const handler = http(contract, () => async () => ({ success: true as const }))
    await call(handler, { caller, body: {} })
    expect(lines()).toEqual([
      {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'INFO',
        message: 'answered',
        correlation_id: 'request',
        operation: 'speak',
        request_id: 'request',
        status: 200,
        ms: expect.any(Number),
        cold_ms: expect.any(Number),
        actor: 'ann',
      },
    ])
  })

  it('has the refusal and the error of an operation at the top level', async () => {
    const refuses = http(contract, () => async () => {
      throw new DomainError('conflict', 'Too late.')
    })
    const fails = http(contract, () => async () => {
      throw new RangeError('two\nlines')
    })
    await call(refuses, { caller, body: {} })
    await call(fails, { caller, body: {} })
    expect(lines()).toEqual([
      expect.objectContaining({ level: 'INFO', message: 'refused', status: 409, code: 'conflict' }),
      expect.objectContaining({
        level: 'ERROR',
        message: 'failed',
        error: 'RangeError',
        reason: 'two\nlines',
        stack: expect.stringContaining('log.test'),
      }),
    ])
  })

  it('is an error for a refusal in a reaction, which is tried again, and none for a refused sign-up', async () => {
    const refuse = async () => {
      throw new DomainError('conflict', 'ann@example.com is in use.')
    }
    const happened = defineEvent('refused-event', z.object({}))
    await expect(
      eventConsumer('react', happened, () => refuse)({ 'detail-type': 'refused-event', detail: {} }, context()),
    ).rejects.toThrow()
    const tick = { scheduledTime: '2026-11-24T12:00:00Z' }
    await expect(scheduleConsumer(dispatchWakeUpMails, () => refuse)(tick, context())).rejects.toThrow()
    const signUp = { triggerSource: 'PreSignUp_SignUp', response: {} }
    await expect(identityTrigger('check', z.looseObject({}), () => refuse)(signUp, context())).rejects.toThrow()
    const failed = { level: 'ERROR', message: 'failed', code: 'conflict', reason: '[address] is in use.' }
    expect(lines()).toEqual([
      expect.objectContaining({ ...failed, reaction: 'react' }),
      expect.objectContaining({ ...failed, reaction: dispatchWakeUpMails.name }),
      expect.objectContaining({ level: 'INFO', message: 'refused', reaction: 'check', code: 'conflict' }),
    ])
    expect(output).not.toContain('ann@example.com')
  })

  it('has the fields that a consumer adds at the top level', async () => {
    const consume = queueConsumer('deliver', z.object({ goal: z.string() }), () => async ({ goal }, { log }) => {
      log.warn('mail failed', { goal_id: goal, fate: 'retry' })
    })
    const record = { messageId: 'one', body: '{"goal":"goal_1"}', attributes: { ApproximateReceiveCount: '1' } }
    await consume({ Records: [record] }, context())
    expect(lines()[0]).toMatchObject({
      level: 'WARN',
      message: 'mail failed',
      reaction: 'deliver',
      request_id: 'request',
      goal_id: 'goal_1',
      fate: 'retry',
    })
  })

  it('has the fields of the coach at the top level', () => {
    createCoach({ MODEL_ID: 'model', GUARDRAIL: undefined }).log.info('model answered', { prompt_version: 'nudge/1' })
    expect(lines()).toEqual([expect.objectContaining({ part: 'coach', prompt_version: 'nudge/1' })])
  })

  it('is a metric in the embedded metric format when it counts', () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'five-circles-dev-mend-subscriptions')
    countMetric('DriftMended', 'mend-subscriptions')
    vi.unstubAllEnvs()
    const [line] = lines()
    const { _aws, ...values } = embeddedMetrics.parse(line)
    for (const { Dimensions, Metrics } of _aws.CloudWatchMetrics) {
      for (const dimension of Dimensions.flat()) expect(values[dimension]).toEqual(expect.any(String))
      for (const { Name } of Metrics) expect(values[Name]).toBe(1)
    }
    expect(values).toEqual({ Stage: 'dev', Task: 'mend-subscriptions', DriftMended: 1 })
  })
})

describe('the patched console of the Lambda runtime', () => {
  it('nests a JSON line as text under message', () => {
    let output = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += text
      return true
    })
    const restore = patchConsole('request')
    console.log('{"level":"INFO"}')
    restore()
    expect(JSON.parse(output)).toMatchObject({ requestId: 'request', message: '{"level":"INFO"}' })
  })
})
