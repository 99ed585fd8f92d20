import * as z from 'zod/mini'
import { modelProblem } from './models.ts'

/** The settings of a deployment. A wrong one ends every synthesis with a `SettingError` before anything is made. */

const stage = z.enum(['dev', 'prod'])
export type Stage = z.infer<typeof stage>

const flag = z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
const asFlag = z.pipe(
  flag,
  z.transform((value) => value === true || value === 'true'),
)

/** Settings from the command line come as text. */
const count = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .check(
      z.int({ error: `must be a whole number from ${least} to ${most}` }),
      z.gte(least, { error: `must be at least ${least}` }),
      z.lte(most, { error: `must be at most ${most}` }),
    )

const text = (shape: RegExp, error: string) => z.string({ error }).check(z.regex(shape, { error }))

/** The periods that CloudWatch Logs knows. */
const LOG_RETENTION_DAYS = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653,
]

const settings = z.strictObject({
  region: text(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be an AWS region, as us-east-1'),
  account: z.optional(text(/^\d{12}$/, 'must be the 12 digits of an AWS account')),
  /** Origin of the page, without a path. Links in mails and the sign-in callback start with it. */
  siteUrl: text(
    /^(https:\/\/[a-z0-9.-]+\.[a-z]+|http:\/\/localhost(:\d{1,5})?)$/,
    'must be an https address without a path, as https://five-circles.example',
  ),
  domainName: z.optional(text(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain name, as five-circles.example')),
  certificateArn: z.optional(
    text(/^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/.+$/, 'must be the ARN of a certificate in us-east-1'),
  ),
  /** First label of the user pool's hosted address: unique in its region, over all of AWS. */
  authDomainPrefix: text(
    /^(?!.*(aws|amazon|cognito))[a-z0-9](-?[a-z0-9])*$/,
    'must be lower-case letters, digits and hyphens, without aws, amazon or cognito',
  ),
  mailFrom: z.email({ error: 'must be an e-mail address' }),
  /** Who sends the verification and reset mails: the product by SES, or Cognito with its own words (50 a day). */
  identityMail: z.enum(['ses', 'cognito'], { error: 'must be ses or cognito' }),
  /** A model or an inference profile of Bedrock's Converse. */
  modelId: text(/^[a-z0-9-]+(\.[a-z0-9-]+)+(-v\d+)?(:\d+)?$/, 'must be the id of a Bedrock model or inference profile'),
  googleClientId: text(/^[a-z0-9-]+\.apps\.googleusercontent\.com$/, 'must end in .apps.googleusercontent.com'),
  /** Name of the secret in Secrets Manager whose key `clientSecret` holds Google's client secret. */
  googleSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Name of the secret whose keys `secretKey` and `webhookSecret` hold Stripe's. */
  stripeSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Name of the secret whose key `salt` goes into the hash of a deleted account's address (record 107). */
  saltSecretName: text(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager'),
  /** Decision 9. `refuseCompromised` needs, and brings, the pool's Plus plan. A class that is not named is not required. */
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
  /** Decision 20. */
  hideAccountExistence: asFlag,
  /** Decision 6: e-mail of an account that counts as Pro Plan where the check of its plan fails. */
  fallbackProAccount: z.optional(z.email({ error: 'must be an e-mail address' })),
  /** Decision 10. */
  socialProof: z.enum(['formula', 'actual'], { error: 'must be formula or actual' }),
  logRetentionDays: z.coerce.number().check(
    z.refine((days) => LOG_RETENTION_DAYS.includes(days), {
      error: `must be one of ${LOG_RETENTION_DAYS.join(', ')}`,
    }),
  ),
  /** The account's own sending rate (Amazon SES: 1 in the sandbox, 14 to begin with out of it). */
  sesMaxPerSecond: count(1, 10_000),
  /** Lambda's quota of concurrent executions in the account and region. A new account has 10, which is not enough. */
  lambdaConcurrency: count(50, 1_000_000),
  /** Parts into which the goals of a zone are divided for the daily work. It may grow and never shrink. */
  deliveryShards: count(1, 64),
  /** Whether table, user pool and buckets outlive their stacks, and stacks with data refuse to be deleted. */
  deletionProtection: asFlag,
  /** Where alarms are mailed. */
  alarmEmail: z.optional(z.email({ error: 'must be an e-mail address' })),
})

/** What a stage's file gives. */
export type StageSettings = z.input<typeof settings>
export type Settings = z.infer<typeof settings> & { stage: Stage }

/** A setting that cannot be deployed; the message is one sentence that names it. */
export class SettingError extends Error {
  override name = 'SettingError'
  constructor(setting: string, problem: string) {
    super(`Setting "${setting}" ${problem}.`)
  }
}

/** Names of all settings but `stage`. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** Keys of the tool itself carry a colon, a slash or an at sign. */
const isOwn = (key: string): boolean => /^[A-Za-z]+$/.test(key)

const fromText = (key: string, value: unknown): unknown => {
  if (key !== 'passwordPolicy' || typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new SettingError(key, 'must be JSON, as {"minimumLength":8,"refuseCompromised":true}')
  }
}

/** Rules that take two settings. */
const checkTogether = (given: Settings): void => {
  const host = new URL(given.siteUrl).host
  if ((given.domainName === undefined) !== (given.certificateArn === undefined)) {
    throw given.domainName === undefined
      ? new SettingError('domainName', 'is needed together with certificateArn')
      : new SettingError('certificateArn', 'is needed together with domainName')
  }
  if (given.domainName !== undefined && given.domainName !== host) {
    throw new SettingError('siteUrl', `must be https://${given.domainName}, as domainName says`)
  }
  const problem = modelProblem(given.modelId, given.region)
  if (problem !== undefined) throw new SettingError('modelId', problem)
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
 * The settings of the stage that the context names (`dev` without one), with the context's own values on top.
 * Throws `SettingError`.
 */
export const readSettings = (stages: Record<Stage, StageSettings>, context: Record<string, unknown>): Settings => {
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
