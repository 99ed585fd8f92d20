import { contract as listPushSubscriptions } from '#functions/push/list-push-subscriptions/contract.ts'
import { contract as removePushSubscription } from '#functions/push/remove-push-subscription/contract.ts'
import { contract as savePushSubscription } from '#functions/push/save-push-subscription/contract.ts'
import { reads, table } from './grants.ts'
import type { Operation } from './operation.ts'
import { push } from './secret-grants.ts'

/** The operations on a person's devices that get notifications. */
export const pushOperations: readonly Operation[] = [
  {
    contract: listPushSubscriptions,
    capability: 'push',
    grants: [table.on('USER#*', 'Query'), push.readsKeys()],
  },
  {
    contract: savePushSubscription,
    capability: 'push',
    grants: [table.on('USER#*', 'GetItem', 'Query', 'PutItem', 'DeleteItem'), reads.pushServices()],
  },
  { contract: removePushSubscription, capability: 'push', grants: [table.on('USER#*', 'DeleteItem')] },
]
