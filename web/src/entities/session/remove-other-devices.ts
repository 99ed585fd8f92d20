import { contract as listPush } from '#functions/push/list-push-subscriptions/contract.ts'
import { contract as removePush } from '#functions/push/remove-push-subscription/contract.ts'
import { findSubscription } from '#web/lib/find-subscription.ts'
import { hashEndpoint } from '#web/lib/hash-endpoint.ts'
import { call } from './api.ts'

/**
 * Ends the notifications of the person's other devices (AUTH-20): they show the titles of goals, and an evening question can be
 * answered from them without a session. False where that failed: the sessions have ended already, so nothing is thrown.
 */
export const removeOtherDevices = async (): Promise<boolean> => {
  try {
    const own = await findSubscription()
    const ownId = own && (await hashEndpoint(own.endpoint))
    const { subscriptions } = await call(listPush, {})
    const others = subscriptions.filter(({ id }) => id !== ownId)
    await Promise.all(others.map(({ id }) => call(removePush, { id })))
    return true
  } catch (error) {
    console.warn(error)
    return false
  }
}
