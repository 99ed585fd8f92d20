import { describe, type Log } from './log.ts'

/**
 * Queues the next page before the work of this one, so the pages of a shard are done side by side and a page that fails does not end
 * the shard (ADR 243). Returns what the caller does after its work: nothing, or the queueing again where it failed. The work of this
 * page is done in either case; the second attempt throws, so that SQS delivers the message again.
 */
export const queueNextPage = (queue: () => Promise<void>, log: Pick<Log, 'warn'>): Promise<() => Promise<void>> =>
  queue().then(
    () => async () => undefined,
    (error: unknown) => {
      log.warn('next page not queued', describe(error))
      return queue
    },
  )
