import { createServer, type Server } from 'node:http'
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { OFFER_NAMES, OFFERS } from '#domain/billing/plans.ts'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import { createStripe } from '#functions/adapters/stripe/client.ts'
import type { Services } from '#infra/operator/examine.ts'
import { readArguments } from '#infra/operator/read-arguments.ts'

/** The services of a stage as they are right before its first deployment: nothing is missing. A test breaks one thing. */

export const settings = readArguments([
  ...['--stage', 'prod'],
  ...['siteUrl=https://five.org', 'domainName=five.org', 'mailFrom=hello@five.org', 'alarmEmail=ops@five.org'].flatMap(
    (pair) => ['-c', pair],
  ),
  ...['-c', 'certificateArn=arn:aws:acm:us-east-1:123456789012:certificate/a'],
  ...['-c', 'googleClientId=four.apps.googleusercontent.com', '-c', 'account=123456789012'],
])

const SECRETS: Record<string, unknown> = {
  'five-circles/prod/google': { clientSecret: 'GOCSPX-1' },
  'five-circles/prod/stripe': { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
  'five-circles/prod/salt': { salt: 'sixteen-or-more-1' },
  'five-circles/prod/links': { key: 'thirty-two-characters-or-more-of-it' },
  'five-circles/prod/push': { publicKey: `B${'p'.repeat(86)}`, privateKey: 'k'.repeat(43) },
}

const TEXT = {
  message: 'A walk after lunch.',
  steps: [{ text: 'Shoes on.', minutes: 1 }],
  challenge: { text: 'To the corner.', seconds: 60 },
  concern: 'none',
}

/** The prices of the plans, as Stripe lists them. */
export const prices = () =>
  OFFER_NAMES.map((name) => ({
    lookup_key: OFFERS[name].lookupKey,
    unit_amount: OFFERS[name].cents,
    product: OFFERS[name].productId,
  }))

/** An error of an SDK, by its name. */
export const named = (name: string, message = name) => Object.assign(new Error(message), { name })

/** Mocked one by one, because a mocked class stays mocked for the other files of this thread. */
const clients = {
  sts: new STSClient({}),
  lambda: new LambdaClient({}),
  secrets: new SecretsManagerClient({}),
  ses: new SESv2Client({}),
  acm: new ACMClient({}),
}
export const sts = mockClient(clients.sts)
export const lambda = mockClient(clients.lambda)
export const secrets = mockClient(clients.secrets)
export const ses = mockClient(clients.ses)
export const acm = mockClient(clients.acm)

type Rest = {
  model: Converse
  /** What Stripe lists, by path. */
  stripe: Record<string, unknown[]>
  /** Name servers by zone. */
  nameServers: Record<string, string[]>
}

const createRest = (): Rest => ({
  model: async () => ({
    output: { message: { role: 'assistant', content: [{ text: JSON.stringify(TEXT) }] } },
    stopReason: 'end_turn',
    usage: undefined,
  }),
  stripe: {
    '/v1/prices': prices(),
    '/v1/billing_portal/configurations': [{ id: 'bpc_1', is_default: true }],
    '/v1/webhook_endpoints': [{ url: 'https://five.org/api/stripe-webhook', status: 'enabled', enabled_events: ['*'] }],
  },
  nameServers: { 'five.org': ['ns-1.awsdns.org'] },
})

export const rest: Rest = createRest()

/** Resets all fakes to a stage without a problem. */
export const reset = (): void => {
  for (const service of [sts, lambda, secrets, ses, acm]) service.reset()
  sts.on(GetCallerIdentityCommand).resolves({ Account: '123456789012', Arn: 'arn:aws:iam::123456789012:user/ops' })
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } })
  secrets.on(GetSecretValueCommand).callsFake(({ SecretId }) => ({ SecretString: JSON.stringify(SECRETS[SecretId]) }))
  ses.on(GetAccountCommand).resolves({
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { MaxSendRate: 14 },
  })
  ses.on(GetEmailIdentityCommand).resolves({
    VerifiedForSendingStatus: true,
    MailFromAttributes: {
      MailFromDomain: 'bounce.five.org',
      MailFromDomainStatus: 'SUCCESS',
      BehaviorOnMxFailure: undefined,
    },
  })
  acm.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: 'ISSUED', DomainName: 'www.five.org', SubjectAlternativeNames: ['five.org'] },
  })
  Object.assign(rest, createRest())
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('The server has no port.'))
      resolve(`http://127.0.0.1:${address.port}`)
    })
  })

/** Starts a server that answers as Stripe does. */
export const startServices = async (): Promise<{ services: () => Services; stop: () => void }> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stripe').pathname
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ object: 'list', data: rest.stripe[path] ?? [] }))
  })
  const url = await listen(server)
  const services = (): Services => ({
    ...clients,
    model: rest.model,
    stripe: (key) => createStripe(key, url),
    resolve: async (name) => {
      const found = rest.nameServers[name]
      if (found === undefined) throw Object.assign(new Error('queryNs ENODATA'), { code: 'ENODATA' })
      return found
    },
  })
  return { services, stop: () => void server.close() }
}
