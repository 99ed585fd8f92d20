import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { createSecretReader, SecretError } from '#functions/adapters/secrets-manager/secrets.ts'
import { now } from '#functions/runtime/clock.ts'

/** Stripe's keys, in the secret of the setting `stripeSecretName` (ADR 122). */

const SETTING = 'stripeSecretName'
const callKeys = z.object({ secretKey: z.string().check(z.regex(/^(sk|rk)_/)) })
const signingSecret = z.string().check(z.regex(/^whsec_/))
const signingSecrets = z.object({
  webhookSecret: signingSecret,
  /** Also valid, during a rotation. */
  previousWebhookSecret: z.optional(signingSecret),
})

const orUnavailable = (error: unknown): never => {
  if (error instanceof SecretError) throw error
  throw new DomainError('unavailable', billingMessages.unavailable)
}

/** Creates a reader of the API key. It throws `SecretError`, and `unavailable` when Secrets Manager does not answer. */
export const createStripeKeyReader = (secretName: string): (() => Promise<string>) => {
  const read = createSecretReader({ name: secretName, setting: SETTING, shape: callKeys, now })
  return async () => (await read().catch(orUnavailable)).secretKey
}

/** Creates a reader of the valid webhook secrets. Throws as `createStripeKeyReader`. */
export const createWebhookSecretReader = (secretName: string): (() => Promise<string[]>) => {
  const read = createSecretReader({ name: secretName, setting: SETTING, shape: signingSecrets, now })
  return async () => {
    const { webhookSecret, previousWebhookSecret } = await read().catch(orUnavailable)
    return previousWebhookSecret === undefined ? [webhookSecret] : [webhookSecret, previousWebhookSecret]
  }
}
