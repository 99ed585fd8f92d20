import { trialEnding } from '#events/trial-ending.ts'
import type { TrialMailWork } from '#events/work.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { eventConsumer } from '#functions/runtime/consumer.ts'
import { DELIVERY_QUEUE_URL, readEnv } from '#functions/runtime/env.ts'

export const Env = { DELIVERY_QUEUE_URL }

type Deps = { enqueue: Enqueue<TrialMailWork> }

/** Queues the mail for the workers that share the rate of SES (ADR 236). A repeated event queues it again; one is sent. */
export const queueTrialEndingMail =
  ({ enqueue }: Deps) =>
  ({ userId, trialExpiresAt }: { userId: string; trialExpiresAt: string }): Promise<void> =>
    enqueue([{ trial: 'ending', user: userId, ends: trialExpiresAt }])

export const handler = eventConsumer('queue-trial-ending-mail', trialEnding, () =>
  queueTrialEndingMail({ enqueue: createEnqueuer(readEnv(Env).DELIVERY_QUEUE_URL) }),
)
