import { permit } from '#domain/goals/permit.ts'
import { messages } from '#domain/messages.ts'
import { recordCheckIn } from '#domain/streaks/run.ts'
import { dayTurnsAt } from '#domain/time/turn.ts'
import { type Publish, publishTo } from '#functions/shared/bus.ts'
import { now } from '#functions/shared/clock.ts'
import { BUS_NAME, readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { ownGoal, personOf, showGoal } from '#functions/shared/person.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { type Ledger, ledgerIn } from '#functions/shared/store/ledger.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { tellStreakChanged } from '#functions/shared/streak-news.ts'
import { untilWritten } from '#functions/shared/until-written.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = {
  accounts: Pick<Accounts, 'overview'>
  ledger: Pick<Ledger, 'record'>
  publish: Publish
  now: () => number
}

export const checkIn =
  (deps: Deps): Operation<typeof contract> =>
  ({ body: { goalId }, actor }) =>
    untilWritten(async (again) => {
      const at = deps.now()
      const person = personOf(await deps.accounts.overview(actor.id, { consistent: again }), at)
      const { goal, run, status } = ownGoal(person, goalId)
      permit(status, 'canCheckIn')
      const next = recordCheckIn(run, person.today)
      if (!next) {
        const message = messages.checkIn.already(dayTurnsAt(person.rule))
        return { success: true, alreadyCheckedIn: true, message, goal: showGoal(person, goal, run) }
      }
      const recorded = await deps.ledger.record(actor.id, goalId, run, next, new Date(at).toISOString())
      if (!recorded) return undefined
      await tellStreakChanged(deps.publish, person, goal, at)
      const message = messages.checkIn.done
      return { success: true, alreadyCheckedIn: false, message, goal: showGoal(person, goal, next) }
    })

const live = (env: { TABLE_NAME: string; BUS_NAME: string }): Deps => {
  const table = openTable(env.TABLE_NAME)
  return { accounts: accountsIn(table), ledger: ledgerIn(table), publish: publishTo(env.BUS_NAME), now }
}

export const handler = http(contract, () => checkIn(live(readEnv(Env))))
