import { DomainError } from '#domain/errors.ts'
import { permit } from '#domain/goals/permit.ts'
import { rhythmMessages } from '#domain/messages/rhythm.ts'
import { recentDays } from '#domain/streaks/run.ts'
import { addDays } from '#domain/time/day.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { ownGoal, requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { BUS_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createDayDeps } from '#functions/streaks/create-day-deps.ts'
import { type KeepDayDeps, keepDay } from '#functions/streaks/keep-day.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = KeepDayDeps & { accounts: Pick<AccountStore, 'overview'>; now: () => number }

/** Throws `forbidden` after noon and for a day that was not missed (STREAK-12). */
export const markYesterday =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId }, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: again, goalId }), at)
      const own = ownGoal(person, goalId)
      permit(own, 'canCheckIn')
      const { goal, run } = own
      const view = viewOwnGoal(person, goal, run)
      const yesterday = addDays(person.today, -1)
      const message = rhythmMessages.marked
      if (recentDays(run, yesterday, 1).length > 0) {
        return { success: true, alreadyCheckedIn: true, message, goal: view }
      }
      if (!view.can_mark_yesterday) throw new DomainError('forbidden', rhythmMessages.notMarkable)
      const row = { day: yesterday, checked_in_at: new Date(at).toISOString(), late: true } as const
      const next = await keepDay(deps, person, own, row, at)
      return { success: true, alreadyCheckedIn: !next, message, goal: viewOwnGoal(person, goal, next ?? run) }
    })

export const handler = http(contract, () => markYesterday(createDayDeps(readEnv(Env))))
