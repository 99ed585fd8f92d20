import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Retry } from '#local/contracts/cloud-model.ts'
import type { Clock, Functions } from '#local/contracts/services.ts'
import type { Queues } from '#local/services/sqs/queues.ts'
import type { DurableStore } from './durable-store.ts'
import { createWorkTracker } from './work-tracker.ts'

/** An asynchronous invocation. */
export type Delivery = {
  functionName: string
  payload: unknown
  retry: Retry
  /** Message attributes of the dead letter: the ARNs of the source and the target. */
  origin: Record<string, string>
}
export type Deliveries = {
  /** Stores deliveries in one transaction and starts them. Each promise resolves to whether the function succeeded. */
  add(deliveries: Delivery[]): Promise<boolean>[]
  /** Starts with the deliveries that an earlier run left. */
  start(): Promise<void>
  idle(): Promise<void>
  /** Waits for running functions. Other deliveries wait for the next run. */
  stop(): Promise<void>
}

const row = z.object({
  id: z.number(),
  function_name: z.string(),
  payload: z.string(),
  retry: z.string(),
  origin: z.string(),
  made_at: z.number(),
  tries: z.number(),
})
type Row = z.infer<typeof row>
const retrySchema = z.object({
  attempts: z.number(),
  maxAgeSeconds: z.number(),
  deadLetterQueue: z.nullable(z.string()),
})
const originSchema = z.record(z.string(), z.string())

/** Lambda waits minutes between attempts. Shorter pauses keep the order. */
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 1000

/**
 * Asynchronous invocation as in Lambda: an accepted delivery is stored until its function succeeds. It is retried
 * `attempts` times within `maxAgeSeconds` of the stack's clock and then becomes a dead letter.
 */
export const createDeliveries = (options: {
  /** Each kind resumes its own deliveries after a restart. */
  kind: 'event' | 'tick' | 'mail'
  store: DurableStore
  functions: Functions
  queues: Pick<Queues, 'send'>
  clock: Clock
}): Deliveries => {
  const { kind, store, functions, queues, clock } = options
  const insert = store.database.prepare(
    'insert into deliveries (kind, function_name, payload, retry, origin, made_at) values (?, ?, ?, ?, ?, ?) returning *',
  )
  const left = store.database.prepare('select * from deliveries where kind = ? and id <= ? order by id')
  const last = store.database.prepare('select coalesce(max(id), 0) as id from deliveries')
  const leftUntil = z.object({ id: z.number() }).parse(last.get()).id
  const count = store.database.prepare('update deliveries set tries = ? where id = ?')
  const remove = store.database.prepare('delete from deliveries where id = ?')
  const stopping = new AbortController()
  const tracker = createWorkTracker()

  const moveToDeadLetters = (
    { id, payload, origin, function_name }: Row,
    retry: Retry,
    error: { errorType: string; errorMessage: string },
  ) =>
    store.atomically(() => {
      if (retry.deadLetterQueue === null) {
        console.error(`${function_name} failed in every attempt and has no dead-letter queue: ${error.errorMessage}`)
      } else {
        const reason = { ERROR_CODE: error.errorType, ERROR_MESSAGE: error.errorMessage.slice(0, 1000) }
        queues.send(retry.deadLetterQueue, payload, { ...originSchema.parse(JSON.parse(origin)), ...reason })
      }
      remove.run(id)
    })

  const deliver = async (delivery: Row): Promise<boolean> => {
    const retry = retrySchema.parse(JSON.parse(delivery.retry))
    const payload: unknown = JSON.parse(delivery.payload)
    for (let tries = delivery.tries + 1; ; tries += 1) {
      if (stopping.signal.aborted) return false
      count.run(tries, delivery.id)
      const result = await functions.invoke(delivery.function_name, payload)
      if (result.ok) {
        remove.run(delivery.id)
        return true
      }
      const isOld = clock.now() - delivery.made_at > retry.maxAgeSeconds * 1000
      if (tries > retry.attempts || isOld) {
        moveToDeadLetters(delivery, retry, result.error)
        return false
      }
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const begin = (delivery: Row): Promise<boolean> => tracker.track(deliver(delivery))

  return {
    add: (deliveries) =>
      store
        .atomically(() =>
          deliveries.map(({ functionName, payload, retry, origin }) =>
            row.parse(
              insert.get(
                kind,
                functionName,
                JSON.stringify(payload),
                JSON.stringify(retry),
                JSON.stringify(origin),
                clock.now(),
              ),
            ),
          ),
        )
        .map(begin),
    start: async () => {
      await Promise.all(left.all(kind, leftUntil).map((stored) => begin(row.parse(stored))))
    },
    idle: tracker.idle,
    stop: async () => {
      stopping.abort()
      await tracker.idle()
    },
  }
}
