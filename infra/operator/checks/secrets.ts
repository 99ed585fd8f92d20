import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import type { DeploymentSettings } from '../../config.ts'
import { type CheckFinding, good, readErrorName, wrong } from '../finding.ts'

const long = (length: number) => z.string().check(z.minLength(length))
const starting = (shape: RegExp) => z.string().check(z.regex(shape))

const googleSecret = z.object({ clientSecret: long(1) })
const stripeSecret = z.object({
  secretKey: starting(/^(sk|rk)_(live|test)_/),
  webhookSecret: starting(/^whsec_/),
  previousWebhookSecret: z.optional(starting(/^whsec_/)),
})
const saltSecret = z.object({ salt: long(16), previousSalt: z.optional(long(16)) })
const linkSecret = z.object({ key: long(32), previousKey: z.optional(long(32)) })
const keyPair = { publicKey: starting(/^B[\w-]{86}$/), privateKey: starting(/^[\w-]{43}$/) }
const pushSecret = z.object({ ...keyPair, previous: z.optional(z.object(keyPair)) })

type Wanted = { about: string; name: string; shape: z.ZodMiniObject; example: string }

const listSecrets = (settings: DeploymentSettings): Wanted[] => [
  { about: "Google's secret", name: settings.googleSecretName, shape: googleSecret, example: `'{"clientSecret":"…"}'` },
  {
    about: "Stripe's secret",
    name: settings.stripeSecretName,
    shape: stripeSecret,
    example: `'{"secretKey":"sk_…","webhookSecret":"whsec_…"}'`,
  },
  {
    about: 'secret of the salt',
    name: settings.saltSecretName,
    shape: saltSecret,
    example: `"{\\"salt\\":\\"$(openssl rand -base64 32)\\"}"`,
  },
  {
    about: 'secret of the links',
    name: settings.linkSecretName,
    shape: linkSecret,
    example: `"{\\"key\\":\\"$(openssl rand -base64 48)\\"}"`,
  },
  {
    about: 'secret of the pushes',
    name: settings.pushSecretName,
    shape: pushSecret,
    example: '"$(npx web-push generate-vapid-keys --json)"',
  },
]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const read = async (client: SecretsManagerClient, name: string): Promise<unknown> => {
  try {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: name }))
    return parseJson(SecretString)
  } catch (error) {
    if (readErrorName(error) === 'ResourceNotFoundException') return null
    throw error
  }
}

const checkSecret = (value: unknown, { about, name, shape, example }: Wanted): CheckFinding => {
  if (value === null) {
    return wrong(
      about,
      `The secret ${name} does not exist.`,
      `aws secretsmanager create-secret --name ${name} --secret-string ${example}`,
    )
  }
  const parsed = shape.safeParse(value)
  if (parsed.success) return good(about, `${name} is well-formed.`)
  const key = parsed.error.issues[0]?.path[0]
  const says = key === undefined ? `${name} is not a JSON object.` : `${name} has no valid ${String(key)}.`
  return wrong(about, says, `aws secretsmanager put-secret-value --secret-id ${name} --secret-string ${example}`)
}

/** The secrets that a deployer creates: that each is there and well-formed. Returns Stripe's key for the checks at Stripe. */
export const checkSecrets = async (
  client: SecretsManagerClient,
  settings: DeploymentSettings,
): Promise<{ findings: CheckFinding[]; stripeKey: string | undefined }> => {
  const findings: CheckFinding[] = []
  let stripeKey: string | undefined
  for (const wanted of listSecrets(settings)) {
    const value = await read(client, wanted.name)
    findings.push(checkSecret(value, wanted))
    if (wanted.shape !== stripeSecret) continue
    stripeKey = stripeSecret.safeParse(value).data?.secretKey
    if (settings.stage === 'prod' && stripeKey !== undefined && !/^(sk|rk)_live_/.test(stripeKey)) {
      findings.push(
        wrong(
          "Stripe's secret",
          `${wanted.name} has a key of Stripe's test mode, and the stage is prod.`,
          'Store the live key.',
        ),
      )
    }
  }
  return { findings, stripeKey }
}
