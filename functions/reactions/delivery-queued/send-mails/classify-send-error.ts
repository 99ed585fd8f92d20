import * as z from 'zod/mini'
import { SenderRefused } from '#functions/adapters/ses/send-mail.ts'
import { MailStopped } from './mail-stopped.ts'

/**
 * What an error of the SES client says about the mail. 'not-sent': SES refused the request or was not reached; retry.
 * 'throttled': the account sends too fast, or has used its mails of 24 hours; retry, which counts as no failed attempt.
 * 'never': SES refuses this mail permanently, or mails to the address are stopped. 'unknown': no response arrived, so SES may have
 * accepted the mail. It stays claimed, and an event of SES, or an hour without one, decides (MAIL-2, ADR 245).
 */
export type SendErrorClass = 'not-sent' | 'throttled' | 'never' | 'unknown'

const failure = z.object({
  name: z.optional(z.string()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  syscall: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
})

const REFUSED_FOR_GOOD = ['MessageRejected', 'InvalidParameterValue']
const THROTTLED = ['Throttling', 'ThrottlingException']
/** SES takes no mail of this account or sender until an operator acts. */
const REFUSES_SENDER =
  /^(?:AccountSendingPaused|ConfigurationSetSendingPaused|ConfigurationSetDoesNotExist|MailFromDomainNotVerified)/
const NO_CREDENTIALS = 'CredentialsProviderError'
/** The client's message for a connection time-out. Only this text distinguishes it from a lost response. */
const NO_CONNECTION = 'did not establish a connection'
/** Error codes of a connection that was not established. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

export const classifySendError = (error: unknown): SendErrorClass => {
  if (error instanceof MailStopped) return 'never'
  if (error instanceof SenderRefused) return 'not-sent'
  const read = failure.safeParse(error)
  if (!read.success) return 'unknown'
  const { name = '', message = '', code = '', syscall, $metadata } = read.data
  if (REFUSED_FOR_GOOD.includes(name)) return 'never'
  if (THROTTLED.includes(name)) return 'throttled'
  if ($metadata?.httpStatusCode !== undefined || name === NO_CREDENTIALS) return 'not-sent'
  if (name === 'TimeoutError' && message.includes(NO_CONNECTION)) return 'not-sent'
  return syscall === 'connect' || UNREACHED.includes(code) ? 'not-sent' : 'unknown'
}

/** Whether SES refuses the account or the sender, so that no mail leaves before an operator acts (alarm refused-sender). */
export const refusesSender = (error: unknown): boolean =>
  error instanceof SenderRefused || REFUSES_SENDER.test(failure.safeParse(error).data?.name ?? '')
