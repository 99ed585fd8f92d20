import type { ACMClient } from '@aws-sdk/client-acm'
import type { LambdaClient } from '@aws-sdk/client-lambda'
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { SESv2Client } from '@aws-sdk/client-sesv2'
import type { STSClient } from '@aws-sdk/client-sts'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import type { StripeApi } from '#functions/adapters/stripe/client.ts'
import type { DeploymentSettings } from '../config.ts'
import { checkAccount, checkConcurrency } from './checks/account.ts'
import { checkDomain, type ResolveNameServers } from './checks/domain.ts'
import { checkMail } from './checks/mail.ts'
import { checkModel } from './checks/model.ts'
import { checkSecrets } from './checks/secrets.ts'
import { checkSettings } from './checks/settings.ts'
import { checkStripe } from './checks/stripe.ts'
import { type CheckFinding, safely, unknown } from './finding.ts'

export type Services = {
  sts: STSClient
  lambda: LambdaClient
  secrets: SecretsManagerClient
  ses: SESv2Client
  /** Of us-east-1, where the certificate is. */
  acm: ACMClient
  model: Converse
  stripe: (key: string) => StripeApi
  resolve: ResolveNameServers
}

/**
 * Examines what a deployment needs outside of the stacks. Nothing is changed. Without AWS, only the settings are examined, and one
 * finding says what was not.
 */
export const examine = async (services: Services, settings: DeploymentSettings): Promise<CheckFinding[]> => {
  const own = checkSettings(settings)
  const account = await safely('AWS', () => checkAccount(services.sts, settings))
  if (account.some(({ state }) => state === 'unknown')) {
    return [
      ...own,
      ...account,
      unknown(
        'not checked',
        'Secrets, sender, sending rate, model, quota of Lambda, certificate, DNS and Stripe were not checked.',
      ),
    ]
  }
  const findings = [...own, ...account]
  let stripeKey: string | undefined
  findings.push(
    ...(await safely('secrets', async () => {
      const read = await checkSecrets(services.secrets, settings)
      stripeKey = read.stripeKey
      return read.findings
    })),
    ...(await safely('mail', () => checkMail(services.ses, settings))),
    ...(await safely('model', () => checkModel(services.model, settings))),
    ...(await safely('concurrent executions', () => checkConcurrency(services.lambda, settings))),
    ...(await safely('domain', () => checkDomain(services, settings))),
  )
  const key = stripeKey
  findings.push(
    ...(key === undefined
      ? [unknown('Stripe', 'Its products, portal and webhook were not checked, because there is no valid key.')]
      : await safely('Stripe', () => checkStripe(services.stripe(key), settings))),
  )
  return findings
}
