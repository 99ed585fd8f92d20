import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { readOrCreateLinkKey } from '#local/services/secrets-manager/link-key.ts'
import { readOrCreatePushKeys } from '#local/services/secrets-manager/push-keys.ts'
import { readOrCreateSalt } from '#local/services/secrets-manager/salt.ts'
import { STRIPE_PATH } from '#local/services/stripe/pages.ts'

/** The local Stripe keys, in the secret that the templates name. */
export const STRIPE_KEYS = { secretKey: 'sk_local', webhookSecret: 'whsec_local' }

/** Texts of the secrets that the functions of the templates name, by their names. */
export const createLocalSecrets = (model: CloudModel, dataFolder: string): Record<string, string> => {
  const salt = JSON.stringify({ salt: readOrCreateSalt(dataFolder) })
  const key = JSON.stringify({ key: readOrCreateLinkKey(dataFolder) })
  const pushKeys = JSON.stringify(readOrCreatePushKeys(dataFolder))
  return Object.fromEntries(
    model.functions.flatMap(
      ({
        environment: {
          STRIPE_SECRET_NAME: stripe,
          SALT_SECRET_NAME: salted,
          LINK_SECRET_NAME: links,
          PUSH_SECRET_NAME: push,
        },
      }) => [
        ...(stripe === undefined ? [] : [[stripe, JSON.stringify(STRIPE_KEYS)]]),
        ...(salted === undefined ? [] : [[salted, salt]]),
        ...(push === undefined ? [] : [[push, pushKeys]]),
        ...(links === undefined ? [] : [[links, key]]),
      ],
    ),
  )
}

/** Where Stripe is on this machine, and where its webhooks go. */
export const describeStripe = (origin: string) => ({
  origin,
  path: STRIPE_PATH,
  webhook: `${origin}/api/stripe-webhook`,
  webhookSecret: STRIPE_KEYS.webhookSecret,
})
