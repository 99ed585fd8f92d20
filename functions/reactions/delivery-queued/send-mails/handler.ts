import { LONGEST_DELAY_SECONDS, untilDue } from '#domain/motivation/mail-due.ts'
import { type DeliveryWork, mailWork, type UnsentMail } from '#events/work.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createCareMailStore } from '#functions/adapters/dynamodb/care-mail.ts'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createDeliveryIndexStore, type DeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createEveningStore } from '#functions/adapters/dynamodb/evening.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMailStopStore } from '#functions/adapters/dynamodb/mail-stops.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createPersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import { createPushSubscriptionStore } from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { createQueuedPages, type QueuedPages } from '#functions/adapters/dynamodb/queued-pages.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createSendRateStore } from '#functions/adapters/dynamodb/send-rate.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialMailStore } from '#functions/adapters/dynamodb/trial-mails.ts'
import { createWitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { createSender, readSendRate } from '#functions/adapters/ses/send-mail.ts'
import { createDeadLetterSender, createEnqueuer } from '#functions/adapters/sqs/enqueue-work.ts'
import { createPushSender } from '#functions/adapters/web-push/send-push.ts'
import { now, wait } from '#functions/runtime/clock.ts'
import { queueConsumer } from '#functions/runtime/consumer.ts'
import {
  DELIVERY_DEAD_LETTERS_URL,
  DELIVERY_QUEUE_URL,
  type EnvOf,
  LINK_SECRET_NAME,
  MAIL_CONFIGURATION_SET,
  MAIL_FROM,
  PUSH_SECRET_NAME,
  readEnv,
  SES_MAX_PER_SECOND,
  SITE_URL,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { describe } from '#functions/runtime/log.ts'
import { countMetric } from '#functions/runtime/metrics.ts'
import { createPacer } from '#functions/runtime/pacer.ts'
import { queueNextPage } from '#functions/runtime/queue-next-page.ts'
import { type DeliverDeps, type DueMail, deliver } from './deliver.ts'
import { deliverTrialMail, type TrialMailDeps } from './deliver-trial-mail.ts'
import { type AskEveningDeps, askEvening } from './evening/ask-evening.ts'
import { createMailRetries, type MailRetriesDeps } from './mail-retries.ts'
import { createMailSender } from './mail-sender.ts'
import { PROOF_MS } from './prove-mail.ts'
import { errorName } from './transmit.ts'
import { inMessages, isFailed, isWaiting, listUnsent } from './unsent-mails.ts'

export const Env = {
  TABLE_NAME,
  DELIVERY_QUEUE_URL,
  DELIVERY_DEAD_LETTERS_URL,
  SITE_URL,
  MAIL_FROM,
  MAIL_CONFIGURATION_SET,
  SES_MAX_PER_SECOND,
  LINK_SECRET_NAME,
  PUSH_SECRET_NAME,
}

type Deps = Omit<DeliverDeps, 'log' | 'accounts'> &
  MailRetriesDeps & { index: DeliveryIndexStore; pages: QueuedPages; accounts: Pick<AccountStore, 'get' | 'overview'> }

const PAGE = 25
const CONCURRENCY = 5

const TASK = 'send-mails'

type Listed = { id: UnsentMail; read: () => Promise<DueMail | undefined> }

/**
 * Reads goal and account again for a retry, which can be hours later. Undefined when the goal is deleted, inactive or gets no
 * mails, and when the account is deleted or being deleted.
 */
const readAgain = async ({ index, accounts }: Deps, id: UnsentMail): Promise<DueMail | undefined> => {
  const due = await index.find(id.user, id.goal)
  const account = due && (await accounts.get(id.user, { consistent: true }))
  return account && !account.closing_at ? due : undefined
}

/** The mails of a message: a page of a shard, or the mails that an earlier attempt did not send. */
const listMails = async (deps: Deps, work: DeliveryWork): Promise<{ mails: Listed[]; cursor: string | undefined }> => {
  if (work.mails) {
    const mails = work.mails.map((id) => ({ id, read: () => readAgain(deps, id) }))
    return { mails, cursor: undefined }
  }
  const { goals, cursor } = await deps.index.page({ ...work, limit: PAGE })
  const mails = goals.map((goal) => ({
    id: { user: goal.user_id, goal: goal.id },
    read: async () => ({ goal, zone: work.zone }),
  }))
  return { mails, cursor }
}

/**
 * Sends the mails of one page of a shard within the SES rate that all workers share (MAIL-10). The next page is queued before the
 * mails of this one, so the pages of a shard are sent side by side (ADR 243). Unsent mails are queued again as a message of their own
 * until they are 12 hours late (MAIL-5). Throws when SQS fails, and when a mail has no outcome.
 */
export const sendMails = (deps: Deps) => {
  const retries = createMailRetries(deps)

  const queueNext = async (work: DeliveryWork, cursor: string | undefined): Promise<void> => {
    if (cursor === undefined) return
    const { attempt: _attempt, reason: _reason, ...next } = work
    await deps.pages.queueOnce(work, cursor, deps.now(), () => deps.enqueue([{ ...next, cursor }]))
  }

  return async (work: DeliveryWork, { log }: { log: DeliverDeps['log'] }): Promise<void> => {
    const early = untilDue(deps.now(), work.zone, work.date, work.to)
    if (early > 0) {
      const delaySeconds = Math.min(LONGEST_DELAY_SECONDS, Math.ceil(early / 1000))
      return deps.enqueue([work], { delaySeconds })
    }
    const listed = await listMails(deps, work).catch((error: unknown) => {
      log.error('page not read', describe(error))
      return errorName(error)
    })
    if (typeof listed === 'string')
      return retries.isExhausted(work) ? retries.giveUp(work) : retries.retry(work, listed)

    const queueUnqueued = await queueNextPage(() => queueNext(work, listed.cursor), log)
    let left = listed.mails.length
    const deliverOne = deliver({ ...deps, log, pace: () => deps.pace(left) })
    const unsent: UnsentMail[] = []
    const throttled: UnsentMail[] = []
    const unproven: UnsentMail[] = []
    const late: UnsentMail[] = []
    const counts = { due: 0, sent: 0 }
    let proofAfter = PROOF_MS
    let reason = ''
    const errors = await inParallel(listed.mails, CONCURRENCY, async ({ id, read }) => {
      const slot = await deliverOne(read, id, work.date)
      left -= 1
      const outcomes = [slot.own, slot.letter]
      counts.due += outcomes.filter((one) => one !== 'settled' && one !== 'late').length
      counts.sent += outcomes.filter((one) => one === 'sent').length
      const failed = outcomes.filter(isFailed)
      const waiting = outcomes.filter(isWaiting)
      if (failed.length > 0 && retries.isExhausted(work)) {
        late.push({ user: id.user, goal: id.goal })
      } else if (failed.length > 0) {
        reason = failed[0]?.reason ?? reason
        const again = failed.every(({ throttled: isThrottled }) => isThrottled) ? throttled : unsent
        again.push(...listUnsent(id, slot))
      } else if (waiting.length > 0) {
        proofAfter = Math.min(proofAfter, ...waiting.map(({ after }) => after))
        unproven.push(...listUnsent(id, slot))
      } else if (slot.own === 'late') {
        // Only once the letter is settled: it can still be sent when the morning of the goal's mail is over.
        late.push({ user: id.user, goal: id.goal })
      }
    })
    // A retry's mails fell due at the first attempt.
    if (work.attempt === undefined && counts.due > 0) countMetric('MailsDue', TASK, counts.due)
    if (counts.sent > 0) countMetric('MailsSent', TASK, counts.sent)
    for (const part of inMessages(unsent)) await retries.retry(work, reason, part)
    for (const part of inMessages(unproven)) await retries.awaitProof(work, part, proofAfter)
    for (const part of inMessages(throttled)) await retries.retryThrottled(work, reason, part)
    // A first attempt that is too late is a redriven message. Its late mails are dropped.
    if (late.length > 0 && work.attempt !== undefined) await retries.giveUp(work, late)
    await queueUnqueued()
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails of a page have no outcome.`)
  }
}

/** Whom the operator of a push service can write to (RFC 8292): the sender's address. */
const readSubject = (from: string): string => `mailto:${/<(.+)>/.exec(from)?.[1] ?? from}`

const live = (env: EnvOf<typeof Env>): Deps & TrialMailDeps & AskEveningDeps => {
  const table = createTable(env.TABLE_NAME)
  const goals = createGoalStore(table)
  const sender = createSender({ from: env.MAIL_FROM, configurationSet: env.MAIL_CONFIGURATION_SET })
  const rate = createSendRateStore(table, {
    maxPerSecond: env.SES_MAX_PER_SECOND,
    readRate: () => readSendRate(sender),
    now,
  })
  const pushing = {
    subscriptions: createPushSubscriptionStore(table),
    sendPush: createPushSender(env.PUSH_SECRET_NAME, readSubject(env.MAIL_FROM)),
  }
  return {
    accounts: screenedAccounts(createAccountStore(table), goals, now),
    goals,
    motivations: createMotivationStore(table),
    frameworks: createFrameworkStore(table),
    reflections: createReflectionStore(table),
    delivery: createDeliveryStore(table),
    index: createDeliveryIndexStore(table),
    pages: createQueuedPages(table),
    enqueue: createEnqueuer(env.DELIVERY_QUEUE_URL),
    sendToDeadLetters: createDeadLetterSender(env.DELIVERY_DEAD_LETTERS_URL),
    enqueueTrial: createEnqueuer(env.DELIVERY_QUEUE_URL),
    sendTrialToDeadLetters: createDeadLetterSender(env.DELIVERY_DEAD_LETTERS_URL),
    ...pushing,
    evenings: createEveningStore(table),
    enqueueEvening: createEnqueuer(env.DELIVERY_QUEUE_URL),
    trialMails: createTrialMailStore(table),
    careMail: createCareMailStore(table),
    personMails: createPersonMailStore(table),
    ...createMailSender(
      {
        siteUrl: env.SITE_URL,
        sender,
        linkSecretName: env.LINK_SECRET_NAME,
        now,
      },
      { witnesses: createWitnessStore(table), stops: createMailStopStore(table), ...pushing },
    ),
    pace: createPacer({ lease: rate.lease, now, wait }),
    now,
  }
}

/** A message is a page of goals whose mails are due, the mail of one trial, or a page of people who get the evening question. */
export const handler = queueConsumer(TASK, mailWork, () => {
  const deps = live(readEnv(Env))
  const [sendPage, sendTrialMail, ask] = [sendMails(deps), deliverTrialMail(deps), askEvening(deps)]
  return (work, handed) => {
    if ('trial' in work) return sendTrialMail(work, handed.log)
    return 'question' in work ? ask(work, handed.log) : sendPage(work, handed)
  }
})
