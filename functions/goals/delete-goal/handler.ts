import { permit } from '#domain/goals/permit.ts'
import { SWEEP_DELAY_SECONDS, type SweepWork } from '#events/work.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { findGoal, goalNotFound, personOf } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createGoalSweeper } from '#functions/adapters/dynamodb/sweep-goal.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { now } from '#functions/runtime/clock.ts'
import { readEnv, SWEEP_QUEUE_URL, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type Operation } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SWEEP_QUEUE_URL }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'remove'>
  /** Deletes what a goal leaves behind; gives how many items there were. */
  sweep: (userId: string, goalId: string) => Promise<number>
  enqueue: Enqueue<SweepWork>
  now: () => number
}

/**
 * The goal goes first, in one write with the count. What is left of it is swept by this call, and once more later for workers
 * that were writing about the goal meanwhile.
 */
export const deleteGoal =
  (deps: Deps): Operation<typeof contract> =>
  ({ body: { goalId }, actor }) =>
    retryOnConflict(async (again) => {
      const found = findGoal(
        personOf(await deps.accounts.overview(actor.id, { consistent: again }), deps.now()),
        goalId,
      )
      if (found) {
        permit(found, 'canDelete')
        // First, so that no goal is ever removed without it. It finds the goal where this call breaks off, and does nothing.
        if (!again) await deps.enqueue([{ userId: actor.id, goalId }], { delaySeconds: SWEEP_DELAY_SECONDS })
      }
      const removed = found !== undefined && (await deps.goals.remove(found.goal))
      // It was set aside, taken up or deleted since, or is too new for the first reading.
      if (!removed && (found !== undefined || !again)) return undefined
      const swept = await deps.sweep(actor.id, goalId)
      if (!removed && swept === 0) throw goalNotFound()
      return { success: true }
    })

const live = (env: { TABLE_NAME: string; SWEEP_QUEUE_URL: string }): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    sweep: createGoalSweeper(table),
    enqueue: createEnqueuer(env.SWEEP_QUEUE_URL),
    now,
  }
}

export const handler = http(contract, () => deleteGoal(live(readEnv(Env))))
