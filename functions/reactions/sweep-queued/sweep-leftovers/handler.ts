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
  /** Deletes what a goal leaves behind; gives how many items there were. */
  sweep: (userId: string, goalId: string) => Promise<number>
}

/**
 * Deletes what was written after a deletion by workers that still knew the goal or the account, and finishes a deletion that
 * broke off. A goal or an account that lives keeps everything (docs/adr/106-deleted-data-is-swept-twice.md).
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
