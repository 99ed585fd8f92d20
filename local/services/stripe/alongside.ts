import type { Queues } from '#local/services/sqs/queues.ts'
import type { StripeStandIn } from './stripe.ts'

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** The queues, with Stripe beside them, for whoever moves the clock: what falls due at either is a stop on the way. */
export const alongside = (
  queues: Queues,
  stripe: Pick<StripeStandIn, 'nextDue' | 'wake' | 'idle'>,
): Pick<Queues, 'send' | 'nextDue' | 'wake' | 'idle'> => ({
  send: queues.send,
  nextDue: () => earlier(queues.nextDue(), stripe.nextDue()),
  wake: () => {
    stripe.wake()
    queues.wake()
  },
  // A webhook that was taken is a message on a queue.
  idle: async () => {
    await stripe.idle()
    await queues.idle()
  },
})
