import { join } from 'node:path'
import type { Hono } from 'hono'
import type { AwsService, Clock, Faults, StoredMail } from '#local/contracts/services.ts'
import { applyMailFault } from './faults.ts'
import { createInbox } from './inbox.ts'
import { createMailbox } from './mailbox.ts'
import { composeMessage } from './message.ts'
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
  /** Stores a mail of another emulator, such as the user pool. Throws `SesRefusal` for a mail fault. */
  deliver(mail: DeliveredMail): Promise<StoredMail>
  /** Newest last. `to` is one address, in any case. */
  list(filter?: { to?: string }): Promise<StoredMail[]>
  clear(): Promise<void>
  /** Mount it under `/_local/inbox`. */
  inbox: Hono
}

/** Cognito's sender for a pool without a sender. */
const POOL_SENDER = 'no-reply@verificationemail.com'

/** The stack's mail: `.eml` files in `dataFolder/mail`, with pages that show them. */
export const createMail = async (options: MailOptions): Promise<Mail> => {
  const { clock, faults, identities, configurationSets } = options
  const mailbox = createMailbox(join(options.dataFolder, 'mail'), clock)
  return {
    ses: createSes({ mailbox, clock, faults, identities, configurationSets }),
    deliver: async ({ from = POOL_SENDER, to, subject, html }) => {
      await applyMailFault(faults)
      return mailbox.add(await composeMessage({ from, to: [to], subject, html, date: clock.now() }), [to])
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
