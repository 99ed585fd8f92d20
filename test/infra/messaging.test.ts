import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { DomainEvent } from '#events/event.ts'
import { goalCreated } from '#events/goal-created.ts'
import { MAIL_EVENTS } from '#events/mail-event.ts'
import { tick } from '#events/schedules.ts'
import { trialEnded } from '#events/trial-ended.ts'
import { trialEnding } from '#events/trial-ending.ts'
import { countMetric } from '#functions/runtime/metrics.ts'
import { type Cloud, type Resource, synthesise, target } from './support/cloud.ts'
import { listFunctions, type ProductLambda } from './support/functions.ts'

const deadLetterConfig = z.object({ Arn: z.unknown() })
const rule = z.looseObject({
  EventPattern: z.object({
    source: z.array(z.string()),
    'detail-type': z.array(z.string()),
    detail: z.optional(z.unknown()),
  }),
  Targets: z.array(z.looseObject({ Arn: z.unknown(), DeadLetterConfig: deadLetterConfig, RetryPolicy: z.unknown() })),
})
const schedule = z.looseObject({
  ScheduleExpressionTimezone: z.string(),
  FlexibleTimeWindow: z.object({ Mode: z.string() }),
  Target: z.looseObject({
    Arn: z.unknown(),
    RoleArn: z.unknown(),
    Input: z.string(),
    DeadLetterConfig: deadLetterConfig,
    RetryPolicy: z.object({ MaximumRetryAttempts: z.int(), MaximumEventAgeInSeconds: z.int() }),
  }),
})
const queue = z.looseObject({
  QueueName: z.string(),
  SqsManagedSseEnabled: z.literal(true),
  VisibilityTimeout: z.optional(z.int()),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.unknown(), maxReceiveCount: z.int() })),
})
const mapping = z.looseObject({
  EventSourceArn: z.unknown(),
  FunctionName: z.unknown(),
  FunctionResponseTypes: z.array(z.string()),
  ScalingConfig: z.object({ MaximumConcurrency: z.int() }),
})

const metric = z.object({
  MetricName: z.string(),
  Namespace: z.string(),
  Dimensions: z._default(z.array(z.object({ Name: z.string(), Value: z.unknown() })), []),
})
const watched = z.object({
  MetricName: z.optional(z.string()),
  Metrics: z._default(z.array(z.object({ MetricStat: z.optional(z.object({ Metric: metric })) })), []),
})
/** The name of a metric, from an alarm of the template or from a log line. */
const named = (namespace: string, name: string, stage: unknown) => `${namespace} ${name} of ${stage}`
const embedded = z.looseObject({
  Stage: z.string(),
  _aws: z.object({
    CloudWatchMetrics: z.tuple([
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.tuple([z.object({ Name: z.string() })]),
      }),
    ]),
  }),
})

