import { DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#infra/config.ts'
import { examine, type Services } from '#infra/operator/examine.ts'
import { printFindings } from '#infra/operator/print-findings.ts'
import { readArguments } from '#infra/operator/read-arguments.ts'
import { stages } from '#infra/stages.ts'
import { runNode } from '#local/host/child.ts'
import { ROOT } from '#local/host/product.ts'
import {
  acm,
  lambda,
  named,
  prices,
  reset,
  rest,
  secrets,
  ses,
  settings,
  startServices,
  sts,
} from './support/stage-services.ts'

let services: () => Services
let stop: (() => void) | undefined
beforeAll(async () => {
  const started = await startServices()
  services = started.services
  stop = started.stop
})
afterAll(() => stop?.())
beforeEach(reset)

const report = async (given = settings) => printFindings(given.stage, await examine(services(), given))
const wrongLines = (text: string) => text.split('\n').filter((line) => line.startsWith('WRONG'))

describe('npm run doctor', () => {
  it('reports no problem when everything is in place', async () => {
    const text = await report()
    expect(wrongLines(text)).toEqual([])
    expect(text).toMatch(/\nNo problems found for the stage prod\.$/)
    expect(secrets.commandCalls(GetSecretValueCommand)).toHaveLength(5)
  })

  const broken: [string, () => void, string, string][] = [
    [
      'credentials of another account',
      () => sts.on(GetCallerIdentityCommand).resolves({ Account: '999999999999', Arn: 'arn' }),
      'account: The credentials are of the account 999999999999',
      'AWS_PROFILE',
    ],
    [
      'a secret that does not exist',
      () =>
        secrets
          .on(GetSecretValueCommand, { SecretId: 'five-circles/prod/salt' })
          .rejects(named('ResourceNotFoundException')),
      'secret of the salt: The secret five-circles/prod/salt does not exist.',
      'aws secretsmanager create-secret --name five-circles/prod/salt',
    ],
    [
      'a secret without a key',
      () =>
        secrets
          .on(GetSecretValueCommand, { SecretId: 'five-circles/prod/stripe' })
          .resolves({ SecretString: '{"secretKey":"sk_live_1"}' }),
      "Stripe's secret: five-circles/prod/stripe has no valid webhookSecret.",
      'put-secret-value',
    ],
    [
      "a key of Stripe's test mode in prod",
      () =>
        secrets
          .on(GetSecretValueCommand, { SecretId: 'five-circles/prod/stripe' })
          .resolves({ SecretString: '{"secretKey":"sk_test_1","webhookSecret":"whsec_1"}' }),
      "has a key of Stripe's test mode",
      'live key',
    ],
    [
      'the SES sandbox',
      () => ses.on(GetAccountCommand).resolves({ SendingEnabled: true, SendQuota: { MaxSendRate: 14 } }),
      'SES sandbox: Mails reach verified addresses only',
      'put-account-details --production-access-enabled',
    ],
    [
      'a sender that is not verified',
      () =>
        ses
          .on(GetEmailIdentityCommand)
          .resolves({ VerifiedForSendingStatus: false, DkimAttributes: { Tokens: ['abc', 'def'] } }),
      'sender: SES has not verified five.org.',
      'abc._domainkey.five.org → abc.dkim.amazonses.com',
    ],
    [
      'a sender that SES does not know',
      () => ses.on(GetEmailIdentityCommand).rejects(named('NotFoundException')),
      'sender: SES has no identity five.org.',
      'cdk deploy five-circles-prod-mail',
    ],
    [
      'a model without access',
      () => {
        rest.model = () => Promise.reject(named('AccessDeniedException'))
      },
      'may not be called in us-east-1',
      'Model access',
    ],
    [
      'a model that the region does not offer',
      () => {
        rest.model = () => Promise.reject(named('ValidationException', 'The provided model identifier is invalid.'))
      },
      'is not offered in us-east-1: The provided model identifier is invalid.',
      'list-inference-profiles --region us-east-1',
    ],
    [
      "Lambda's quota of a new account",
      () => lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } }),
      "concurrent executions: Lambda's quota is 10, and the setting lambdaConcurrency is 1000.",
      'request-service-quota-increase',
    ],
    [
      'a certificate that is not issued',
      () =>
        acm
          .on(DescribeCertificateCommand)
          .resolves({ Certificate: { Status: 'PENDING_VALIDATION', DomainName: 'five.org' } }),
      'certificate: Its state is PENDING_VALIDATION.',
      'describe-certificate',
    ],
    [
      'a certificate for another name',
      () =>
        acm.on(DescribeCertificateCommand).resolves({ Certificate: { Status: 'ISSUED', DomainName: '*.five.org' } }),
      'certificate: It is for *.five.org, and not for five.org.',
      'request-certificate',
    ],
    [
      'a zone that is not delegated',
      () => {
        rest.nameServers = {}
      },
      'DNS: No zone of five.org is delegated.',
      'registrar',
    ],
    [
      'a price with another amount',
      () => {
        rest.stripe['/v1/prices'] = prices().map((price, index) => (index === 0 ? { ...price, unit_amount: 1 } : price))
      },
      "Stripe's prices: Missing or with another amount:",
      'npm run stripe:products',
    ],
    [
      'no customer portal',
      () => {
        rest.stripe['/v1/billing_portal/configurations'] = []
      },
      "Stripe's portal: The customer portal is not set up",
      'Customer portal',
    ],
    [
      'a webhook without an event',
      () => {
        rest.stripe['/v1/webhook_endpoints'] = [
          { url: 'https://five.org/api/stripe-webhook', status: 'enabled', enabled_events: ['invoice.paid'] },
        ]
      },
      "Stripe's webhook: It does not send checkout.session.completed",
      'Developers, Webhooks',
    ],
    [
      'a webhook of another address',
      () => {
        rest.stripe['/v1/webhook_endpoints'] = [
          { url: 'https://old.org/api/stripe-webhook', status: 'enabled', enabled_events: ['*'] },
        ]
      },
      "Stripe's webhook: No enabled webhook sends to https://five.org/api/stripe-webhook.",
      'Developers, Webhooks',
    ],
  ]
  it.each(broken)('names %s, and how to fix it', async (_, breakIt, says, mend) => {
    breakIt()
    const text = await report()
    expect(wrongLines(text)).toEqual([expect.stringContaining(says)])
    expect(text).toContain(mend)
    expect(text).toMatch(/\n1 problem for the stage prod(; 1 point could not be checked)?\.$/)
  })

  it('names each placeholder of the settings without asking AWS', async () => {
    sts.on(GetCallerIdentityCommand).rejects(named('CredentialsProviderError', 'Could not load credentials'))
    const text = await report(readArguments(['--stage', 'prod']))
    expect(wrongLines(text).map((line) => /setting (\w+)/.exec(line)?.[1])).toEqual([
      'siteUrl',
      'mailFrom',
      'googleClientId',
      'alarmEmail',
      'domainName',
    ])
    expect(text).toContain('unknown AWS: Could not be checked: Could not load credentials.')
    expect(text).toContain('unknown not checked: Secrets, sender,')
    expect(text).toMatch(/\n5 problems for the stage prod; 2 points could not be checked\.$/)
    expect(secrets.calls()).toEqual([])
  })

  it('continues after a check that is not permitted, and reports it', async () => {
    ses
      .on(GetAccountCommand)
      .rejects(named('AccessDeniedException', 'User is not authorized to perform ses:GetAccount'))
    const text = await report()
    expect(text).toContain('unknown mail: Could not be checked: User is not authorized to perform ses:GetAccount.')
    expect(text).toContain("ok      Stripe's webhook:")
    expect(text).toMatch(/\nNo problems found for the stage prod; 1 point could not be checked\.$/)
  })

  it('reports a model that these credentials may not call as not checked, because the functions have roles of their own', async () => {
    const denial =
      'User: arn:aws:sts::111122223333:assumed-role/deploy/ci is not authorized to perform: bedrock:InvokeModel'
    rest.model = () => Promise.reject(named('AccessDeniedException', denial))
    const text = await report()
    expect(text).toContain(`unknown model: Could not be checked: ${denial}.`)
    expect(text).toMatch(/\nNo problems found for the stage prod; 1 point could not be checked\.$/)
  })

  it('ends with 1 and names the field of a stage with a malformed setting, before it asks anybody', async () => {
    const run = (...args: string[]) =>
      runNode(['infra/operator/doctor.ts', '--stage', 'prod', ...args], { cwd: ROOT, env: {} })
    expect(await run('-c', 'mailFrom=nobody')).toEqual({
      code: 1,
      output: 'Setting "mailFrom" must be an e-mail address.\n',
    })
    const { region: _, ...prod } = stages.prod
    expect(() => readSettings({ ...stages, prod: JSON.parse(JSON.stringify(prod)) }, { stage: 'prod' })).toThrow(
      'Setting "region" must be an AWS region',
    )
  })
})
