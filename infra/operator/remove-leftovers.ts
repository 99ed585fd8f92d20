import {
  type CloudWatchLogsClient,
  DeleteLogGroupCommand,
  paginateDescribeLogGroups,
} from '@aws-sdk/client-cloudwatch-logs'
import {
  DeleteSecretCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import type { DeploymentSettings } from '../config.ts'

type Clients = { secrets: SecretsManagerClient; logs: CloudWatchLogsClient }

/** Names of the secrets that a deployer made for this stage alone: `five-circles/<stage>/…`. */
const listSecrets = (settings: DeploymentSettings): string[] => {
  const { stage, googleSecretName, stripeSecretName, saltSecretName, linkSecretName, pushSecretName } = settings
  return [googleSecretName, stripeSecretName, saltSecretName, linkSecretName, pushSecretName].filter((name) =>
    name.startsWith(`five-circles/${stage}/`),
  )
}

/**
 * Deletes what the stacks of a stage leave: its secrets, at once, and the log groups of its functions, which Lambda creates again
 * for a function that runs while its stack is deleted. Returns the names of what was there.
 */
export const removeLeftovers = async ({ secrets, logs }: Clients, settings: DeploymentSettings): Promise<string[]> => {
  const removed: string[] = []
  for (const name of listSecrets(settings)) {
    try {
      await secrets.send(new DeleteSecretCommand({ SecretId: name, ForceDeleteWithoutRecovery: true }))
      removed.push(`the secret ${name}`)
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error
    }
  }
  const logGroupNamePrefix = `/aws/lambda/five-circles-${settings.stage}-`
  for await (const { logGroups = [] } of paginateDescribeLogGroups({ client: logs }, { logGroupNamePrefix })) {
    for (const { logGroupName } of logGroups) {
      if (logGroupName === undefined) continue
      await logs.send(new DeleteLogGroupCommand({ logGroupName }))
      removed.push(`the log group ${logGroupName}`)
    }
  }
  return removed
}
