import * as z from 'zod/mini'

/**
 * What is known of a mail after SES's client threw. 'not-sent': SES answered with a refusal, or was never reached; the mail
 * may be tried again. 'never': SES refuses this very mail and will again. 'unknown': no answer came back, so SES may have
 * taken it; it must not be tried again (docs/adr/013-send-a-wake-up-mail-at-most-once.md).
 */
export type Fate = 'not-sent' | 'never' | 'unknown'

const failure = z.object({
  name: z.optional(z.string()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  syscall: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
})

const REFUSED_FOR_GOOD = ['MessageRejected', 'InvalidParameterValue']
const NO_CREDENTIALS = 'CredentialsProviderError'
/** How the client words a connection that took too long to come to be; the one thing that tells it from a lost answer. */
const NO_CONNECTION = 'did not establish a connection'
/** Codes of a connection that never came to be. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

export const fateOf = (error: unknown): Fate => {
  const read = failure.safeParse(error)
  if (!read.success) return 'unknown'
  const { name = '', message = '', code = '', syscall, $metadata } = read.data
  if (REFUSED_FOR_GOOD.includes(name)) return 'never'
  if ($metadata?.httpStatusCode !== undefined || name === NO_CREDENTIALS) return 'not-sent'
  if (name === 'TimeoutError' && message.includes(NO_CONNECTION)) return 'not-sent'
  return syscall === 'connect' || UNREACHED.includes(code) ? 'not-sent' : 'unknown'
}
