import { DELIVERY_WORKERS, type DeliveryWork, deliveryWork } from '#events/work.ts'
import { now } from '#functions/shared/clock.ts'
import { type Handed, queueConsumer } from '#functions/shared/consumer.ts'
import {
  DELIVERY_QUEUE_URL,
  MAIL_CONFIGURATION_SET,
  MAIL_FROM,
  readEnv,
  SES_MAX_PER_SECOND,
  SITE_URL,
  TABLE_NAME,
} from '#functions/shared/env.ts'
import { inParallel } from '#functions/shared/in-parallel.ts'
import { paceOf } from '#functions/shared/pace.ts'
import { endPage } from '#functions/shared/page-of-work.ts'
import { type Enqueue, enqueueOn } from '#functions/shared/queue.ts'
import { accountsIn } from '#functions/shared/store/accounts.ts'
import { deliveryIn } from '#functions/shared/store/delivery.ts'
import { type DeliveryIndex, deliveryIndexOf } from '#functions/shared/store/delivery-index.ts'
import { motivationsIn } from '#functions/shared/store/motivation.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { type DeliverDeps, deliver } from './deliver.ts'
import { postOffice } from './post-office.ts'

export const Env = {
  TABLE_NAME,
  DELIVERY_QUEUE_URL,
  SITE_URL,
  MAIL_FROM,
  MAIL_CONFIGURATION_SET,
  SES_MAX_PER_SECOND,
}

type Deps = Omit<DeliverDeps, 'log'> & { index: DeliveryIndex; enqueue: Enqueue<DeliveryWork> }

const PAGE = 25
const AT_ONCE = 5

/** Sends the mails of a page of a shard's goals, at this worker's share of the account's rate. */
export const sendWakeUpMails =
  (deps: Deps) =>
  async (work: DeliveryWork, { receives, log }: Handed): Promise<void> => {
    const { goals, cursor } = await deps.index.page({ ...work, limit: PAGE })
    const deliverOne = deliver({ ...deps, log })
    const errors = await inParallel(goals, AT_ONCE, (goal) => deliverOne(goal, work.date, work.zone))
    const queueNext = cursor === undefined ? undefined : () => deps.enqueue([{ ...work, cursor }])
    await endPage({ errors, receives, log, queueNext })
  }

const live = (env: ReturnType<typeof readEnv<typeof Env>>): Deps => {
  const table = openTable(env.TABLE_NAME)
  return {
    accounts: accountsIn(table),
    motivations: motivationsIn(table),
    delivery: deliveryIn(table),
    index: deliveryIndexOf(table),
    enqueue: enqueueOn(env.DELIVERY_QUEUE_URL),
    send: postOffice({ siteUrl: env.SITE_URL, from: env.MAIL_FROM, configurationSet: env.MAIL_CONFIGURATION_SET }),
    pace: paceOf(env.SES_MAX_PER_SECOND / DELIVERY_WORKERS),
    now,
  }
}

export const handler = queueConsumer('send-wake-up-mails', deliveryWork, () => sendWakeUpMails(live(readEnv(Env))))
