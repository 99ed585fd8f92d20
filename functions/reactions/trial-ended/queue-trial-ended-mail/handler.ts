import { trialEnded } from '#events/trial-ended.ts'
import type { TrialMailWork } from '#events/work.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { eventConsumer } from '#functions/runtime/consumer.ts'
import { DELIVERY_QUEUE_URL, readEnv } from '#functions/runtime/env.ts'

export const Env = { DELIVERY_QUEUE_URL }

type Deps = { enqueue: Enqueue<TrialMailWork> }

/** Queues the mail for the workers that share the rate of SES (ADR 236). A repeated event queues it again; one is sent. */
export const queueTrialEndedMail =
  ({ enqueue }: Deps) =>
  ({ userId, trialExpiresAt }: { userId: string; trialExpiresAt: string }): Promise<void> =>
    enqueue([{ trial: 'ended', user: userId, ends: trialExpiresAt }])

export const handler = eventConsumer('queue-trial-ended-mail', trialEnded, () =>
  queueTrialEndedMail({ enqueue: createEnqueuer(readEnv(Env).DELIVERY_QUEUE_URL) }),
)
