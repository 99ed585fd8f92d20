import type { GoalView } from '#domain/goals/goal.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { NetworkError } from '#web/lib/api-error.ts'
import { loadingTimeLeft } from '#web/lib/loading-limit.ts'
import { type Kept, keptValue } from '#web/lib/storage.ts'
import { GOALS } from './kept-names.ts'
import { learnServerNow } from './server-clock.ts'

/** The last answer to 'which goals', for a time without a network. `today.now` in it says when it was given. */
export type Answer = ResponseOf<typeof fetchUserGoals>

const keptFor = (personId: string): Kept<Answer> => keptValue(GOALS + personId, fetchUserGoals.response, 'local')

/** What `ask` gives, or the last known goals where nobody answers. */
export const latestGoals = async (
  personId: string,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    const answer = await ask()
    learnServerNow(answer.today.now)
    keptFor(personId).write(answer)
    return answer
  } catch (error) {
    const kept = error instanceof NetworkError && !signal.aborted ? keptFor(personId).read() : null
    if (kept === null) throw error
    return kept
  }
}

/** The last known goals where the page may not load any longer and `asking` is still open; otherwise null. */
export const keptGoalsAtLimit = async (personId: string, asking: Promise<Answer>): Promise<Answer | null> => {
  const kept = keptFor(personId).read()
  if (kept === null) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(kept), loadingTimeLeft())
  })
  const answered = asking.then(
    () => null,
    () => null,
  )
  return Promise.race([answered, limit]).finally(() => clearTimeout(timer))
}

const change = (personId: string, changed: (answer: Answer) => Partial<Answer>): void => {
  const kept = keptFor(personId)
  const answer = kept.read()
  if (answer) kept.write({ ...answer, ...changed(answer) })
}

/** Takes over a goal that the server has answered with since. */
export const keepGoal = (personId: string, goal: GoalView): void =>
  change(personId, ({ goals, set_aside }) => {
    const known = [...goals, ...set_aside].map((one) => (one.id === goal.id ? goal : one))
    return { goals: known.filter((one) => one.is_active), set_aside: known.filter((one) => !one.is_active) }
  })

export const dropKeptGoal = (personId: string, goalId: string): void =>
  change(personId, ({ goals, set_aside }) => ({
    goals: goals.filter(({ id }) => id !== goalId),
    set_aside: set_aside.filter(({ id }) => id !== goalId),
  }))
