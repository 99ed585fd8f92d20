/**
 * What `npm run tear-down` does around `cdk destroy`, with the arguments of the CDK: `-c stage=dev -c <setting>=<value>`.
 *
 *     node infra/operator/tear-down.ts check <arguments>      exits 1 with a sentence if the stage's data is protected
 *     node infra/operator/tear-down.ts leftovers <arguments>  deletes what belongs to no stack
 */
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SettingError } from '../config.ts'
import { readArguments } from './read-arguments.ts'
import { removeLeftovers } from './remove-leftovers.ts'

const [step, ...args] = process.argv.slice(2)

try {
  const settings = readArguments(args)
  if (settings.deletionProtection) {
    console.error(
      `The stage ${settings.stage} keeps its data: the setting deletionProtection is true. docs/deploy.md, "Removing a stage", says what to do.`,
    )
    process.exitCode = 1
  } else if (step === 'leftovers') {
    const { region } = settings
    const clients = { secrets: new SecretsManagerClient({ region }), logs: new CloudWatchLogsClient({ region }) }
    for (const name of await removeLeftovers(clients, settings)) console.info(`Deleted ${name}.`)
  }
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
