import type { Queues } from '#local/services/sqs/queues.ts'
import type { StripeEmulator } from './stripe.ts'

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** Adds Stripe's due times to those of the queues, so that moving the clock stops at both. */
export const withStripeDueTimes = (
  queues: Queues,
  stripe: Pick<StripeEmulator, 'nextDue' | 'wake' | 'idle'>,
): Pick<Queues, 'send' | 'nextDue' | 'wake' | 'idle'> => ({
  send: queues.send,
  nextDue: () => earlier(queues.nextDue(), stripe.nextDue()),
  wake: () => {
    stripe.wake()
    queues.wake()
  },
  // An accepted webhook becomes a message on a queue.
  idle: async () => {
    await stripe.idle()
    await queues.idle()
  },
})
