/**
 * `npm run doctor -- --stage prod`: says what is missing before a deployment, with the command that mends it. Exit code 1 where
 * something is wrong. It reads only, with one short call of the model.
 */
import { resolveNs } from 'node:dns/promises'
import { ACMClient } from '@aws-sdk/client-acm'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { STSClient } from '@aws-sdk/client-sts'
import { createConverseClient } from '#functions/adapters/bedrock/converse.ts'
import { createStripe } from '#functions/adapters/stripe/client.ts'
import { SettingError } from '../config.ts'
import { examine } from './examine.ts'
import { printFindings } from './print-findings.ts'
import { readArguments } from './read-arguments.ts'

try {
  const settings = readArguments(process.argv.slice(2))
  const config = {
    region: settings.region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 8000, throwOnRequestTimeout: true },
  }
  const findings = await examine(
    {
      sts: new STSClient(config),
      lambda: new LambdaClient(config),
      secrets: new SecretsManagerClient(config),
      ses: new SESv2Client(config),
      acm: new ACMClient({ ...config, region: 'us-east-1' }),
      model: createConverseClient(settings.region),
      stripe: (key) => createStripe(key),
      resolve: resolveNs,
    },
    settings,
  )
  console.info(printFindings(settings.stage, findings))
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
