import { DomainError } from '#domain/errors.ts'
import { mailMessages } from '#domain/messages/mail.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { goals: Pick<GoalStore, 'stopMail'>; now: () => number }

/** Turns off the goal's mails. Idempotent (MAIL-8, ADR 010). */
export const unsubscribe =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { user, goal, token } }) => {
    const stopped = await deps.goals.stopMail(user, goal, token, new Date(deps.now()).toISOString())
    if (!stopped) throw new DomainError('not-found', mailMessages.linkInvalid)
    return { success: true, message: mailMessages.unsubscribed }
  }

const live = (tableName: string): Deps => ({ goals: createGoalStore(createTable(tableName)), now })

export const handler = openHttp(contract, () => unsubscribe(live(readEnv(Env).TABLE_NAME)))
