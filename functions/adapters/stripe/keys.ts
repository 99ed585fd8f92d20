import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { createSecretReader, SecretError } from '#functions/adapters/secrets-manager/secrets.ts'
import { now } from '#functions/runtime/clock.ts'

/** Stripe's keys, in the secret that the setting `stripeSecretName` names (docs/adr/122-stripe-keys-are-read-at-run-time.md). */

const SETTING = 'stripeSecretName'
const callKeys = z.object({ secretKey: z.string().check(z.regex(/^(sk|rk)_/)) })
const signingSecret = z.string().check(z.regex(/^whsec_/))
const signingSecrets = z.object({
  webhookSecret: signingSecret,
  /** Counts beside the first one while that is being replaced. */
  previousWebhookSecret: z.optional(signingSecret),
})

const orUnavailable = (error: unknown): never => {
  if (error instanceof SecretError) throw error
  throw new DomainError('unavailable', messages.billing.unavailable)
}

/** What calls are made with. Throws `SecretError`, and `unavailable` where Secrets Manager does not answer. */
export const createStripeKeyReader = (secretName: string): (() => Promise<string>) => {
  const read = createSecretReader({ name: secretName, setting: SETTING, shape: callKeys, now })
  return async () => (await read().catch(orUnavailable)).secretKey
}

/** What webhooks are signed with: each of these counts. Throws as `createStripeKeyReader`. */
export const createWebhookSecretReader = (secretName: string): (() => Promise<string[]>) => {
  const read = createSecretReader({ name: secretName, setting: SETTING, shape: signingSecrets, now })
  return async () => {
    const { webhookSecret, previousWebhookSecret } = await read().catch(orUnavailable)
    return previousWebhookSecret === undefined ? [webhookSecret] : [webhookSecret, previousWebhookSecret]
  }
}
