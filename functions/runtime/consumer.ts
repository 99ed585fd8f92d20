import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/units.ts'
import { CORRELATION_FIELD } from '#events/correlation.ts'
import type { DomainEvent } from '#events/event.ts'
import { type ScheduleDefinition, tick } from '#events/schedules.ts'
import { readCorrelation, withCorrelation } from './correlation.ts'
import { createLog, describe, type Log } from './log.ts'
import { once } from './once.ts'

/** State of one invocation in middy's `request.internal`: start in `performance.now()` milliseconds. */
type Internal = { started?: number }

const carried = z.optional(z.object({ [CORRELATION_FIELD]: z.optional(z.string()) }))
const messageAttributes = z.optional(
  z.object({ [CORRELATION_FIELD]: z.optional(z.object({ stringValue: z.optional(z.string()) })) }),
)
const correlated = z.object({ detail: carried, Records: z.optional(z.tuple([z.object({ messageAttributes })])) })

/** The correlation id of an event of the bus or of a batch of one message. */
const findCorrelation = (given: unknown): string | undefined => {
  const { detail, Records } = correlated.safeParse(given).data ?? {}
  return detail?.[CORRELATION_FIELD] ?? Records?.[0].messageAttributes?.[CORRELATION_FIELD]?.stringValue
}

/**
 * Middleware of every reaction: parses the event and calls one function. An error causes a retry by the service. The correlation id
 * is that of the event, or the id of the invocation where the event has none, as a tick. A `DomainError` is logged as INFO
 * where it is the answer that a person reads (`'answers'`), else as ERROR (`'faults'`): the service repeats the event until it is a
 * dead letter.
 */
const stack = (
  name: string,
  take: (given: unknown, log: Log) => Promise<unknown>,
  refusals: 'answers' | 'faults' = 'faults',
) => {
  const facts = ({ started = performance.now() }: Internal) => ({ ms: Math.round(performance.now() - started) })
  const createInvocationLog = (context: { awsRequestId?: string }) =>
    createLog({ reaction: name, request_id: context.awsRequestId })

  const handle = middy<unknown, unknown, Error, Context, Internal>()
    .before(({ internal }) => {
      internal.started = performance.now()
    })
    .after(({ context, internal }) => createInvocationLog(context).info('done', facts(internal)))
    .onError(({ context, error, internal }) => {
      const log = createInvocationLog(context)
      const code = error instanceof DomainError ? { code: error.code } : undefined
      if (code && refusals === 'answers') log.info('refused', { ...facts(internal), ...code })
      else log.error('failed', { ...facts(internal), ...code, ...describe(error) })
    })
    .handler(async (given: unknown, context) => take(given, createInvocationLog(context)))
  return (given: unknown, context: Context): Promise<unknown> =>
    withCorrelation(findCorrelation(given), context.awsRequestId, async () => handle(given, context))
}

const queueEvent = z.object({
  Records: z.array(
    z.object({
      messageId: z.string(),
      body: z.string(),
      attributes: z.object({ ApproximateReceiveCount: z.coerce.number() }),
      messageAttributes,
    }),
  ),
})

/** `receives`: deliveries of the message, this one included. */
export type Handed = { receives: number; log: Log }

/** A queue consumer. Handles messages in order and reports failed ones in the partial batch response. */
export const queueConsumer = <Work extends z.ZodMiniType>(
  name: string,
  work: Work,
  make: () => (message: z.infer<Work>, handed: Handed) => Promise<void>,
) => {
  const consume = once(make)
  return stack(name, async (given, log) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { messageId, body, attributes, messageAttributes: carried } of queueEvent.parse(given).Records) {
      await withCorrelation(carried?.[CORRELATION_FIELD]?.stringValue, readCorrelation() ?? messageId, async () => {
        try {
          const message = z.parse<Work>(work, JSON.parse(body))
          await consume()(message, { receives: attributes.ApproximateReceiveCount, log })
        } catch (error) {
          log.error('message failed', { message_id: messageId, ...describe(error) })
          batchItemFailures.push({ itemIdentifier: messageId })
        }
      })
    }
    return { batchItemFailures }
  })
}

/** The target of a bus rule: one event per call. */
export const eventConsumer = <Detail extends z.ZodMiniType>(
  name: string,
  event: DomainEvent<Detail>,
  make: () => (detail: z.infer<Detail>) => Promise<void>,
) => {
  const consume = once(make)
  return stack(name, async (given) => {
    const shape = z.object({ 'detail-type': z.literal(event.detailType), detail: z.record(z.string(), z.unknown()) })
    const { [CORRELATION_FIELD]: _, ...detail } = shape.parse(given).detail
    await consume()(z.parse<Detail>(event.detail, detail))
  })
}

/** The target of a rule for events of an AWS service: one event per call. */
export const serviceEventConsumer = <Event extends z.ZodMiniType>(
  name: string,
  event: Event,
  make: () => (event: z.infer<Event>) => Promise<void>,
) => {
  const consume = once(make)
  return stack(name, async (given) => consume()(z.parse<Event>(event, given)))
}

/** The window of a tick in epoch milliseconds: `after` < due <= `until`. */
export type Window = { after: number; until: number }

/** The target of a schedule. The window comes from the tick's scheduled time, so a late or repeated tick has the same window. */
export const scheduleConsumer = (schedule: ScheduleDefinition, make: () => (window: Window) => Promise<void>) => {
  const consume = once(make)
  return stack(schedule.name, async (given) => {
    const until = Date.parse(tick.parse(given).scheduledTime)
    await consume()({ after: until - schedule.everyMinutes * MINUTE_MS, until })
  })
}

/** A custom sender of the user pool, which is called without waiting for an answer. Throwing makes a retry. */
export const identitySender = <Asked extends z.ZodMiniType>(
  name: string,
  asked: Asked,
  make: () => (event: z.infer<Asked>) => Promise<void>,
) => {
  const consume = once(make)
  return stack(name, async (given) => consume()(z.parse<Asked>(asked, given)))
}

const triggerEvent = z.looseObject({ triggerSource: z.string(), response: z.looseObject({}) })

/** A Cognito trigger. Returns the event with additions to its response. An error refuses the sign-up or sign-in. */
export const identityTrigger = <Asked extends z.ZodMiniType>(
  name: string,
  asked: Asked,
  make: () => (event: z.infer<Asked>) => Promise<Record<string, unknown>>,
) => {
  const consume = once(make)
  const answer = async (given: unknown) => {
    const event = triggerEvent.parse(given)
    const added = await consume()(z.parse<Asked>(asked, given))
    return { ...event, response: { ...event.response, ...added } }
  }
  return stack(name, answer, 'answers')
}
