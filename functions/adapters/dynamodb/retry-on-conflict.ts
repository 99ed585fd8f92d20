import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { cancellationReasons } from '#functions/runtime/outage.ts'
import { ConditionFailed } from './condition-failed.ts'
import { backOff, type Table, type Write } from './table.ts'

type Retries<T> = {
  /** Calls of `work`, the first included. */
  attempts: number
  /** How many calls start without a pause, the first included. */
  immediate: number
  /** The `attempt` that `backOff` gets for the first pause. It grows by one with each pause. */
  firstPause: number
  isConflict: (error: unknown) => boolean
  work: (call: number) => Promise<T>
}

/** Calls `work` until it throws no conflict. After the last attempt it throws that conflict. */
const retry = async <T>({ attempts, immediate, firstPause, isConflict, work }: Retries<T>): Promise<T> => {
  for (let call = 0; ; call += 1) {
    if (call >= immediate) await backOff(firstPause + call - immediate)
    try {
      return await work(call)
    } catch (error) {
      if (!isConflict(error) || call + 1 >= attempts) throw error
    }
  }
}

/** A conflict that repeats after an immediate second call has several writers, so the pauses begin with one of up to 40 ms. */
const READ_RETRIES = { attempts: 8, immediate: 2, firstPause: 2 }

/** Thrown by an attempt whose first read may be stale: the next attempt reads consistently. */
export class StaleRead extends Error {
  constructor(options?: ErrorOptions) {
    super('The read may be stale.', options)
    this.name = 'StaleRead'
  }
}

/** Refusals that an eventually consistent read of what was changed just now can cause. */
const REFUSED_BY_STATE: readonly string[] = ['forbidden', 'limit-reached'] satisfies ErrorCode[]
const isRefusedByState = (error: unknown): boolean =>
  error instanceof DomainError && REFUSED_BY_STATE.includes(error.code)

/**
 * Reads, decides and writes again while an attempt throws `ConditionFailed` or `StaleRead`, at most 8 times, and once where the first call
 * refuses with `forbidden` or `limit-reached`. `again` is true from the second call on: read consistently then. A call writes nothing before such a
 * refusal. Throws `conflict` after the last attempt (ADR 160).
 */
export const retryOnConflict = async <T>(attempt: (again: boolean) => Promise<T>): Promise<T> => {
  const isConflict = (error: unknown) => error instanceof ConditionFailed || error instanceof StaleRead
  const work = async (call: number): Promise<T> => {
    try {
      return await attempt(call > 0)
    } catch (error) {
      throw call === 0 && isRefusedByState(error) ? new StaleRead({ cause: error }) : error
    }
  }
  try {
    return await retry({ ...READ_RETRIES, isConflict, work })
  } catch (error) {
    if (isConflict(error)) throw new DomainError('conflict', requestMessages.conflict)
    throw error
  }
}

const isCollision = (error: unknown): boolean => cancellationReasons(error)?.includes('TransactionConflict') ?? false

const COLLISION_ATTEMPTS = 31

/**
 * Repeats a transaction while it collides with another one. Throws `ConditionFailed`, and the SDK's error after the last
 * attempt.
 */
export const transactWithRetry = (
  table: Pick<Table, 'transact'>,
  writes: (TableName: string) => Write[],
  attempts = COLLISION_ATTEMPTS,
): Promise<void> =>
  retry({ attempts, immediate: 1, firstPause: 0, isConflict: isCollision, work: () => table.transact(writes) })

/** Sends a transaction once. Throws `ConditionFailed` for a collision too: the caller reads again and decides again. */
export const transactOnce = async (
  table: Pick<Table, 'transact'>,
  writes: (TableName: string) => Write[],
): Promise<void> => {
  try {
    await table.transact(writes)
  } catch (error) {
    throw isCollision(error) ? new ConditionFailed([], { cause: error }) : error
  }
}
