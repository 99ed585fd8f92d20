import { permit } from '#domain/goals/permit.ts'
import { SWEEP_DELAY_SECONDS, type SweepWork } from '#events/work.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { findGoal, goalNotFound, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict, StaleRead } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createGoalSweeper } from '#functions/adapters/dynamodb/sweep-goal.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, SWEEP_QUEUE_URL, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SWEEP_QUEUE_URL }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'remove'>
  /** Deletes the items of a deleted goal. Returns their number. */
  sweep: (userId: string, goalId: string) => Promise<number>
  enqueue: Enqueue<SweepWork>
  now: () => number
}

/**
 * Deletes the goal and lowers the goal count in one transaction, then deletes the goal's items (GOAL-16). A later sweep deletes
 * items that workers wrote in the meantime (ADR 106).
 */
export const deleteGoal =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId }, actor }) => {
    let isQueued = false
    return retryOnConflict(async (again) => {
      const found = findGoal(
        requirePerson(await deps.accounts.overview(actor.id, { consistent: again }), deps.now()),
        goalId,
      )
      // The first, eventually consistent read can miss a goal that was just created.
      if (!found && !again) throw new StaleRead()
      if (found) {
        permit(found, 'canDelete')
        // Queued first, so that every deletion has a sweep. If this call then fails, the sweep finds the goal and does nothing.
        if (!isQueued) await deps.enqueue([{ userId: actor.id, goalId }], { delaySeconds: SWEEP_DELAY_SECONDS })
        isQueued = true
        await deps.goals.remove(found.goal)
      }
      const swept = await deps.sweep(actor.id, goalId)
      if (!found && swept === 0) throw goalNotFound()
      return { success: true }
    })
  }

const live = (env: EnvOf<typeof Env>): Deps => {
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
