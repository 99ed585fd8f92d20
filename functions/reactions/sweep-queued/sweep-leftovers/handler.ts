import { type SweepWork, sweepWork } from '#events/work.ts'
import { type AccountDataStore, createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createGoalSweeper } from '#functions/adapters/dynamodb/sweep-goal.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type Handed, queueConsumer } from '#functions/runtime/consumer.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME }

type Deps = {
  goals: Pick<GoalStore, 'exists'>
  person: Pick<AccountDataStore, 'eraseLeftovers'>
  /** Deletes the items of a deleted goal. Returns their number. */
  sweep: (userId: string, goalId: string) => Promise<number>
}

/**
 * Deletes items that other workers wrote after a deletion, and finishes an interrupted deletion (ACCOUNT-8, GOAL-16, ADR 106).
 * Does not touch a goal or an account that exists.
 */
export const sweepLeftovers = (deps: Deps) => {
  const sweepGoal = async (userId: string, goalId: string): Promise<number> =>
    (await deps.goals.exists(userId, goalId)) ? 0 : deps.sweep(userId, goalId)

  return async ({ userId, goalId }: SweepWork, { log }: Pick<Handed, 'log'>): Promise<void> => {
    if (goalId !== undefined) return log.info('swept', { deleted: await sweepGoal(userId, goalId) })
    const { deleted, goalIds } = await deps.person.eraseLeftovers(userId)
    let ofGoals = 0
    for (const id of goalIds) ofGoals += await sweepGoal(userId, id)
    log.info('swept', { deleted: deleted + ofGoals })
  }
}

const live = (tableName: string): Deps => {
  const table = createTable(tableName)
  return { goals: createGoalStore(table), person: createAccountDataStore(table), sweep: createGoalSweeper(table) }
}

export const handler = queueConsumer('sweep-leftovers', sweepWork, () => sweepLeftovers(live(readEnv(Env).TABLE_NAME)))
