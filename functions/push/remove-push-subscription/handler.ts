import {
  createPushSubscriptionStore,
  type PushSubscriptionStore,
} from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { subscriptions: Pick<PushSubscriptionStore, 'remove'> }

/** Idempotent (EVENING-6). */
export const removePushSubscription =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { id }, actor }) => {
    await deps.subscriptions.remove(actor.id, id)
    return { success: true }
  }

const live = (env: EnvOf<typeof Env>): Deps => ({
  subscriptions: createPushSubscriptionStore(createTable(env.TABLE_NAME)),
})

export const handler = http(contract, () => removePushSubscription(live(readEnv(Env))))
