import type { CloudModel, EventRule } from '#local/contracts/cloud-model.ts'
import type { AwsService, Clock, Functions, ServiceEvent } from '#local/contracts/services.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { createDeliveries, type Delivery } from '#local/services/engine/deliveries.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { createRefusal } from '#local/services/protocol/refusal.ts'
import type { Queues } from '#local/services/sqs/queues.ts'
import { createEvent, type EventEntry, putEvents } from './events.ts'
import { type Pattern, readPattern } from './pattern.ts'

export type Bus = {
  /** EventBridge, behind the gate. */
  service: AwsService
  /** Takes an event of an AWS service on the default bus. */
  emit(event: ServiceEvent): void
  /** Resolves when every event is delivered or a dead letter. */
  idle(): Promise<void>
  /** Starts with the events that an earlier run left. */
  start(): void
  /** Waits for running functions. Other events wait for the next run. */
  stop(): Promise<void>
}

const MAX_BYTES = 256 * 1024

const readRule = (rule: EventRule): { rule: EventRule; isMatch: Pattern } => {
  try {
    return { rule, isMatch: readPattern(rule.pattern) }
  } catch (error) {
    throw new StartError(`The rule ${rule.name} cannot be run: ${error instanceof Error ? error.message : error}.`)
  }
}

const parseBusName = (bus: string): string => bus.split('/').at(-1) ?? bus

const measureEntries = (entries: EventEntry[]): number =>
  entries.reduce((sum, { Source = '', DetailType = '', Detail = '', Resources }) => {
    return sum + Buffer.byteLength([Source, DetailType, Detail, ...Resources].join(''))
  }, 0)

/**
 * PutEvents with the rules of the templates. An accepted event is stored until its targets succeed. Throws `StartError`
 * for a rule whose pattern is not supported.
 */
export const createBus = (options: {
  model: CloudModel
  store: DurableStore
  functions: Functions
  queues: Pick<Queues, 'send'>
  clock: Clock
}): Bus => {
  const { model, store, functions, queues, clock } = options
  const rules = model.rules.map(readRule)
  const buses = new Set(model.buses.map(({ name }) => name))
  const deliveries = createDeliveries({ kind: 'event', store, functions, queues, clock })
  const arn = (service: string, rest: string) => `arn:aws:${service}:${model.region}:${model.account}:${rest}`
  let started = false

  const createDeliveriesFor = (bus: string, event: Readonly<Record<string, unknown>>): Delivery[] =>
    rules.flatMap(({ rule, isMatch }) =>
      parseBusName(rule.bus) === bus && isMatch(event)
        ? rule.targets.map(({ functionName, retry }) => ({
            functionName,
            payload: event,
            retry,
            origin: {
              RULE_ARN: arn('events', bus === 'default' ? `rule/${rule.name}` : `rule/${bus}/${rule.name}`),
              TARGET_ARN: arn('lambda', `function:${functionName}`),
            },
          }))
        : [],
    )

  const put = (entries: EventEntry[]) => {
    const due: Delivery[] = []
    const Entries = entries.map((entry) => {
      const event = createEvent(entry, model, clock.now())
      if ('ErrorCode' in event) return event
      due.push(...createDeliveriesFor(parseBusName(entry.EventBusName), event))
      return { EventId: event.id }
    })
    for (const delivered of deliveries.add(due)) {
      delivered.catch((error: unknown) => console.error(`An event was not delivered: ${error}`))
    }
    return { FailedEntryCount: Entries.filter((entry) => 'ErrorCode' in entry).length, Entries }
  }

  const answer = (request: unknown): Response => {
    const { Entries } = putEvents.parse(request)
    const missing = Entries.find(({ EventBusName }) => !buses.has(parseBusName(EventBusName)))
    if (missing) return refuse('ResourceNotFoundException', `Event bus ${missing.EventBusName} does not exist.`)
    if (measureEntries(Entries) > MAX_BYTES) {
      return refuse('ValidationException', 'Total size of the entries in the request is over the limit.')
    }
    return new Response(JSON.stringify(put(Entries)), { headers: { 'content-type': 'application/x-amz-json-1.1' } })
  }

  return {
    service: async (request) => {
      try {
        return answer(await request.json())
      } catch (error) {
        return refuse('ValidationException', error instanceof Error ? error.message : String(error))
      }
    },
    emit: ({ source, detailType, resources, detail }) =>
      void put([
        {
          EventBusName: 'default',
          Source: source,
          DetailType: detailType,
          Resources: resources,
          Detail: JSON.stringify(detail),
        },
      ]),
    idle: deliveries.idle,
    start: () => {
      if (started) return
      started = true
      deliveries
        .start()
        .catch((error: unknown) => console.error(`Events of an earlier run were not delivered: ${error}`))
    },
    stop: deliveries.stop,
  }
}

const refuse = (code: string, message: string): Response => {
  const { status, headers, body } = createRefusal('events', 400, code, message)
  return new Response(body, { status, headers })
}
