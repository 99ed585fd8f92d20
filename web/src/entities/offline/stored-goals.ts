import type { GoalView } from '#domain/goals/goal.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { NetworkError } from '#web/lib/api-error.ts'
import { loadingTimeLeft } from '#web/lib/loading-limit.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'
import { learnServerNow } from './server-clock.ts'
import { GOALS } from './storage-keys.ts'

/** The last answer of `fetch-user-goals`, stored for use without a network. `today.now` is its time. */
export type Answer = ResponseOf<typeof fetchUserGoals>

const storedFor = (personId: string): StoredValue<Answer> =>
  createStoredValue(GOALS + personId, fetchUserGoals.response, 'local')

/** The last known goals of this device; null if there are none. */
export const readStoredGoals = (personId: string): Answer | null => storedFor(personId).read()

/** The answer of `ask`, or the last known goals on a `NetworkError` (PAGE-10, PAGE-17). */
export const latestGoals = async (
  personId: string,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    const answer = await ask()
    learnServerNow(answer.today.now)
    storedFor(personId).write(answer)
    return answer
  } catch (error) {
    const stored = error instanceof NetworkError && !signal.aborted ? storedFor(personId).read() : null
    if (stored === null) throw error
    return stored
  }
}

/** The last known goals if the loading limit ends before `asking` settles (AUTH-17); otherwise null. */
export const storedGoalsAtLimit = async (personId: string, asking: Promise<Answer>): Promise<Answer | null> => {
  const stored = storedFor(personId).read()
  if (stored === null) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(stored), loadingTimeLeft())
  })
  const answered = asking.then(
    () => null,
    () => null,
  )
  return Promise.race([answered, limit]).finally(() => clearTimeout(timer))
}

const change = (personId: string, changed: (answer: Answer) => Partial<Answer>): void => {
  const stored = storedFor(personId)
  const answer = stored.read()
  if (answer) stored.write({ ...answer, ...changed(answer) })
}

/** Updates one goal of the stored answer. */
export const storeGoal = (personId: string, goal: GoalView): void =>
  change(personId, ({ goals, set_aside }) => {
    const known = [...goals, ...set_aside].map((one) => (one.id === goal.id ? goal : one))
    return { goals: known.filter((one) => one.is_active), set_aside: known.filter((one) => !one.is_active) }
  })

export const dropStoredGoal = (personId: string, goalId: string): void =>
  change(personId, ({ goals, set_aside }) => ({
    goals: goals.filter(({ id }) => id !== goalId),
    set_aside: set_aside.filter(({ id }) => id !== goalId),
  }))
