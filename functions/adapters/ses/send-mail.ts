import { GetSendQuotaCommand, SESClient, type SESClientConfig, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import { oneLine } from './plain-text.ts'

/** A mail without its recipient. */
export type Mail = { subject: string; html: string; text: string; headers?: Record<string, string> }

export type Sender = {
  ses: SESClient
  /** `Five Circles <wake-up@example.com>`: a verified identity. */
  from: string
  configurationSet: string
}

/**
 * Settings for at-most-once sending (MAIL-2): no retries, which could send a mail twice; a new connection per mail, because an
 * idle one can close without a response; and time-outs.
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

export const createSender = ({ from, configurationSet }: Omit<Sender, 'ses'>): Sender => ({
  ses: new SESClient(SURE),
  from,
  configurationSet,
})

/**
 * Sends one mail to one address and returns SES's message id. `tags` come back with the events of the mail; a value has letters,
 * digits, `_` and `-`. Throws the SES client's errors; the caller decides on a retry.
 */
export const sendMail = async (
  { ses, from, configurationSet }: Sender,
  mail: Mail & { to: string; tags?: Record<string, string> },
): Promise<string | undefined> => {
  const message = new MailComposer({
    from,
    // An object, so that a comma in the address never adds a recipient.
    to: { name: '', address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([key, value]) => [key, { prepared: true, value: oneLine(value) }]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
    // Otherwise Nodemailer counts the characters of each part several times to choose an encoding.
    textEncoding: 'quoted-printable',
  })
  const raw = await message.compile().build()
  const sent = await ses.send(
    new SendRawEmailCommand({
      Destinations: [oneLine(mail.to)],
      RawMessage: { Data: raw },
      ConfigurationSetName: configurationSet,
      ...(mail.tags && { Tags: Object.entries(mail.tags).map(([Name, Value]) => ({ Name, Value })) }),
    }),
  )
  return sent.MessageId
}

/** Mails per second that SES allows the account. Throws the client's errors; SES answers once a second. */
export const readSendRate = async ({ ses }: Pick<Sender, 'ses'>): Promise<number> => {
  const { MaxSendRate } = await ses.send(new GetSendQuotaCommand({}))
  if (!MaxSendRate) throw new TypeError('SES told no send rate.')
  return MaxSendRate
}
