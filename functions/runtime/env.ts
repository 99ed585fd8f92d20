import * as z from 'zod/mini'

/** The environment variables that functions read. A handler's `Env` picks its own; a test holds the templates to it. */

const text = z.string().check(z.minLength(1))

export const TABLE_NAME = text
export const BUS_NAME = text
export const GENERATION_QUEUE_URL = z.url()
export const DELIVERY_QUEUE_URL = z.url()
/** Where a mail that was never sent ends. */
export const DELIVERY_DEAD_LETTERS_URL = z.url()
export const SWEEP_QUEUE_URL = z.url()
export const BILLING_QUEUE_URL = z.url()
export const RECONCILIATION_QUEUE_URL = z.url()
/** Name of the secret that holds Stripe's keys. */
export const STRIPE_SECRET_NAME = text
/** Name of the secret with the salt for hashes of addresses. */
export const SALT_SECRET_NAME = text
/** ARN of the key with which the user pool encrypts its codes. */
export const IDENTITY_KEY_ARN = text
/** The verified sender: an address, or a name with one. */
export const MAIL_FROM = text
export const MAIL_CONFIGURATION_SET = text
export const MODEL_ID = text
/** Origin of the page, without a path. */
export const SITE_URL = z.url()
/** E-mail of the account of decision 6; empty where there is none. */
export const FALLBACK_PRO_ACCOUNT = z.string()
/** Whether sign-up and sign-in hide what is known of an account (decision 20). */
export const HIDE_ACCOUNT_EXISTENCE = z.stringbool()
/** Which number the landing page shows (decision 10). */
export const SOCIAL_PROOF = z.enum(['formula', 'actual'])
/** Parts into which the goals of a zone are divided. It may grow and never shrink. */
export const DELIVERY_SHARDS = z.coerce.number().check(z.int(), z.gte(1), z.lte(64))
/** Mails a second that the account may send, all workers together. */
export const SES_MAX_PER_SECOND = z.coerce.number().check(z.gt(0))

/** Reads the variables of a shape. Throws, naming the variable, where one is missing or wrong. */
export const readEnv = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  source: Record<string, string | undefined> = process.env,
): z.output<z.ZodMiniObject<Shape>> => {
  const read = z.object(shape).safeParse(source)
  if (read.success) return read.data
  const name = String(read.error.issues[0]?.path[0])
  throw new Error(`Environment variable ${name} ${source[name] === undefined ? 'is missing' : 'has a wrong value'}.`)
}
