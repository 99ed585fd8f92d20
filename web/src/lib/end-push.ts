import { findSubscription } from './find-subscription.ts'

/**
 * Ends the push subscription of this browser, so that a signed-out device shows no questions (EVENING-9). The push service then
 * answers 410, and the stored subscription is removed with the next question. Never rejects.
 */
export const endPush = async (): Promise<void> => {
  try {
    const subscription = await findSubscription()
    await subscription?.unsubscribe()
  } catch (error) {
    console.warn(error)
  }
}
