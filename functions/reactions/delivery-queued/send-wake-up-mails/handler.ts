import { LONGEST_DELAY_SECONDS, untilDue } from '#domain/motivation/mail-due.ts'
import { DELIVERY_WORKERS, type DeliveryWork, deliveryWork, type UnsentMail } from '#events/work.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createDeliveryIndexStore, type DeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createDeadLetterSender, createEnqueuer } from '#functions/adapters/sqs/enqueue-work.ts'
import { now } from '#functions/runtime/clock.ts'
import { queueConsumer } from '#functions/runtime/consumer.ts'
import {
  DELIVERY_DEAD_LETTERS_URL,
  DELIVERY_QUEUE_URL,
  MAIL_CONFIGURATION_SET,
  MAIL_FROM,
  readEnv,
  SES_MAX_PER_SECOND,
  SITE_URL,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { describe } from '#functions/runtime/log.ts'
import { createPacer } from '#functions/runtime/pacer.ts'
import { type AgainDeps, againOf } from './again.ts'
import { type DeliverDeps, type DueMail, deliver, reasonOf } from './deliver.ts'
import { postOffice } from './mail-sender.ts'

export const Env = {
  TABLE_NAME,
  DELIVERY_QUEUE_URL,
  DELIVERY_DEAD_LETTERS_URL,
  SITE_URL,
  MAIL_FROM,
  MAIL_CONFIGURATION_SET,
  SES_MAX_PER_SECOND,
}

type Deps = Omit<DeliverDeps, 'log' | 'accounts'> &
  AgainDeps & { index: DeliveryIndexStore; accounts: Pick<AccountStore, 'get' | 'overview'> }

const PAGE = 25
const AT_ONCE = 5

type Listed = { id: UnsentMail; read: () => Promise<DueMail | undefined> }

/**
 * A mail that is tried again, as goal and account are now: hours may have passed. Undefined where the goal is gone, set aside or
 * gets no mails, and where the account is gone or being deleted.
 */
const readAgain = async ({ index, accounts }: Deps, id: UnsentMail): Promise<DueMail | undefined> => {
  const due = await index.find(id.user, id.goal)
  const account = due && (await accounts.get(id.user, { consistent: true }))
  return account && !account.closing_at ? due : undefined
}

/** The mails that a message is about: a page of a shard, or those that an earlier attempt did not send. */
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
 * Sends the mails of a page of a shard's goals, at this worker's share of the account's rate. What fails is queued again on its
 * own until it is 12 hours late; the next page never waits for it. Throws where the queue takes nothing.
 */
export const sendWakeUpMails = (deps: Deps) => {
  const again = againOf(deps)
  return async (work: DeliveryWork, { log }: { log: DeliverDeps['log'] }): Promise<void> => {
    const early = untilDue(deps.now(), work.zone, work.date, work.to)
    if (early > 0) {
      const delaySeconds = Math.min(LONGEST_DELAY_SECONDS, Math.ceil(early / 1000))
      return deps.enqueue([work], { delaySeconds })
    }
    const listed = await listMails(deps, work).catch((error: unknown) => {
      log.error('page not read', describe(error))
      return reasonOf(error)
    })
    if (typeof listed === 'string') return again.isOver(work) ? again.giveUp(work) : again.retry(work, listed)

    const deliverOne = deliver({ ...deps, log })
    const unsent: UnsentMail[] = []
    const late: UnsentMail[] = []
    let reason = ''
    await inParallel(listed.mails, AT_ONCE, async ({ id: { user, goal, claim: held }, read }) => {
      const outcome = await deliverOne(read, held, work.date)
      if (outcome === 'settled') return
      if (outcome === 'late' || again.isOver(work)) return void late.push({ user, goal })
      reason = outcome.reason
      unsent.push({ user, goal, ...(outcome.claim !== undefined && { claim: outcome.claim }) })
    })
    if (unsent.length > 0) await again.retry(work, reason, unsent)
    // At a first attempt, a page that is too late was redriven by an operator: it is dropped.
    if (late.length > 0 && work.attempt !== undefined) await again.giveUp(work, late)
    if (listed.cursor === undefined) return
    const { attempt: _attempt, reason: _reason, ...next } = work
    await deps.enqueue([{ ...next, cursor: listed.cursor }])
  }
}

const live = (env: ReturnType<typeof readEnv<typeof Env>>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    motivations: createMotivationStore(table),
    delivery: createDeliveryStore(table),
    index: createDeliveryIndexStore(table),
    enqueue: createEnqueuer(env.DELIVERY_QUEUE_URL),
    bury: createDeadLetterSender(env.DELIVERY_DEAD_LETTERS_URL),
    send: postOffice({ siteUrl: env.SITE_URL, from: env.MAIL_FROM, configurationSet: env.MAIL_CONFIGURATION_SET }),
    pace: createPacer(env.SES_MAX_PER_SECOND / DELIVERY_WORKERS),
    now,
  }
}

export const handler = queueConsumer('send-wake-up-mails', deliveryWork, () => sendWakeUpMails(live(readEnv(Env))))
