import { goalCreated } from '#events/goal-created.ts'
import { MAIL_EVENTS } from '#events/mail-event.ts'
import {
  announceTrialEnds,
  dispatchDailyGeneration,
  dispatchEveningQuestions,
  dispatchWakeUpMails,
  reconcileSubscriptions,
} from '#events/schedules.ts'
import { streakChanged } from '#events/streak-changed.ts'
import { trialEnded } from '#events/trial-ended.ts'
import { trialEnding } from '#events/trial-ending.ts'
import { batch } from './batch-grants.ts'
import { batchReactions } from './batch-reactions.ts'
import { bus, mail, model, queue, reads, sendRate, table } from './grants.ts'
import type { Reaction } from './reaction.ts'
import { hashes, links, push, stripe } from './secret-grants.ts'

export const reactions: Reaction[] = [
  {
    stem: 'generate-first-motivation',
    folder: 'goal-created',
    cause: { event: goalCreated },
    timeoutSeconds: 60,
    grants: [
      table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'),
      model.converses(),
    ],
  },
  {
    stem: 'refresh-wake-up-mail',
    folder: 'streak-changed',
    cause: { event: streakChanged },
    grants: [table.on('USER#*', 'Query', 'UpdateItem')],
  },
  {
    stem: 'queue-trial-ending-mail',
    folder: 'trial-ending',
    cause: { event: trialEnding },
    grants: [queue.sends('delivery')],
  },
  {
    stem: 'queue-trial-ended-mail',
    folder: 'trial-ended',
    cause: { event: trialEnded },
    grants: [queue.sends('delivery')],
  },
  {
    stem: 'dispatch-daily-generation',
    folder: 'daily-generation-due',
    cause: { schedule: dispatchDailyGeneration },
    timeoutSeconds: 100,
    grants: [
      table.on('ZONES', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      table.index('delivery', 'ZONE#*'),
      table.index('delivery', 'EVENING#*'),
      table.on('USER#*', 'Query', 'UpdateItem'),
      queue.sends('generation'),
      batch.plans(),
      reads.deliveryShards(),
    ],
  },
  ...batchReactions,
  {
    stem: 'generate-daily-motivations',
    folder: 'generation-queued',
    cause: { queue: 'generation', batchSize: 1, maxConcurrency: 'generationWorkers' },
    timeoutSeconds: 180,
    grants: [
      table.index('delivery', 'ZONE#*'),
      table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      model.converses(),
      table.on('PAGES#*', 'GetItem', 'UpdateItem'),
      queue.sends('generation'),
    ],
  },
  {
    stem: 'dispatch-wake-up-mails',
    folder: 'wake-up-mails-due',
    cause: { schedule: dispatchWakeUpMails },
    timeoutSeconds: 60,
    grants: [
      table.on('ZONES', 'GetItem', 'UpdateItem'),
      table.index('delivery', 'ZONE#*'),
      queue.sends('delivery'),
      reads.deliveryShards(),
    ],
  },
  {
    stem: 'dispatch-evening-questions',
    folder: 'evening-questions-due',
    cause: { schedule: dispatchEveningQuestions },
    timeoutSeconds: 60,
    grants: [
      table.on('ZONES', 'GetItem', 'UpdateItem'),
      table.index('delivery', 'EVENING#*'),
      queue.sends('delivery'),
      reads.deliveryShards(),
    ],
  },
  {
    stem: 'send-mails',
    folder: 'delivery-queued',
    cause: { queue: 'delivery', batchSize: 1, maxConcurrency: 'deliveryWorkers' },
    timeoutSeconds: 120,
    grants: [
      table.index('delivery', 'ZONE#*'),
      table.index('delivery', 'EVENING#*'),
      table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      table.on('PAGES#*', 'GetItem', 'UpdateItem'),
      mail.sends(),
      sendRate.leases(),
      queue.sends('delivery'),
      queue.deadLetters('delivery'),
      reads.siteUrl(),
      links.signs(),
      push.readsKeys(),
    ],
  },
  {
    stem: 'record-mail-event',
    folder: 'mail-reported',
    cause: { mails: MAIL_EVENTS.detailTypes },
    grants: [table.on('USER#*', 'GetItem', 'UpdateItem')],
  },
  {
    stem: 'sync-customer',
    folder: 'billing-queued',
    cause: { queue: 'billing', batchSize: 1, maxConcurrency: 5 },
    // Three calls per customer, each with a time-out of 8 s.
    timeoutSeconds: 60,
    grants: [table.index('lookup', 'CUSTOMER#*'), table.on('USER#*', 'GetItem', 'Query', 'UpdateItem'), stripe.calls()],
  },
  {
    stem: 'reconcile-subscriptions',
    folder: 'subscriptions-due',
    cause: { schedule: reconcileSubscriptions },
    grants: [queue.sends('reconciliation')],
  },
  {
    stem: 'mend-subscriptions',
    folder: 'reconciliation-queued',
    cause: { queue: 'reconciliation', batchSize: 1, maxConcurrency: 2 },
    timeoutSeconds: 180,
    grants: [
      table.index('lookup', 'CUSTOMER#*'),
      table.on('USER#*', 'GetItem', 'Query', 'UpdateItem'),
      queue.sends('reconciliation'),
      stripe.calls(),
    ],
  },
  {
    stem: 'sweep-leftovers',
    folder: 'sweep-queued',
    cause: { queue: 'sweep', batchSize: 1, maxConcurrency: 2 },
    grants: [
      table.on('USER#*', 'GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
      table.on('PEOPLE', 'UpdateItem'),
    ],
  },
  {
    stem: 'announce-trial-ends',
    folder: 'trials-due',
    cause: { schedule: announceTrialEnds },
    timeoutSeconds: 100,
    grants: [table.index('lookup', 'TRIAL#*'), table.on('USER#*', 'GetItem', 'UpdateItem'), bus.publishes()],
  },
  {
    stem: 'check-sign-up',
    folder: 'identity',
    cause: { identity: 'preSignUp' },
    timeoutSeconds: 5,
    grants: [table.index('lookup', 'EMAIL#*'), table.on('USER#*', 'GetItem'), reads.accountExistence()],
  },
  {
    stem: 'send-identity-mail',
    folder: 'identity',
    cause: { identity: 'customEmailSender' },
    // KMS answers within 10 seconds or fails, and SES within 18.
    timeoutSeconds: 30,
    grants: [mail.sends(), reads.siteUrl()],
  },
  {
    stem: 'create-confirmed-profile',
    folder: 'identity',
    cause: { identity: 'postConfirmation' },
    timeoutSeconds: 5,
    grants: [
      table.on('FORMER#*', 'GetItem'),
      hashes.addresses(),
      table.index('lookup', 'EMAIL#*'),
      reads.accountExistence(),
      table.on('USER#*', 'GetItem', 'PutItem', 'UpdateItem'),
      table.on('ZONES', 'UpdateItem'),
      table.on('PEOPLE', 'UpdateItem'),
    ],
  },
]
