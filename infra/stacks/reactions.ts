import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { EventBus, Rule, type RuleProps } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { Construct } from 'constructs'
import { MAIL_EVENTS } from '#events/mail-event.ts'
import { BATCH_JOB_EVENTS } from '#events/night-batch.ts'
import { CoachGuardrail } from '../constructs/coach-guardrail.ts'
import { DeadLetters } from '../constructs/dead-letters.ts'
import type { HandlerCode } from '../constructs/handler-code.ts'
import { NightBatch } from '../constructs/night-batch.ts'
import { ProductFunction } from '../constructs/product-function.ts'
import { Tick } from '../constructs/tick.ts'
import type { Resources } from '../grants.ts'
import { type Cause, locateReaction, type Reaction, readWorkers } from '../reaction.ts'
import { reactions } from '../reactions.ts'

export type ReactionsStackProps = StackProps & {
  resources: Omit<Resources, 'stack' | 'guardrail' | 'batch'>
  code: HandlerCode
}

/** Maximum age of a retried event: the maximum of Lambda. */
const MAX_AGE = Duration.hours(6)

/** With this quota or more, a queue has all workers of its reaction's `maxConcurrency`. */
const FULL_CONCURRENCY = 100

/** Workers of a queue. A small quota gives fewer, so that requests keep most of it. The minimum of SQS is 2. */
const countWorkers = (wanted: number, quota: number): number =>
  Math.max(2, Math.min(wanted, Math.floor((wanted * quota) / FULL_CONCURRENCY)))

/**
 * One function per reaction behind bus, schedules and queues, and the guardrail of the coach. It is deployed before the operations, so
 * that every event and message that a release publishes has its consumer (ADR 249).
 */
export class ReactionsStack extends Stack {
  /** Undefined where the setting `guardrail` is false. */
  readonly guardrail: CoachGuardrail | undefined
  private readonly resources: Resources
  private readonly code: HandlerCode
  private readonly prefix: string
  private readonly schedules: ScheduleGroup

  constructor(scope: Construct, id: string, props: ReactionsStackProps) {
    super(scope, id, props)
    const { settings } = props.resources
    this.guardrail = settings.guardrail ? new CoachGuardrail(this, 'coach-guardrail', settings) : undefined
    this.resources = {
      ...props.resources,
      stack: this,
      guardrail: this.guardrail?.addVersion(this),
      batch: settings.nightBatch ? new NightBatch(this, 'night-batch', settings).access : undefined,
    }
    this.code = props.code
    this.prefix = `five-circles-${settings.stage}`
    this.schedules = new ScheduleGroup(this, 'schedule-group', {
      scheduleGroupName: `${this.prefix}-schedules`,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    for (const reaction of reactions)
      if (reaction.setting === undefined || settings[reaction.setting]) this.addReaction(reaction, reaction.cause)
  }

  private addReaction(reaction: Reaction, cause: Cause): void {
    if ('identity' in cause) return
    if ('queue' in cause) {
      const { settings } = this.resources
      this.createReactionFunction(reaction).addEventSource(
        new SqsEventSource(this.resources.queues[cause.queue], {
          batchSize: cause.batchSize,
          maxConcurrency: countWorkers(readWorkers(cause.maxConcurrency, settings), settings.lambdaConcurrency),
          reportBatchItemFailures: true,
        }),
      )
      return
    }
    const { queue } = new DeadLetters(
      this,
      `${reaction.stem}-dead-letters`,
      `${this.prefix}-${reaction.stem}-dead-letters`,
    )
    const lambda = this.createReactionFunction(reaction, { deadLetters: queue, maxAge: MAX_AGE })
    if ('schedule' in cause) {
      new Tick(this, `${reaction.stem}-tick`, {
        schedule: cause.schedule,
        group: this.schedules,
        lambda,
        deadLetters: queue,
        maxAge: MAX_AGE,
      })
      return
    }
    new Rule(this, `${reaction.stem}-rule`, {
      ruleName: `${this.prefix}-${reaction.stem}`,
      ...this.readRule(cause),
      targets: [new LambdaFunction(lambda, { deadLetterQueue: queue, retryAttempts: 8, maxEventAge: MAX_AGE })],
    })
  }

  /**
   * Stages may share an account, so the events of SES are chosen by the stage's configuration set, which SES puts in the tags. Those of
   * Bedrock name no place of the stage: the function asks for it.
   */
  private readRule(
    cause: Extract<Cause, { event: unknown } | { mails: unknown } | { batchJobs: unknown }>,
  ): Pick<RuleProps, 'eventBus' | 'eventPattern'> {
    if ('event' in cause) {
      const { source, detailType } = cause.event
      return { eventBus: this.resources.bus, eventPattern: { source: [source], detailType: [detailType] } }
    }
    if ('batchJobs' in cause) {
      return {
        eventBus: EventBus.fromEventBusName(this, 'default-bus-of-batch-jobs', 'default'),
        eventPattern: {
          source: [BATCH_JOB_EVENTS.source],
          detailType: [BATCH_JOB_EVENTS.detailType],
          detail: { status: [...cause.batchJobs] },
        },
      }
    }
    return {
      eventBus: EventBus.fromEventBusName(this, 'default-bus', 'default'),
      eventPattern: {
        source: [MAIL_EVENTS.source],
        detailType: [...cause.mails],
        detail: { mail: { tags: { 'ses:configuration-set': [this.resources.mail.configurationSet] } } },
      },
    }
  }

  private createReactionFunction(
    reaction: Reaction,
    asynchronous?: { deadLetters: DeadLetters['queue']; maxAge: Duration },
  ) {
    return new ProductFunction(this, {
      stem: reaction.stem,
      entry: locateReaction(reaction),
      code: this.code,
      resources: this.resources,
      grants: reaction.grants,
      timeoutSeconds: reaction.timeoutSeconds ?? 30,
      ...(asynchronous === undefined ? {} : { asynchronous }),
    }).lambda
  }
}
