import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOrCreatePushKeys } from '#local/services/secrets-manager/push-keys.ts'
import { findPaymentsOrigin } from './payments-address.ts'

export const BATCH_BUCKET = 'night-batch-files'
/** Name of the secret that holds Stripe's keys. */
export const STRIPE_SECRET = 'five-circles/test/stripe'
/** The key of the user pool's codes, and one that the functions do not use. */
export const IDENTITY_KEY = 'arn:aws:kms:us-east-1:000000000000:key/identity'
export const OTHER_KEY = 'arn:aws:kms:us-east-1:000000000000:key/other'
export const SALT_SECRET = 'five-circles/test/salt'
export const LINK_SECRET = 'five-circles/test/links'
export const PUSH_SECRET = 'five-circles/test/push'
export const PUSH_KEYS = readOrCreatePushKeys(mkdtempSync(join(tmpdir(), 'five-push-')))
export const PUSH_PATH = '/push'
export const STRIPE_PATH = '/_local/stripe'
export const localOrigin = (endpoint: string): string => endpoint.replace('127.0.0.1', 'localhost')

/** The guardrail that the environment names. */
export const GUARDRAIL = { id: 'test-guardrail', version: '1' }

/** Sets the environment of the functions so that their clients call the fakes at `endpoint`, and Stripe at its address in this thread. */
export const setServiceEnvironment = async (endpoint: string): Promise<void> => {
  const payments = await findPaymentsOrigin()
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_EVENTBRIDGE: endpoint,
    AWS_ENDPOINT_URL_SQS: endpoint,
    AWS_ENDPOINT_URL_SES: endpoint,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint,
    AWS_ENDPOINT_URL_BEDROCK: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint,
    AWS_ENDPOINT_URL_KMS: endpoint,
    IDENTITY_KEY_ARN: IDENTITY_KEY,
    BUS_NAME: 'five-circles-test',
    GENERATION_QUEUE_URL: `${endpoint}/000000000000/generation`,
    DELIVERY_QUEUE_URL: `${endpoint}/000000000000/delivery`,
    DELIVERY_DEAD_LETTERS_URL: `${endpoint}/000000000000/delivery-dead-letters`,
    BILLING_QUEUE_URL: `${endpoint}/000000000000/billing`,
    SWEEP_QUEUE_URL: `${endpoint}/000000000000/sweep`,
    RECONCILIATION_QUEUE_URL: `${endpoint}/000000000000/reconciliation`,
    STRIPE_SECRET_NAME: STRIPE_SECRET,
    SALT_SECRET_NAME: SALT_SECRET,
    LINK_SECRET_NAME: LINK_SECRET,
    PUSH_SECRET_NAME: PUSH_SECRET,
    PUSH_SERVICES: `fcm.googleapis.com,*.push.apple.com,${localOrigin(endpoint)}`,
    STRIPE_API_URL: `${payments}${STRIPE_PATH}`,
    DELIVERY_SHARDS: '1',
    SOCIAL_PROOF: 'actual',
    HIDE_ACCOUNT_EXISTENCE: 'false',
    FALLBACK_PRO_ACCOUNT: 'fallback@example.com',
    MODEL_ID: 'test-model',
    GUARDRAIL: `${GUARDRAIL.id}:${GUARDRAIL.version}`,
    NIGHT_BATCH_BUS: '',
    BATCH_BUCKET,
    BATCH_ROLE_ARN: 'arn:aws:iam::000000000000:role/night-batch',
    BATCH_MINIMUM: '2',
    SITE_URL: 'https://five.example',
    MAIL_FROM: 'hello@five.example',
    MAIL_CONFIGURATION_SET: 'five-circles-test',
    SES_MAX_PER_SECOND: '2000',
  })
}
