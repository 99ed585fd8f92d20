import {
  createPushSubscriptionStore,
  type PushSubscriptionStore,
} from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createPushKeyReader } from '#functions/adapters/secrets-manager/push-keys.ts'
import { type EnvOf, PUSH_SECRET_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { showSubscription } from '../show-subscription.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, PUSH_SECRET_NAME }

type Deps = { subscriptions: Pick<PushSubscriptionStore, 'list'>; readKeys: () => Promise<{ publicKey: string }> }

export const listPushSubscriptions =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ actor }) => {
    const [stored, { publicKey }] = await Promise.all([deps.subscriptions.list(actor.id), deps.readKeys()])
    return { success: true, public_key: publicKey, subscriptions: stored.map(showSubscription) }
  }

const live = (env: EnvOf<typeof Env>): Deps => ({
  subscriptions: createPushSubscriptionStore(createTable(env.TABLE_NAME)),
  readKeys: createPushKeyReader(env.PUSH_SECRET_NAME),
})

export const handler = http(contract, () => listPushSubscriptions(live(readEnv(Env))))
