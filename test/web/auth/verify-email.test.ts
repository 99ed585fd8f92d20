import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyCode, awaitConfirmation, type Pool } from '#web/features/auth/verify-email.ts'

const HELD = { email: 'maren@example.com', password: 'sunrise' }

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

/** A user pool whose address is verified at the `opens`th attempt to sign in. */
const poolThatOpensAt = (opens: number, failure?: Error) => {
  const tries: number[] = []
  const started = Date.now()
  const pool: Pool = {
    confirm: async () => {},
    signIn: async () => {
      tries.push(Date.now() - started)
      if (failure && tries.length < opens) throw failure
      return tries.length >= opens ? 'signed-in' : 'unconfirmed'
    },
  }
  return { pool, tries }
}

describe('verification without a code', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks after 0.1 s and then every second until the address is verified (AUTH-9)', async () => {
    const { pool, tries } = poolThatOpensAt(3)
    const outcome = awaitConfirmation(pool, HELD)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('already')
    expect(tries).toEqual([100, 1100, 2100])
  })

  it('gives up after 30 attempts (AUTH-9)', async () => {
    const { pool, tries } = poolThatOpensAt(Number.POSITIVE_INFINITY)
    const outcome = awaitConfirmation(pool, HELD)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('still-open')
    expect(tries).toHaveLength(30)
    expect(tries.at(-1)).toBe(29_100)
  })

  it('continues after a lost connection', async () => {
    const { pool, tries } = poolThatOpensAt(4, named('NetworkError'))
    const outcome = awaitConfirmation(pool, HELD)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('already')
    expect(tries).toHaveLength(4)
  })

  it('fails at once when the password is refused', async () => {
    const { pool, tries } = poolThatOpensAt(5, named('NotAuthorizedException', 'Incorrect username or password.'))
    const outcome = awaitConfirmation(pool, HELD)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('no-person')
    expect(tries).toHaveLength(1)
  })

  it('fails at once in a tab without credentials (AUTH-9)', async () => {
    const { pool, tries } = poolThatOpensAt(1)
    expect(await awaitConfirmation(pool, null)).toBe('no-person')
    expect(tries).toEqual([])
  })

  it('starts an attempt at each full second after a slow attempt', async () => {
    const tries: number[] = []
    const started = Date.now()
    let open = 0
    const signIn: Pool['signIn'] = async () => {
      tries.push(Date.now() - started)
      open += 1
      expect(open).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, tries.length === 2 ? 1_500 : 400))
      open -= 1
      return tries.length === 4 ? 'signed-in' : 'unconfirmed'
    }
    const outcome = awaitConfirmation({ confirm: async () => {}, signIn }, HELD)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('already')
    expect(tries).toEqual([100, 1100, 3100, 4100])
  })

  it('ends after 30 s when an attempt hangs', async () => {
    const started = Date.now()
    const signIn = () => new Promise<never>(() => {})
    const outcome = awaitConfirmation({ confirm: async () => {}, signIn }, HELD)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('still-open')
    expect(Date.now() - started).toBe(30_000)
  })

  it('asks nothing while the tab is hidden, and that time does not count (AUTH-9)', async () => {
    const { pool, tries } = poolThatOpensAt(4)
    const hide = () =>
      tries.length === 2 ? new Promise<void>((resolve) => setTimeout(resolve, 60_000)) : Promise.resolve()
    const outcome = awaitConfirmation(pool, HELD, () => false, hide)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('already')
    expect(tries).toEqual([100, 1100, 62_100, 63_100])
  })

  it('continues when the person returns to the tab (AUTH-9)', async () => {
    const { pool, tries } = poolThatOpensAt(1)
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const outcome = awaitConfirmation(pool, HELD)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(tries).toEqual([])
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('already')
    state.mockRestore()
  })

  it('stops when the person leaves the page', async () => {
    const { pool, tries } = poolThatOpensAt(Number.POSITIVE_INFINITY)
    const outcome = awaitConfirmation(pool, HELD, () => tries.length === 2)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('still-open')
    expect(tries).toHaveLength(2)
  })
})

describe('the code of the mail', () => {
  const poolThatSays = (error?: Error): Pool => ({
    confirm: async () => {
      if (error) throw error
    },
    signIn: async () => 'signed-in',
  })

  it('counts as unreachable when the user pool takes more than 10 s', async () => {
    vi.useFakeTimers()
    const pool: Pool = { confirm: () => new Promise(() => {}), signIn: async () => 'signed-in' }
    const outcome = applyCode(pool, HELD.email, '123456')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toBe('unreachable')
    vi.useRealTimers()
  })

  it.each([
    ['applied', 'User cannot be confirmed. Current status is CONFIRMED'],
    ['spent', 'User cannot be confirmed. Current status is UNCONFIRMED'],
  ])('is %s when a trigger fails and the second answer of the user pool is: %s', async (expected, second) => {
    const failures = [
      named('UserLambdaValidationException', 'PostConfirmation failed with error Task timed out after 5.00 seconds.'),
      named('NotAuthorizedException', second),
    ]
    const confirmSignUp = vi.fn(() => Promise.reject(failures.shift() ?? new Error('Asked too often.')))
    const pool: Pool = { confirm: confirmSignUp, signIn: async () => 'signed-in' }
    expect(await applyCode(pool, HELD.email, '123456')).toBe(expected)
    expect(confirmSignUp).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['applied', undefined],
    ['used', named('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')],
    ['spent', named('NotAuthorizedException', 'User cannot be confirmed. Current status is UNCONFIRMED')],
    ['spent', named('ExpiredCodeException')],
    ['spent', named('CodeMismatchException')],
    ['spent', named('UserNotFoundException')],
    ['unreachable', named('NetworkError')],
    ['unreachable', new TypeError('Failed to fetch')],
    ['unreachable', named('ServiceUnavailableException')],
    ['unreachable', named('UnexpectedLambdaException')],
  ])('is %s', async (expected, error) => {
    expect(await applyCode(poolThatSays(error), HELD.email, '123456')).toBe(expected)
  })
})
