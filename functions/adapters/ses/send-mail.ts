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

/** SES takes no mail of this account or sender until an operator acts. No mail was sent. */
export class SenderRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SenderRefused'
  }
}

const PAUSED = /\bsending\b.*\b(?:paused|suspended)\b/i
const NOT_VERIFIED = /\bnot verified\b/i

/**
 * SES answers `MessageRejected` for one mail that it does not take, and also while it has paused the account or the sender is not
 * verified. Only the message tells them apart. It lists the addresses that are not verified: in the sandbox also recipients.
 */
const nameRefusal = (error: unknown, from: string): unknown => {
  if (!(error instanceof Error) || error.name !== 'MessageRejected') return error
  const { message } = error
  const address = /<(.+)>/.exec(from)?.[1] ?? from
  const isUnverified = NOT_VERIFIED.test(message) && message.toLowerCase().includes(address.toLowerCase())
  return PAUSED.test(message) || isUnverified ? new SenderRefused(message, { cause: error }) : error
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
 * digits, `_` and `-`. Throws `SenderRefused`, and the SES client's other errors; the caller decides on a retry.
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
  const command = new SendRawEmailCommand({
    Destinations: [oneLine(mail.to)],
    RawMessage: { Data: raw },
    ConfigurationSetName: configurationSet,
    ...(mail.tags && { Tags: Object.entries(mail.tags).map(([Name, Value]) => ({ Name, Value })) }),
  })
  const sent = await ses.send(command).catch((error: unknown) => {
    throw nameRefusal(error, from)
  })
  return sent.MessageId
}

/** Mails per second that SES allows the account. Throws the client's errors; SES answers once a second. */
export const readSendRate = async ({ ses }: Pick<Sender, 'ses'>): Promise<number> => {
  const { MaxSendRate } = await ses.send(new GetSendQuotaCommand({}))
  if (!MaxSendRate) throw new TypeError('SES told no send rate.')
  return MaxSendRate
}
