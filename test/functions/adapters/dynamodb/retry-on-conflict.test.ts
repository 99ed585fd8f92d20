import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { ConditionFailed, isWritten } from '#functions/adapters/dynamodb/condition-failed.ts'
import { retryOnConflict, transactOnce, transactWithRetry } from '#functions/adapters/dynamodb/retry-on-conflict.ts'

const collision = Object.assign(new Error('cancelled'), {
  name: 'TransactionCanceledException',
  CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
})
/** A table whose transactions fail with these errors and then succeed, and the number of calls. */
const failing = (...errors: Error[]) => {
  const table = { calls: 0, transact: () => Promise.resolve() }
  table.transact = () => {
    table.calls += 1
    const error = errors.shift()
    return error ? Promise.reject(error) : Promise.resolve()
  }
  return table
}

beforeEach(() => {
  // Makes the random pauses zero.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => vi.restoreAllMocks()
})

describe('retryOnConflict', () => {
  it('reads consistently from the second attempt on', async () => {
    const reads: boolean[] = []
    const done = await retryOnConflict(async (again) => {
      reads.push(again)
      if (reads.length < 3) throw new ConditionFailed()
      return 'done'
    })
    expect([done, reads]).toEqual(['done', [false, true, true]])
  })

  it('throws conflict after 8 attempts', async () => {
    const attempt = vi.fn(() => Promise.reject(new ConditionFailed()))
    await expect(retryOnConflict(attempt)).rejects.toMatchObject({ code: 'conflict' })
    expect(attempt).toHaveBeenCalledTimes(8)
  })

  it('throws every other error without a retry', async () => {
    const attempt = vi.fn(() => Promise.reject(new DomainError('not-found', 'no')))
    await expect(retryOnConflict(attempt)).rejects.toMatchObject({ code: 'not-found' })
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it.each(['forbidden', 'limit-reached'] as const)('reads once more before it throws %s', async (code) => {
    const attempt = vi.fn((_again: boolean) => Promise.reject(new DomainError(code, 'no')))
    await expect(retryOnConflict(attempt)).rejects.toMatchObject({ code, message: 'no' })
    expect(attempt.mock.calls).toEqual([[false], [true]])
  })
})

describe('transactWithRetry', () => {
  it('retries a transaction conflict', async () => {
    const table = failing(collision, collision)
    await transactWithRetry(table, () => [])
    expect(table.calls).toBe(3)
  })

  it('throws the conflict after the last attempt', async () => {
    const table = failing(...Array<Error>(40).fill(collision))
    await expect(transactWithRetry(table, () => [])).rejects.toBe(collision)
    expect(table.calls).toBe(31)
  })

  it('does not retry a failed condition', async () => {
    const table = failing(new ConditionFailed([1]))
    await expect(transactWithRetry(table, () => [])).rejects.toMatchObject({ parts: [1] })
    expect(table.calls).toBe(1)
  })
})

describe('the pauses between attempts', () => {
  /** The milliseconds before each of the first five attempts, with the longest pauses. */
  const listPauses = async (run: (attempt: () => Promise<never>) => Promise<unknown>, error: Error) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const at: number[] = []
    const failed = expect(
      run(() => {
        at.push(Date.now())
        return Promise.reject(error)
      }),
    ).rejects.toThrow()
    await vi.runAllTimersAsync()
    await failed
    vi.useRealTimers()
    return at.slice(1, 5).map((time, index) => time - (at[index] ?? 0))
  }

  it('begin with the third read of retryOnConflict', async () => {
    expect(await listPauses((attempt) => retryOnConflict(attempt), new ConditionFailed())).toEqual([0, 40, 80, 160])
  })

  it('begin with the second call of transactWithRetry', async () => {
    const run = (attempt: () => Promise<never>) => transactWithRetry({ transact: attempt }, () => [], 5)
    expect(await listPauses(run, collision)).toEqual([10, 20, 40, 80])
  })
})

it('transactOnce throws ConditionFailed for a transaction conflict', async () => {
  const thrown = transactOnce(failing(collision), () => [])
  await expect(thrown).rejects.toEqual(
    expect.objectContaining({ name: 'ConditionFailed', parts: [], cause: collision }),
  )
})

it('ConditionFailed has no parts for a collision, and says what failed', () => {
  expect(new ConditionFailed()).toMatchObject({
    name: 'ConditionFailed',
    message: 'The condition of a write does not hold.',
    parts: [],
  })
})

it('isWritten returns false only for a failed condition', async () => {
  expect(await isWritten(Promise.resolve())).toBe(true)
  expect(await isWritten(Promise.reject(new ConditionFailed()))).toBe(false)
  await expect(isWritten(Promise.reject(collision))).rejects.toBe(collision)
})
