import { SESClient, type SESClientConfig, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import { oneLine } from './plain-text.ts'

/** A mail as a template makes it: everything but whom it is for. */
export type Mail = { subject: string; html: string; text: string; headers?: Record<string, string> }

export type Sender = {
  ses: SESClient
  /** `Five Circles <wake-up@example.com>`: a verified identity. */
  from: string
  configurationSet: string
}

/**
 * An SES client of which it is known whether a mail left: it never asks again by itself, which could send a mail twice; it
 * opens a connection for each mail, as one that lay idle may break off unanswered; and it gives up.
 */
const SURE: SESClientConfig = {
  maxAttempts: 1,
  requestHandler: {
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    throwOnRequestTimeout: true,
  },
}

export const senderOf = ({ from, configurationSet }: Omit<Sender, 'ses'>): Sender => ({
  ses: new SESClient(SURE),
  from,
  configurationSet,
})

/**
 * Sends one mail to one address by SES and answers with SES's message id. Throws what the SES client throws: a throttled or
 * failed call is the caller's to retry.
 */
export const sendMail = async (
  { ses, from, configurationSet }: Sender,
  mail: Mail & { to: string },
): Promise<string | undefined> => {
  const message = new MailComposer({
    from,
    // As an object, so that a comma in it never makes a second recipient.
    to: { name: '', address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([key, value]) => [key, { prepared: true, value: oneLine(value) }]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const raw = await message.compile().build()
  const sent = await ses.send(
    new SendRawEmailCommand({
      Destinations: [oneLine(mail.to)],
      RawMessage: { Data: raw },
      ConfigurationSetName: configurationSet,
    }),
  )
  return sent.MessageId
}
