import * as z from 'zod/mini'
import type { CloudModel, EventRule, Queue, QueueSource, Schedule } from '#local/contracts/cloud-model.ts'
import { type Catalog, nameInArn } from './catalog.ts'
import { readRetry } from './functions.ts'
import { readName, resolveAttribute, resolveRef } from './names.ts'

/** Reads bus, rules, schedules, queues and event sources. */

const deadLetters = z.optional(z.strictObject({ Arn: z.string() }))
const rule = z.strictObject({
  EventBusName: z.string(),
  EventPattern: z.record(z.string(), z.unknown()),
  State: z.optional(z.literal('ENABLED')),
  Targets: z.array(
    z.strictObject({
      Arn: z.string(),
      Id: z.string(),
      DeadLetterConfig: deadLetters,
      RetryPolicy: z.optional(z.unknown()),
    }),
  ),
})
const schedule = z.strictObject({
  FlexibleTimeWindow: z.strictObject({ Mode: z.literal('OFF') }),
  ScheduleExpression: z.string().check(z.startsWith('cron(')),
  ScheduleExpressionTimezone: z.string(),
  State: z.optional(z.literal('ENABLED')),
  Target: z.strictObject({
    Arn: z.string(),
    DeadLetterConfig: deadLetters,
    Input: z.string(),
    RetryPolicy: z.optional(z.unknown()),
    RoleArn: z.string(),
  }),
})
const queue = z.strictObject({
  MessageRetentionPeriod: z.optional(z.int()),
  RedrivePolicy: z.optional(z.strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.int() })),
  VisibilityTimeout: z.optional(z.int()),
})
const source = z.strictObject({
  BatchSize: z.optional(z.int()),
  EventSourceArn: z.string().check(z.startsWith('arn:aws:sqs:')),
  FunctionName: z.string(),
  FunctionResponseTypes: z.optional(z.array(z.literal('ReportBatchItemFailures'))),
  MaximumBatchingWindowInSeconds: z.optional(z.int()),
  ScalingConfig: z.optional(z.strictObject({ MaximumConcurrency: z.int() })),
})

const deadLetterName = (config: z.infer<typeof deadLetters>): string | null => (config ? nameInArn(config.Arn) : null)

export const readBuses = (catalog: Catalog): CloudModel['buses'] =>
  catalog.of('AWS::Events::EventBus').map((resource) => {
    catalog.read(resource, z.strictObject({ Name: z.optional(z.string()) }), ['Description', 'Tags'])
    return { name: readName(resource), arn: resolveAttribute(resource, 'Arn') }
  })

export const readRules = (catalog: Catalog): EventRule[] =>
  catalog.of('AWS::Events::Rule').map((resource) => {
    const read = catalog.read(resource, rule, ['Description', 'Name'])
    return {
      name: readName(resource),
      bus: nameInArn(read.EventBusName),
      pattern: read.EventPattern,
      targets: read.Targets.map((target) => ({
        functionName: nameInArn(target.Arn),
        retry: readRetry(catalog, nameInArn(target.Arn), deadLetterName(target.DeadLetterConfig)),
      })),
    }
  })

export const readSchedules = (catalog: Catalog): Schedule[] =>
  catalog.of('AWS::Scheduler::Schedule').map((resource) => {
    const { Target, ...read } = catalog.read(resource, schedule, ['Description', 'GroupName', 'Name'])
    const functionName = nameInArn(Target.Arn)
    return {
      name: readName(resource),
      expression: read.ScheduleExpression,
      zone: read.ScheduleExpressionTimezone,
      functionName,
      input: Target.Input,
      retry: readRetry(catalog, functionName, deadLetterName(Target.DeadLetterConfig)),
    }
  })

export const readQueues = (catalog: Catalog): Queue[] =>
  catalog.of('AWS::SQS::Queue').map((resource) => {
    const read = catalog.read(resource, queue, ['QueueName', 'SqsManagedSseEnabled', 'Tags'])
    return {
      name: readName(resource),
      url: resolveRef(resource),
      arn: resolveAttribute(resource, 'Arn'),
      visibilitySeconds: read.VisibilityTimeout ?? 30,
      retentionSeconds: read.MessageRetentionPeriod ?? 345_600,
      deadLetter: read.RedrivePolicy
        ? { queue: nameInArn(read.RedrivePolicy.deadLetterTargetArn), maxReceives: read.RedrivePolicy.maxReceiveCount }
        : null,
    }
  })

export const readQueueSources = (catalog: Catalog): QueueSource[] =>
  catalog.of('AWS::Lambda::EventSourceMapping').map((resource) => {
    const read = catalog.read(resource, source, ['Tags'])
    return {
      queue: nameInArn(read.EventSourceArn),
      functionName: nameInArn(read.FunctionName),
      batchSize: read.BatchSize ?? 10,
      windowSeconds: read.MaximumBatchingWindowInSeconds ?? 0,
      reportsItemFailures: read.FunctionResponseTypes !== undefined,
      maxConcurrency: read.ScalingConfig?.MaximumConcurrency ?? 1000,
    }
  })
