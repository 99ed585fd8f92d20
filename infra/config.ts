import * as z from 'zod/mini'
import { modelProblem, takesBatches } from './models.ts'

/** The settings of a deployment. An invalid setting ends the synthesis with a `SettingError`. */

const stage = z.enum(['dev', 'prod'])
export type Stage = z.infer<typeof stage>

const flag = z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
const asFlag = z.pipe(
  flag,
  z.transform((value) => value === true || value === 'true'),
)

/** Settings from the command line are strings. */
const count = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .check(
      z.int({ error: `must be a whole number from ${least} to ${most}` }),
      z.gte(least, { error: `must be at least ${least}` }),
      z.lte(most, { error: `must be at most ${most}` }),
    )

const text = (shape: RegExp, error: string) => z.string({ error }).check(z.regex(shape, { error }))

/** The retention periods that CloudWatch Logs supports, in days. */
const LOG_RETENTION_DAYS = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653,
]

const settings = z.strictObject({
  region: text(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be an AWS region, such as us-east-1'),
  account: z.optional(text(/^\d{12}$/, 'must be the 12 digits of an AWS account')),
  /** Origin of the page, without a path. Links in mails and the sign-in callback start with it. */
  siteUrl: text(
    /^(https:\/\/[a-z0-9.-]+\.[a-z]+|http:\/\/localhost(:\d{1,5})?)$/,
    'must be an https address without a path, such as https://five-circles.example',
  ),
  domainName: z.optional(text(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain name, such as five-circles.example')),
  certificateArn: z.optional(
    text(/^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/.+$/, 'must be the ARN of a certificate in us-east-1'),
  ),
  /**
   * The web ACL of the distribution: none, one with AWS's managed rules and a rate per address (in us-east-1 only), or the ARN of
   * an own one.
   */
  webAcl: text(
    /^(none|managed|arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+)$/,
    'must be none, managed, or the ARN of a web ACL for CloudFront',
  ),
  /** First label of the user pool's hosted address. It must be unique in the region across all AWS accounts. */
  authDomainPrefix: text(
    /^(?!.*(aws|amazon|cognito))[a-z0-9](-?[a-z0-9])*$/,
    'must be lower-case letters, digits and hyphens, without aws, amazon or cognito',
  ),
  mailFrom: z.email({ error: 'must be an e-mail address' }),
  /** Who sends the verification and reset mails: the product by SES, or Cognito with its own words (50 a day). */
  identityMail: z.enum(['ses', 'cognito'], { error: 'must be ses or cognito' }),
  /** A model or an inference profile of Bedrock's Converse. */
  modelId: text(/^[a-z0-9-]+(\.[a-z0-9-]+)+(-v\d+)?(:\d+)?$/, 'must be the id of a Bedrock model or inference profile'),
  /** Deploys a Bedrock guardrail and passes it with every call (CARE-11). Some regions have none. */
  guardrail: asFlag,
  googleClientId: text(/^[a-z0-9-]+\.apps\.googleusercontent\.com$/, 'must end in .apps.googleusercontent.com'),
  /** Name of the secret in Secrets Manager with Google's client secret in the key `clientSecret`. */
  googleSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Name of the secret with Stripe's keys `secretKey` and `webhookSecret`. */
  stripeSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Name of the secret with the key `salt`, for the hashes of deleted accounts' addresses (ADR 107). */
  saltSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Name of the secret with the key `key`, which signs the links that work without a sign-in (ADR 215). */
  linkSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Name of the secret with the VAPID keys `publicKey` and `privateKey` of notifications (ADR 233). */
  pushSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** The push services to which notifications are sent: host names, or `*.` with a host name, separated by commas (ADR 232). */
  pushServices: text(
    /^((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/localhost(:\d{1,5})?)(,((\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/localhost(:\d{1,5})?))*$/,
    'must be host names separated by commas, such as fcm.googleapis.com,*.push.apple.com',
  ),
  /** AUTH-3. `refuseCompromised` switches the pool to the Plus plan. Character classes are optional by default. */
  passwordPolicy: z.strictObject(
    {
      minimumLength: count(6, 99),
      refuseCompromised: asFlag,
      requireLowercase: z._default(asFlag, false),
      requireUppercase: z._default(asFlag, false),
      requireNumbers: z._default(asFlag, false),
      requireSymbols: z._default(asFlag, false),
    },
    {
      error:
        'must have minimumLength and refuseCompromised, may have requireLowercase, requireUppercase, requireNumbers and requireSymbols, and has nothing else',
    },
  ),
  /** AUTH-5. */
  hideAccountExistence: asFlag,
  /** ACCOUNT-6: e-mail of an account that has Pro Plan when the check of its plan fails. */
  fallbackProAccount: z.optional(z.email({ error: 'must be an e-mail address' })),
  /** PLAN-18. */
  socialProof: z.enum(['formula', 'actual'], { error: 'must be formula or actual' }),
  logRetentionDays: z.coerce.number().check(
    z.refine((days) => LOG_RETENTION_DAYS.includes(days), {
      error: `must be one of ${LOG_RETENTION_DAYS.join(', ')}`,
    }),
  ),
  /** Upper limit of mails per second. The account's own rate, which SES tells, holds below it (ADR 244). */
  sesMaxPerSecond: count(1, 10_000),
  /** Lambda's quota of concurrent executions in the account and region. A new account has 10, which is not enough. */
  lambdaConcurrency: count(50, 1_000_000),
  /** Shards of a zone's goals in the delivery index. The number can grow but not shrink. */
  deliveryShards: count(1, 64),
  /** Concurrent workers of the delivery queue, which share the rate of SES (ADR 243). */
  deliveryWorkers: count(2, 1000),
  /** Writes the texts of the night by batch jobs of Bedrock, at half the price of calls on demand (ADR 255). */
  nightBatch: z._default(asFlag, false),
  /** Records that a batch job has at least: the account's quota for the model. A shard with fewer is generated on demand. */
  nightBatchMinimum: z._default(count(1, 2_000), 100),
  /** Concurrent workers of the generation queue. Each calls the model for five goals at a time, so they set the tokens a minute. */
  generationWorkers: count(2, 1000),
  /** Keeps table, user pool and buckets when their stacks are deleted, and refuses the deletion of stacks with data (ADR 116). */
  deletionProtection: asFlag,
  /** The table that a restore made, which the functions use in place of the stage's own (docs/operations.md, 'Switching to a restored table'). */
  restoredTable: z.optional(text(/^[\w.-]{3,255}$/, 'must be the name of a table in DynamoDB')),
  /** The address for alarm mails. */
  alarmEmail: z.optional(z.email({ error: 'must be an e-mail address' })),
  /** The AWS account's budget of a month in US dollars. Its mails go to `alarmEmail`. */
  monthlyBudgetUsd: z.optional(count(1, 1_000_000)),
})

/** The settings of a stage before parsing. */
export type StageSettings = z.input<typeof settings>
export type DeploymentSettings = z.infer<typeof settings> & { stage: Stage }

/** An invalid setting. The message is one sentence with the setting's name. */
export class SettingError extends Error {
  override name = 'SettingError'
  constructor(setting: string, problem: string) {
    super(`Setting "${setting}" ${problem}.`)
  }
}

/** Names of all settings but `stage`. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** The CDK's own context keys contain a colon, a slash or an at sign. */
const isOwn = (key: string): boolean => /^[A-Za-z]+$/.test(key)

const fromText = (key: string, value: unknown): unknown => {
  if (key !== 'passwordPolicy' || typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new SettingError(key, 'must be JSON, such as {"minimumLength":8,"refuseCompromised":true}')
  }
}

/** Checks rules about several settings. */
const checkTogether = (given: DeploymentSettings): void => {
  const host = new URL(given.siteUrl).host
  if ((given.domainName === undefined) !== (given.certificateArn === undefined)) {
    throw given.domainName === undefined
      ? new SettingError('domainName', 'is needed together with certificateArn')
      : new SettingError('certificateArn', 'is needed together with domainName')
  }
  if (given.domainName !== undefined && given.domainName !== host) {
    throw new SettingError('siteUrl', `must be https://${given.domainName}, as domainName says`)
  }
  if (given.pushServices.includes('http:') && !given.siteUrl.startsWith('http:')) {
    throw new SettingError('pushServices', 'may name localhost only where siteUrl is http')
  }
  const problem = modelProblem(given.modelId, given.region)
  if (problem !== undefined) throw new SettingError('modelId', problem)
  if (given.nightBatch && !takesBatches(given.modelId)) {
    throw new SettingError(
      'nightBatch',
      'needs a modelId that takes batch jobs with a JSON schema: Claude Haiku 4.5, Sonnet 4.5, Opus 4.5 or Opus 4.6',
    )
  }
  if (given.webAcl === 'managed' && given.region !== 'us-east-1') {
    throw new SettingError('webAcl', 'can be managed in us-east-1 only; elsewhere it is none or the ARN of a web ACL')
  }
  if (given.monthlyBudgetUsd !== undefined && given.alarmEmail === undefined) {
    throw new SettingError('alarmEmail', 'is needed together with monthlyBudgetUsd')
  }
  if (given.stage !== 'prod') return
  if (!given.siteUrl.startsWith('https:')) throw new SettingError('siteUrl', 'must be https in the stage prod')
  if (!given.deletionProtection) throw new SettingError('deletionProtection', 'must be true in the stage prod')
  if (given.fallbackProAccount !== undefined) {
    throw new SettingError('fallbackProAccount', 'is not allowed in the stage prod')
  }
  if (given.passwordPolicy.minimumLength < 8) {
    throw new SettingError('passwordPolicy.minimumLength', 'must be at least 8 in the stage prod')
  }
}

/**
 * The settings of the context's stage (default `dev`), overridden by the context's values.
 * Throws `SettingError`.
 */
export const readSettings = (
  stages: Record<Stage, StageSettings>,
  context: Record<string, unknown>,
): DeploymentSettings => {
  const chosen = stage.safeParse(context.stage ?? 'dev')
  if (!chosen.success) throw new SettingError('stage', `must be one of ${stage.options.join(', ')}`)
  const overrides: [string, unknown][] = []
  for (const [key, value] of Object.entries(context)) {
    if (key === 'stage' || !isOwn(key)) continue
    if (!settingNames.includes(key)) throw new SettingError(key, 'is unknown')
    overrides.push([key, fromText(key, value)])
  }
  const parsed = settings.safeParse({ ...stages[chosen.data], ...Object.fromEntries(overrides) })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingError(issue?.path.join('.') ?? '', issue?.message ?? 'is wrong')
  }
  const given = { ...parsed.data, stage: chosen.data }
  checkTogether(given)
  return given
}
