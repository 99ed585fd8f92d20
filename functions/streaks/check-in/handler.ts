import { permit } from '#domain/goals/permit.ts'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { countsAt } from '#domain/streaks/late.ts'
import type { LedgerDay } from '#domain/streaks/ledger.ts'
import { deriveRun, type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { dayTurnsAt } from '#domain/time/turn.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createLedgerStore, type LedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import { ownGoal, readPerson, showGoal } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { now } from '#functions/runtime/clock.ts'
import { BUS_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type Operation } from '#functions/runtime/http.ts'
import { publishStreakChanged } from '#functions/streaks/publish-streak-changed.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  ledger: Pick<LedgerStore, 'record' | 'listDays'>
  publish: Publish
  now: () => number
}
type Recorded = { userId: string; goalId: string; run: Run | undefined; row: LedgerDay }

/** The run with one more day. Undefined when the run contains the day already. */
const withDay = async (ledger: Deps['ledger'], { userId, goalId, run, row }: Recorded): Promise<Run | undefined> => {
  if (!run || row.day >= run.last_day) return recordCheckIn(run, row.day)
  // A day before the last one can join two runs, so the run is derived from the ledger (STREAK-1).
  const rows = await ledger.listDays(userId, goalId)
  return rows.some(({ day }) => day === row.day) ? undefined : deriveRun([...rows, row])
}

export const checkIn =
  (deps: Deps): Operation<typeof contract> =>
  ({ body: { goalId, checkedInAt }, actor }) =>
    retryOnConflict(async (again) => {
      const now = deps.now()
      const overview = await deps.accounts.overview(actor.id, { consistent: again })
      const present = readPerson(overview, now)
      const { goal, run } = ownGoal(present, goalId)
      const madeAt = checkedInAt === undefined ? now : Date.parse(checkedInAt)
      const at = countsAt(madeAt, Date.parse(goal.created_at), now)
      // Permission and check-in day are those of the instant of the check-in.
      const then = readPerson(overview, at)
      permit(ownGoal(then, goalId), 'canCheckIn')
      const row = { day: then.today, checked_in_at: new Date(at).toISOString() }
      const next = await withDay(deps.ledger, { userId: actor.id, goalId, run, row })
      if (!next) {
        const message = checkInMessages.already(dayTurnsAt(present.rule))
        return { success: true, alreadyCheckedIn: true, message, goal: showGoal(present, goal, run) }
      }
      await deps.ledger.record(actor.id, goalId, row, run, next)
      await publishStreakChanged(deps.publish, present, goal, now)
      const message = checkInMessages.done
      return { success: true, alreadyCheckedIn: false, message, goal: showGoal(present, goal, next) }
    })

const live = (env: { TABLE_NAME: string; BUS_NAME: string }): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    ledger: createLedgerStore(table),
    publish: createPublisher(env.BUS_NAME),
    now,
  }
}

export const handler = http(contract, () => checkIn(live(readEnv(Env))))
