import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { readRoutes, readThrottles } from './api.ts'
import { createCatalog, refuseUnknown } from './catalog.ts'
import { readFunctions } from './functions.ts'
import { readGuardrail } from './guardrail.ts'
import { readKeys, readMail, readUserPool } from './identity.ts'
import { readBuses, readQueueSources, readQueues, readRules, readSchedules } from './messaging.ts'
import { readStacks, type Stack } from './stacks.ts'
import { TEMPLATE_ORIGIN } from './synth.ts'
import { readTable } from './table.ts'
import { readPage, readPageConfig } from './web.ts'

/** The resource types that are read. Together with the inert types of `catalog.ts`, these are all supported types. */
const READ = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Bedrock::Guardrail',
  'AWS::Bedrock::GuardrailVersion',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::ManagedLoginBranding',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolGroup',
  'AWS::Cognito::UserPoolIdentityProvider',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Events::EventBus',
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::KMS::Key',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SQS::Queue',
  'AWS::Scheduler::Schedule',
  // The page's files come from the local build.
  'Custom::CDKBucketDeployment',
]

const createModel = (stacks: Stack[]): CloudModel => {
  refuseUnknown(stacks, READ)
  const catalog = createCatalog(stacks)
  const { stack } = catalog.one('AWS::DynamoDB::GlobalTable')
  return {
    region: stack.region,
    account: stack.account,
    functions: readFunctions(catalog),
    routes: readRoutes(catalog),
    ...readThrottles(catalog),
    table: readTable(catalog),
    buses: readBuses(catalog),
    rules: readRules(catalog),
    schedules: readSchedules(catalog),
    queues: readQueues(catalog),
    queueSources: readQueueSources(catalog),
    userPool: readUserPool(catalog),
    keys: readKeys(catalog),
    guardrail: readGuardrail(catalog),
    mail: readMail(catalog),
    pageConfig: readPageConfig(catalog),
    page: readPage(catalog),
  }
}

/**
 * Reads the templates in a `cdk.out` for the product's origin. Throws `StartError` with the name of anything that has no local
 * counterpart.
 */
export const readModel = (folder: string, origin: string): CloudModel =>
  createModel(readStacks(folder, (text) => text.replaceAll(TEMPLATE_ORIGIN, origin)))
