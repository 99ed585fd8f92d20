import { checkTargetDate, permit } from '#domain/goals/permit.ts'
import { now } from '#functions/shared/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { ownGoal, personOf, showGoal } from '#functions/shared/person.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { type Goals, goalsIn } from '#functions/shared/store/goals.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { untilWritten } from '#functions/shared/until-written.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<Accounts, 'overview'>; goals: Pick<Goals, 'change'>; now: () => number }

export const updateGoal =
  (deps: Deps): Operation<typeof contract> =>
  ({ body: { goalId, updates }, actor }) =>
    untilWritten(async (again) => {
      const at = deps.now()
      const person = personOf(await deps.accounts.overview(actor.id, { consistent: again }), at)
      const { goal, run, status } = ownGoal(person, goalId)
      permit(status, 'canEdit')
      // A date that has passed may stay: only a new one must lie ahead.
      if (updates.target_date !== goal.target_date) {
        checkTargetDate(updates.target_date, person.today, 'updates.target_date')
      }
      const mailsOff = person.account.mails_off ?? false
      const changed = await deps.goals.change(goal, mailsOff, updates, new Date(at).toISOString())
      return changed && { success: true, goal: showGoal(person, changed, run) }
    })

const live = (tableName: string): Deps => {
  const table = openTable(tableName)
  return { accounts: accountsIn(table), goals: goalsIn(table), now }
}

export const handler = http(contract, () => updateGoal(live(readEnv(Env).TABLE_NAME)))
