import { permit } from '#domain/goals/permit.ts'
import { undoMessages } from '#domain/messages/undo.ts'
import { checkUndoneDay, undoDay } from '#domain/streaks/undo.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { LedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import { ownGoal, requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import type { Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { publishStreakChanged } from '#functions/adapters/eventbridge/publish-streak-changed.ts'
import { BUS_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createDayDeps } from '#functions/streaks/create-day-deps.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  ledger: Pick<LedgerStore, 'listDays' | 'remove'>
  publish: Publish
  now: () => number
}

/** Allowed when a check-in is allowed (STREAK-20, ADR 292). Idempotent: a day that is not checked in is answered as undone. */
export const undoCheckIn =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goal_id, day, remove_words = false }, actor }) =>
    retryOnConflict(async () => {
      const at = deps.now()
      // Consistent, because the check-in may have been written just now.
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: true }), at)
      const own = ownGoal(person, goal_id)
      permit(own, 'canCheckIn')
      checkUndoneDay(day, person.today)
      const { goal, run: before, rhythm } = own
      const rows = await deps.ledger.listDays(actor.id, goal_id)
      const { removed, run } = undoDay(rows, day, rhythm, remove_words)
      if (removed) {
        await deps.ledger.remove(actor.id, goal_id, removed, { before, after: run }, !remove_words)
        await publishStreakChanged(deps.publish, person, goal, at)
      }
      const view = viewOwnGoal(person, goal, run)
      const message = view.today_state === 'open' ? undoMessages.undone : undoMessages.undoneUnasked
      return { success: true, message, goal: view }
    })

export const handler = http(contract, () => undoCheckIn(createDayDeps(readEnv(Env))))
