import { permit } from '#domain/goals/permit.ts'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { countsAt } from '#domain/streaks/late.ts'
import { describeNextDay } from '#domain/time/day-end-words.ts'
import { findPersonDayEnd } from '#domain/time/moved-day.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { ownGoal, requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict, StaleRead } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { BUS_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createDayDeps } from '#functions/streaks/create-day-deps.ts'
import { type KeepDayDeps, keepDay } from '#functions/streaks/keep-day.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = KeepDayDeps & { accounts: Pick<AccountStore, 'overview'>; now: () => number }

export const checkIn =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId, checkedInAt }, actor }) =>
    retryOnConflict(async (again) => {
      const now = deps.now()
      const overview = await deps.accounts.overview(actor.id, { consistent: again, goalId })
      const present = requirePerson(overview, now)
      const { goal, run, rhythm } = ownGoal(present, goalId)
      const madeAt = checkedInAt === undefined ? now : Date.parse(checkedInAt)
      const at = countsAt(madeAt, Date.parse(goal.created_at), now)
      // Permission and check-in day are those of the instant of the check-in.
      const then = requirePerson(overview, at)
      permit(ownGoal(then, goalId), 'canCheckIn')
      const row = { day: then.today, checked_in_at: new Date(at).toISOString() }
      const next = await keepDay(deps, present, { goal, run, rhythm }, row, now)
      // The read may be from before an undo (STREAK-20).
      if (!next && !again) throw new StaleRead()
      if (!next) {
        const { rule, calendarDate } = present
        const message = checkInMessages.already(describeNextDay(rule, calendarDate, findPersonDayEnd(now, rule)))
        return { success: true, alreadyCheckedIn: true, message, goal: viewOwnGoal(present, goal, run) }
      }
      const message = checkInMessages.done
      return { success: true, alreadyCheckedIn: false, message, goal: viewOwnGoal(present, goal, next) }
    })

export const handler = http(contract, () => checkIn(createDayDeps(readEnv(Env))))
