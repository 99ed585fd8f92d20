import { MINUTE_MS } from '#domain/time/units.ts'
import { type SweepWork, sweepWork } from '#events/work.ts'
import { type AccountDataStore, createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createGoalSweeper } from '#functions/adapters/dynamodb/sweep-goal.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type Handed, queueConsumer } from '#functions/runtime/consumer.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME }

type Deps = {
  goals: Pick<GoalStore, 'exists'>
  person: Pick<AccountDataStore, 'eraseLeftovers' | 'reopenInterrupted'>
  /** Deletes the items of a deleted goal. Returns their number. */
  sweep: (userId: string, goalId: string) => Promise<number>
  now: () => number
}

/** Longer than a call of `delete-account` runs, and shorter than the delay of its sweep. */
const INTERRUPTED_MS = 5 * MINUTE_MS

/**
 * Deletes items that other workers wrote after a deletion, and finishes an interrupted deletion (ACCOUNT-8, GOAL-16, ADR 106).
 * Does not touch a goal that exists. Of an account that exists it removes the mark of a deletion that was interrupted before anything
 * was deleted, so that the person can use the account.
 */
export const sweepLeftovers = (deps: Deps) => {
  const sweepGoal = async (userId: string, goalId: string): Promise<number> =>
    (await deps.goals.exists(userId, goalId)) ? 0 : deps.sweep(userId, goalId)

  return async ({ userId, goalId }: SweepWork, { log }: Pick<Handed, 'log'>): Promise<void> => {
    if (goalId !== undefined) return log.info('swept', { deleted: await sweepGoal(userId, goalId) })
    const { deleted, goalIds } = await deps.person.eraseLeftovers(userId)
    let ofGoals = 0
    for (const id of goalIds) ofGoals += await sweepGoal(userId, id)
    const reopened = await deps.person.reopenInterrupted(userId, new Date(deps.now() - INTERRUPTED_MS).toISOString())
    log.info('swept', { deleted: deleted + ofGoals, ...(reopened && { reopened }) })
  }
}

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { goals: createGoalStore(table), person: createAccountDataStore(table), sweep: createGoalSweeper(table), now }
}

export const handler = queueConsumer('sweep-leftovers', sweepWork, () => sweepLeftovers(live(readEnv(Env))))
