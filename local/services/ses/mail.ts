import { join } from 'node:path'
import type { Hono } from 'hono'
import type { AwsService, Clock, Faults, KeptMail } from '#local/contracts/services.ts'
import { meetFault } from './faults.ts'
import { createInbox } from './inbox.ts'
import { openMailbox } from './mailbox.ts'
import { compose } from './message.ts'
import { createSes } from './ses.ts'

export type MailOptions = {
  dataFolder: string
  clock: Clock
  faults: Faults
  /** Verified senders: addresses and domains. */
  identities: string[]
  configurationSets: string[]
}

type DeliveredMail = { from?: string; to: string; subject: string; html: string }

export type Mail = {
  ses: AwsService
  /** Keeps a mail that another stand-in sends, such as the user pool's. Throws for a fault that is set for mails. */
  deliver(mail: DeliveredMail): Promise<KeptMail>
  /** Newest last. `to` is one address, in any case. */
  list(filter?: { to?: string }): Promise<KeptMail[]>
  clear(): Promise<void>
  /** To be mounted under `/_local/inbox`. */
  inbox: Hono
}

/** The sender that Cognito uses where a pool has none of its own. */
const POOL_SENDER = 'no-reply@verificationemail.com'

/** The stack's mail: what SES takes, kept as `.eml` files in `dataFolder/mail`, with pages to read it on. */
export const createMail = async (options: MailOptions): Promise<Mail> => {
  const { clock, faults, identities, configurationSets } = options
  const mailbox = openMailbox(join(options.dataFolder, 'mail'), clock)
  return {
    ses: createSes({ mailbox, clock, faults, identities, configurationSets }),
    deliver: async ({ from = POOL_SENDER, to, subject, html }) => {
      await meetFault(faults)
      return mailbox.keep(await compose({ from, to: [to], subject, html, date: clock.now() }), [to])
    },
    list: async ({ to } = {}) => {
      const mails = await mailbox.list()
      if (to === undefined) return mails
      return mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === to.toLowerCase()))
    },
    clear: mailbox.clear,
    inbox: createInbox(mailbox),
  }
}
