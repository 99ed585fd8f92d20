import type { MailStopReason } from '#domain/accounts/mail-stop.ts'
import { GOAL_SEPARATOR, type MailEvent, type MailTags, mailEvent } from '#events/mail-event.ts'
import { type CareMailStore, createCareMailStore } from '#functions/adapters/dynamodb/care-mail.ts'
import { createDeliveryStore, type DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createEveningStore, type EveningStore } from '#functions/adapters/dynamodb/evening.ts'
import { createMailStopStore, type MailStopStore } from '#functions/adapters/dynamodb/mail-stops.ts'
import { createPersonMailStore, type PersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialMailStore, type TrialMailStore } from '#functions/adapters/dynamodb/trial-mails.ts'
import { now } from '#functions/runtime/clock.ts'
import { serviceEventConsumer } from '#functions/runtime/consumer.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { countMetric } from '#functions/runtime/metrics.ts'

export const Env = { TABLE_NAME }

type Deps = {
  delivery: Pick<DeliveryStore, 'markProven'>
  careMail: Pick<CareMailStore, 'markSent'>
  trialMails: Pick<TrialMailStore, 'markSent'>
  evenings: Pick<EveningStore, 'markSent'>
  personMails: Pick<PersonMailStore, 'markSent'>
  stops: Pick<MailStopStore, 'stop'>
  now: () => number
}

type Marks = Record<MailTags['mail'], (tags: Record<string, string>) => Promise<void>>

/** The worker of such a mail did not count it as sent. */
const countProven = (isProven: boolean): void => {
  if (isProven) countMetric('MailsSent', 'record-mail-event')
}

/** How each kind of mail is marked as sent. A mark of a mail that is marked already, or whose claim is gone, changes nothing. */
const createMarks = ({ delivery, careMail, trialMails, evenings, personMails, now }: Deps): Marks => {
  const readMail = ({ user = '', goal = '', date = '' }: Record<string, string>) => ({
    user_id: user,
    goal_id: goal,
    date,
  })
  return {
    'wake-up': async (tags) => countProven(await delivery.markProven(readMail(tags), tags.claim ?? '', now())),
    morning: async ({ user = '', goals = '', date = '', claim = '' }) => {
      let isProven = false
      for (const goal of goals.split(GOAL_SEPARATOR))
        isProven = (await delivery.markProven(readMail({ user, goal, date }), claim, now())) || isProven
      countProven(isProven)
      await personMails.markSent(user, 'morning', claim)
    },
    letter: async ({ user = '', claim = '' }) => countProven(await personMails.markSent(user, 'letter', claim)),
    calm: (tags) => careMail.markSent(readMail(tags), tags.claim ?? ''),
    'trial-ending': ({ user = '', claim = '' }) => trialMails.markSent(user, 'ending', claim),
    evening: ({ user = '', claim = '' }) => evenings.markSent(user, claim),
    'trial-ended': ({ user = '', claim = '' }) => trialMails.markSent(user, 'ended', claim),
  }
}

const isKind = (name: string, marks: Marks): name is MailTags['mail'] => Object.hasOwn(marks, name)

/** A bounce that is not permanent stops nothing: SES tried for hours, and the mailbox may take the next mail. */
const readStop = ({
  bounce,
  complaint,
}: MailEvent['detail']): { reason: MailStopReason; addresses: string[] } | undefined => {
  if (complaint)
    return { reason: 'complained', addresses: complaint.complainedRecipients.map(({ emailAddress }) => emailAddress) }
  if (bounce?.bounceType !== 'Permanent') return undefined
  return { reason: 'bounced', addresses: bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress) }
}

/**
 * Every event of a mail proves that SES accepted it, and marks its claim (MAIL-2). A permanent bounce or a complaint stops all
 * mails to the address (MAIL-31). Events come in any order and more than once.
 */
export const recordMailEvent = (deps: Deps) => {
  const marks = createMarks(deps)
  return async ({ detail }: MailEvent): Promise<void> => {
    const tags = Object.fromEntries(Object.entries(detail.mail.tags).map(([name, [value = '']]) => [name, value]))
    const { mail, user } = tags
    // A mail of the user pool has no tags of the product.
    if (mail === undefined || user === undefined) return
    if (isKind(mail, marks)) await marks[mail](tags)
    const stop = readStop(detail)
    if (stop)
      await deps.stops.stop(user, stop.addresses, { reason: stop.reason, at: new Date(deps.now()).toISOString() })
  }
}

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    delivery: createDeliveryStore(table),
    careMail: createCareMailStore(table),
    trialMails: createTrialMailStore(table),
    evenings: createEveningStore(table),
    personMails: createPersonMailStore(table),
    stops: createMailStopStore(table),
    now,
  }
}

export const handler = serviceEventConsumer('record-mail-event', mailEvent, () => recordMailEvent(live(readEnv(Env))))
