import { permit } from '#domain/goals/permit.ts'
import { now } from '#functions/shared/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { findGoal, goalNotFound, personOf } from '#functions/shared/person.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { type Goals, goalsIn } from '#functions/shared/store/goals.ts'
import { sweepIn } from '#functions/shared/store/sweep.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { untilWritten } from '#functions/shared/until-written.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<Accounts, 'overview'>
  goals: Pick<Goals, 'remove'>
  /** Deletes what a goal leaves behind; gives how many items there were. */
  sweep: (userId: string, goalId: string) => Promise<number>
  now: () => number
}

/** The goal goes first, in one write with the count; what is left of it is swept by this call, or by one that repeats it. */
export const deleteGoal =
  (deps: Deps): Operation<typeof contract> =>
  ({ body: { goalId }, actor }) =>
    untilWritten(async (again) => {
      const found = findGoal(
        personOf(await deps.accounts.overview(actor.id, { consistent: again }), deps.now()),
        goalId,
      )
      if (found) permit(found, 'canDelete')
      const removed = found !== undefined && (await deps.goals.remove(found.goal))
      // It was set aside, taken up or deleted since, or is too new for the first reading.
      if (!removed && (found !== undefined || !again)) return undefined
      const swept = await deps.sweep(actor.id, goalId)
      if (!removed && swept === 0) throw goalNotFound()
      return { success: true }
    })

const live = (tableName: string): Deps => {
  const table = openTable(tableName)
  return { accounts: accountsIn(table), goals: goalsIn(table), sweep: sweepIn(table), now }
}

export const handler = http(contract, () => deleteGoal(live(readEnv(Env).TABLE_NAME)))
