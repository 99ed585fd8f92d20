import * as z from 'zod/mini'

/** Environment variables of the functions. A handler's `Env` selects its own; a test compares it with the template. */

/** The variables of a shape, as `readEnv` returns them. */
export type EnvOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>

const text = z.string().check(z.minLength(1))

export const TABLE_NAME = text
export const BUS_NAME = text
export const GENERATION_QUEUE_URL = z.url()
export const DELIVERY_QUEUE_URL = z.url()
/** The dead-letter queue of mails. */
export const DELIVERY_DEAD_LETTERS_URL = z.url()
export const SWEEP_QUEUE_URL = z.url()
export const BILLING_QUEUE_URL = z.url()
export const RECONCILIATION_QUEUE_URL = z.url()
/** Name of the secret that holds Stripe's keys. */
export const STRIPE_SECRET_NAME = text
/** Name of the secret with the salt for hashes of addresses. */
export const SALT_SECRET_NAME = text
/** Name of the secret with the key that signs the links of mails. */
export const LINK_SECRET_NAME = text
/** Name of the secret with the VAPID keys of pushes. */
export const PUSH_SECRET_NAME = text
/** The known push services: comma-separated host names, `*.` with a host name, or origins of this machine. */
export const PUSH_SERVICES = z.pipe(
  text,
  z.transform((value) => value.split(',')),
)
/** ARN of the key with which the user pool encrypts its codes. */
export const IDENTITY_KEY_ARN = text
/** The verified sender: an address, or a name with one. */
export const MAIL_FROM = text
export const MAIL_CONFIGURATION_SET = text
export const MODEL_ID = text
/** `<id>:<version>` of the guardrail; empty where none is deployed. */
const GUARDRAIL = z.pipe(
  z.string().check(z.regex(/^([^:]+:[^:]+)?$/)),
  z.transform((value) => {
    const [id = '', version] = value.split(':')
    return version === undefined ? undefined : { id, version }
  }),
)
/** What a function needs to ask the model. */
export const MODEL = { MODEL_ID, GUARDRAIL }
export type ModelEnv = EnvOf<typeof MODEL>
/** Name of the bus for the events of batch jobs (ADR 255); empty where the nights have none. */
export const NIGHT_BATCH_BUS = z.string()
/** Name of the bucket with the records and answers of batch jobs. */
export const BATCH_BUCKET = text
/** ARN of the role with which Bedrock reads and writes that bucket and calls the model. */
export const BATCH_ROLE_ARN = text
/** Records that a batch job has at least. */
export const BATCH_MINIMUM = z.coerce.number().check(z.int(), z.gte(1))
/** Origin of the page, without a path. */
export const SITE_URL = z.url()
/** E-mail address of the fallback account (ACCOUNT-6); empty if unset. */
export const FALLBACK_PRO_ACCOUNT = z.string()
/** Whether sign-up and sign-in hide the existence of accounts (AUTH-5). */
export const HIDE_ACCOUNT_EXISTENCE = z.stringbool()
/** Which count the landing page shows (PLAN-18). */
export const SOCIAL_PROOF = z.enum(['formula', 'actual'])
/** Number of shards of a zone's goals. It may grow and must not shrink. */
export const DELIVERY_SHARDS = z.coerce.number().check(z.int(), z.gte(1), z.lte(64))
/** Upper limit of the SES rate, which all workers share (MAIL-10). */
export const SES_MAX_PER_SECOND = z.coerce.number().check(z.gt(0))

/** Reads the variables of a shape. Throws an error that names a missing or invalid variable. */
export const readEnv = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  source: Record<string, string | undefined> = process.env,
): EnvOf<Shape> => {
  const read = z.object(shape).safeParse(source)
  if (read.success) return read.data
  const name = String(read.error.issues[0]?.path[0])
  throw new Error(`Environment variable ${name} ${source[name] === undefined ? 'is missing' : 'has a wrong value'}.`)
}
