import type { Clock, Functions } from '#local/contracts/services.ts'
import { createDeliveries } from '#local/services/engine/deliveries.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import type { Queues } from '#local/services/sqs/queues.ts'
import type { PoolContext } from './pool.ts'

export type Senders = {
  invokeLater: PoolContext['invokeLater']
  /** Begins, first with what an earlier run left. */
  start(): void
  stop(): Promise<void>
}

/** Calls the pool's senders as Cognito does: asynchronously, by Lambda's own retries. */
export const createSenders = (options: {
  store: DurableStore
  functions: Functions
  queues: Pick<Queues, 'send'>
  clock: Clock
}): Senders => {
  const { add, start, stop } = createDeliveries({ kind: 'mail', ...options })
  const report = (error: unknown) => console.error(`A mail of the user pool was not sent: ${error}`)
  return {
    invokeLater: ({ functionName, retry }, event) => {
      for (const ended of add([{ functionName, payload: event, retry, origin: {} }])) ended.catch(report)
    },
    start: () => void start().catch(report),
    stop,
  }
}
