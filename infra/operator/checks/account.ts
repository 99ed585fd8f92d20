import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts'
import type { DeploymentSettings } from '../../config.ts'
import { type CheckFinding, good, wrong } from '../finding.ts'

/** Whose credentials these are. Throws what the SDK throws. */
export const checkAccount = async (sts: STSClient, { account }: DeploymentSettings): Promise<CheckFinding[]> => {
  const { Account = '', Arn = '' } = await sts.send(new GetCallerIdentityCommand({}))
  if (account !== undefined && account !== Account) {
    return [
      wrong(
        'account',
        `The credentials are of the account ${Account}, and the setting account is ${account}.`,
        'Choose the profile of the other account: export AWS_PROFILE=<profile>',
      ),
    ]
  }
  return [good('account', `${Account}, as ${Arn}.`)]
}

/** Lambda's quota of concurrent executions in the account and region. */
export const checkConcurrency = async (
  lambda: LambdaClient,
  { lambdaConcurrency }: DeploymentSettings,
): Promise<CheckFinding[]> => {
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}))
  const quota = AccountLimit?.ConcurrentExecutions ?? 0
  if (quota < lambdaConcurrency) {
    return [
      wrong(
        'concurrent executions',
        `Lambda's quota is ${quota}, and the setting lambdaConcurrency is ${lambdaConcurrency}.`,
        `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${lambdaConcurrency}`,
      ),
    ]
  }
  return [good('concurrent executions', `Lambda's quota is ${quota}.`)]
}