describe('the queues, rules and schedules', () => {
  let cloud: Cloud
  let functions: ProductLambda[]
  let queues: Resource[]
  let deadLetters: Set<string>
  const findFunction = (value: unknown): ProductLambda | undefined =>
    functions.find(({ resource }) => resource.id === target(value))

  beforeAll(async () => {
    cloud = await synthesise()
    functions = listFunctions(cloud)
    queues = cloud.all('AWS::SQS::Queue')
    deadLetters = new Set(
      queues
        .filter(({ Properties }) => queue.parse(Properties).QueueName.endsWith('-dead-letters'))
        .map(({ id }) => id),
    )
  })

  it('have a dead-letter queue for each work queue', () => {
    const work = queues.filter(({ id }) => !deadLetters.has(id)).map(({ Properties }) => queue.parse(Properties))
    expect(work.map(({ QueueName }) => QueueName).toSorted()).toEqual([
      'five-circles-dev-billing',
      'five-circles-dev-delivery',
      'five-circles-dev-generation',
      'five-circles-dev-reconciliation',
      'five-circles-dev-sweep',
    ])
    for (const { QueueName, RedrivePolicy } of work) {
      expect([QueueName, deadLetters.has(target(RedrivePolicy?.deadLetterTargetArn) ?? '')]).toEqual([QueueName, true])
    }
  })

  it('encrypt every queue and require TLS', () => {
    for (const { Properties } of queues) expect(() => queue.parse(Properties)).not.toThrow()
    const closed = cloud
      .all('AWS::SQS::QueuePolicy')
      .filter(({ Properties }) => JSON.stringify(Properties).includes('"aws:SecureTransport":"false"'))
      .map(({ Properties }) => target(Properties.Queues))
    expect(new Set(closed)).toEqual(new Set(queues.map(({ id }) => id)))
  })

  it('have an alarm for every dead-letter queue', () => {
    const watched = cloud
      .all('AWS::CloudWatch::Alarm')
      .map(({ Properties }) => JSON.stringify(Properties.Dimensions ?? ''))
    for (const id of deadLetters)
      expect([id, watched.some((dimensions) => dimensions.includes(id))]).toEqual([id, true])
  })

  it('have alarms with the metric names of the functions', () => {
    const lines: string[] = []
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'five-circles-dev-mend-subscriptions')
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
    for (const name of ['DriftMended', 'BuiltInTexts', 'ModelTexts', 'BadItems'] as const) countMetric(name, 'anything')
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    const alarmed = cloud.all('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => {
      const { MetricName, Metrics } = watched.parse(Properties)
      const own = MetricName === undefined ? [] : [metric.parse(Properties)]
      return [...own, ...Metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []))]
    })
    const names = alarmed
      .filter(({ Dimensions }) => Dimensions.length === 1 && Dimensions[0]?.Name === 'Stage')
      .map(({ Namespace, MetricName, Dimensions }) => named(Namespace, MetricName, Dimensions[0]?.Value))
    const emitted = lines.map((line) => embedded.parse(JSON.parse(line)))
    expect(emitted).toHaveLength(4)
    for (const { Stage, _aws } of emitted) {
      const [{ Namespace, Dimensions, Metrics }] = _aws.CloudWatchMetrics
      expect(Dimensions).toContainEqual(['Stage'])
      expect(names).toContain(named(Namespace, Metrics[0].Name, Stage))
    }
  })

  it('have a visibility timeout above the worker time-out and report partial batch failures', () => {
    const sources = cloud.all('AWS::Lambda::EventSourceMapping').map(({ Properties }) => mapping.parse(Properties))
    expect(sources).toHaveLength(5)
    for (const { FunctionName, FunctionResponseTypes, EventSourceArn } of sources) {
      const worker = findFunction(FunctionName)
      expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
      // The queue is in another stack, and its export contains its logical id.
      const from = queues.find(({ id }) => JSON.stringify(EventSourceArn).includes(id))
      const seconds = queue.parse(from?.Properties).VisibilityTimeout ?? 0
      expect([worker?.stem, seconds > (worker?.timeoutSeconds ?? seconds)]).toEqual([worker?.stem, true])
    }
  })

  it('route the events of a created goal, of a trial’s end and of SES', () => {
    const rules = cloud.all('AWS::Events::Rule').map(({ Properties }) => rule.parse(Properties))
    const findTargets = ({ source, detailType }: DomainEvent) =>
      rules
        .filter(
          ({ EventPattern }) =>
            EventPattern.source.includes(source) && EventPattern['detail-type'].includes(detailType),
        )
        .flatMap(({ Targets }) => Targets.map(({ Arn }) => findFunction(Arn)?.stem))
    expect(findTargets(goalCreated)).toEqual(['generate-first-motivation'])
    expect(findTargets(trialEnding)).toEqual(['queue-trial-ending-mail'])
    expect(findTargets(trialEnded)).toEqual(['queue-trial-ended-mail'])
    const [reported] = rules.filter(({ EventPattern }) => EventPattern.source.includes(MAIL_EVENTS.source))
    expect(reported?.Targets.map(({ Arn }) => findFunction(Arn)?.stem)).toEqual(['record-mail-event'])
    expect(reported?.EventPattern['detail-type']).toEqual(MAIL_EVENTS.detailTypes)
    // A stage takes the events of its own mails only.
    expect(JSON.stringify(reported?.EventPattern)).toContain('"ses:configuration-set"')
  })

  it('have schedules in a named zone, without a window, with the scheduled time as input', () => {
    const schedules = cloud.all('AWS::Scheduler::Schedule').map(({ Properties }) => schedule.parse(Properties))
    expect(schedules.map(({ Target }) => findFunction(Target.Arn)?.stem).toSorted()).toEqual([
      'announce-trial-ends',
      'dispatch-daily-generation',
      'dispatch-evening-questions',
      'dispatch-wake-up-mails',
      'reconcile-subscriptions',
    ])
    for (const { ScheduleExpressionTimezone, FlexibleTimeWindow, Target } of schedules) {
      expect(Intl.supportedValuesOf('timeZone').concat('UTC')).toContain(ScheduleExpressionTimezone)
      expect(FlexibleTimeWindow.Mode).toBe('OFF')
      const given = Target.Input.replace('<aws.scheduler.scheduled-time>', '2026-11-21T12:00:00Z')
      expect(tick.parse(JSON.parse(given))).toEqual({ scheduledTime: '2026-11-21T12:00:00Z' })
    }
  })

  it('have dead letters for rules, schedules and asynchronous functions', () => {
    const targets = [
      ...cloud.all('AWS::Events::Rule').flatMap(({ Properties }) => rule.parse(Properties).Targets),
      ...cloud.all('AWS::Scheduler::Schedule').map(({ Properties }) => schedule.parse(Properties).Target),
    ]
    const configured = cloud.all('AWS::Lambda::EventInvokeConfig').map(({ Properties }) => ({
      lambda: target(Properties.FunctionName),
      retries: Properties.MaximumRetryAttempts,
    }))
    for (const { Arn, DeadLetterConfig } of targets) {
      const lambda = findFunction(Arn)
      const own = z
        .looseObject({ DeadLetterConfig: z.object({ TargetArn: z.unknown() }) })
        .parse(lambda?.resource.Properties)
      const letters = target(DeadLetterConfig.Arn) ?? ''
      expect([lambda?.stem, deadLetters.has(letters)]).toEqual([lambda?.stem, true])
      expect([lambda?.stem, target(own.DeadLetterConfig.TargetArn)]).toEqual([lambda?.stem, letters])
      expect(configured).toContainEqual({ lambda: lambda?.resource.id, retries: 2 })
    }
  })

  it('allow a schedule to call only its own function', () => {
    for (const { Properties } of cloud.all('AWS::Scheduler::Schedule')) {
      const { Target } = schedule.parse(Properties)
      const policy = cloud
        .all('AWS::IAM::Policy')
        .find(({ Properties }) => target(Properties.Roles) === target(Target.RoleArn))
      const text = JSON.stringify(policy?.Properties.PolicyDocument)
      const others = functions.filter(({ resource }) => resource.id !== target(Target.Arn))
      expect(text).toContain(target(Target.Arn))
      expect(others.filter(({ resource }) => text.includes(`"${resource.id}"`))).toEqual([])
    }
  })
})

describe('the workers of the queues', () => {
  const workers = async (context: Record<string, unknown> = {}): Promise<number[]> =>
    (await synthesise({ context }))
      .all('AWS::Lambda::EventSourceMapping')
      .map(({ Properties }) => mapping.parse(Properties).ScalingConfig.MaximumConcurrency)

  it('have the concurrency of their reactions, and less under a small account quota', async () => {
    expect(await workers()).toEqual([10, 2, 5, 2, 2])
    expect(await workers({ lambdaConcurrency: '100' })).toEqual([10, 2, 5, 2, 2])
    expect(await workers({ lambdaConcurrency: '50' })).toEqual([5, 2, 2, 2, 2])
    expect(await workers({ deliveryWorkers: '40', generationWorkers: '30' })).toEqual([30, 40, 5, 2, 2])
  })
})
