import { permit } from '#domain/goals/permit.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { closeRun, readRun } from '#domain/streaks/run.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { LedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import { ownGoal, requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict, StaleRead } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import type { Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { publishStreakChanged } from '#functions/adapters/eventbridge/publish-streak-changed.ts'
import { BUS_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createDayDeps } from '#functions/streaks/create-day-deps.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  ledger: Pick<LedgerStore, 'close'>
  publish: Publish
  now: () => number
}

/** Allowed when a check-in is allowed (STREAK-4). A goal without a streak is not an error. */
export const resetStreak =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goal_id }, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: again, goalId: goal_id }), at)
      const own = ownGoal(person, goal_id)
      permit(own, 'canCheckIn')
      const { goal, run, rhythm } = own
      const hasStreak = run !== undefined && readRun(run, person.today, rhythm).streak_count > 0
      // The read may be from before a check-in.
      if (!hasStreak && !again) throw new StaleRead()
      if (!hasStreak) {
        return { success: true, message: streakMessages.nothingToReset, goal: viewOwnGoal(person, goal, run) }
      }
      const closed = closeRun(run)
      await deps.ledger.close(actor.id, goal_id, run, closed)
      await publishStreakChanged(deps.publish, person, goal, at)
      return { success: true, message: streakMessages.reset, goal: viewOwnGoal(person, goal, closed) }
    })

export const handler = http(contract, () => resetStreak(createDayDeps(readEnv(Env))))
