import { join } from 'node:path'
import type { Hono } from 'hono'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { AwsService, Clock, Faults, ServiceEvent, StoredMail } from '#local/contracts/services.ts'
import { createInbox } from './inbox.ts'
import { createMailbox } from './mailbox.ts'
import { createSendEvents } from './send-events.ts'
import { createSes } from './ses.ts'

export type MailOptions = {
  dataFolder: string
  clock: Clock
  faults: Faults
  /** Verified senders: addresses and domains. */
  identities: string[]
  configurationSets: string[]
  events: CloudModel['mail']['events']
  /** Takes the events of accepted mails. */
  emit: (event: ServiceEvent) => void
}

export type MailService = {
  ses: AwsService
  /** Newest last. `to` is one address, in any case. */
  list(filter?: { to?: string }): Promise<StoredMail[]>
  clear(): Promise<void>
  /** Mount it under `/_local/inbox`. */
  inbox: Hono
}

/** The stack's mail: `.eml` files in `dataFolder/mail`, with pages that show them. */
export const createMail = async (options: MailOptions): Promise<MailService> => {
  const { clock, faults, identities, configurationSets } = options
  const events = createSendEvents(options)
  const mailbox = createMailbox(join(options.dataFolder, 'mail'), clock)
  return {
    ses: createSes({ mailbox, clock, faults, identities, configurationSets, events }),
    list: async ({ to } = {}) => {
      const mails = await mailbox.list()
      if (to === undefined) return mails
      return mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === to.toLowerCase()))
    },
    clear: mailbox.clear,
    inbox: createInbox(mailbox),
  }
}
