import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTitleModel } from '#domain/coach/topics/guess/read-title-model.ts'
import { readWeights } from '#domain/safety/meaning/read-weights.ts'
import { STRIPE_RESOURCES } from '#functions/adapters/stripe/resources.ts'
import { listLoaded } from '#infra/bundle/list-loaded.ts'
import { DATA_MODULES } from '#infra/bundle/pack-data.ts'
import { operations } from '#infra/operations.ts'
import { entries } from '#infra/product.ts'
import { runNode } from '#local/host/child.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { bundleDeployment } from '#local/host/runtime/bundle.ts'
import { encryptCode } from '#local/services/cognito/custom-sender.ts'
import { createKms } from '#local/services/kms/kms.ts'

const readStem = (entry: string): string => basename(dirname(entry))

/** Bytes that the import of an operation's bundle may load. A cold start reads and compiles all of them. */
const LIMIT = 330_000
/** Those of the operations that call Stripe in each call. */
const STRIPE_LIMITS: Record<string, number> = {
  'create-checkout': 390_000,
  'customer-portal': 390_000,
  'sync-subscription': 390_000,
}
const SENDER_LIMIT = 800_000
const CALL_STRIPE = [
  'create-checkout',
  'customer-portal',
  'delete-account',
  'mend-subscriptions',
  'sync-customer',
  'sync-subscription',
]

/** Loads each bundle and prints the type of its `handler`. */
const LOAD = `
const kinds = {}
for (const file of process.argv.slice(2)) kinds[file] = typeof (await import(file)).handler
console.log(JSON.stringify(kinds))
`

/** Calls a bundle as API Gateway does, for a person. */
const CALL = `
const [file, body] = process.argv.slice(2)
const { handler } = await import(file)
const claims = { sub: 'ann', email: 'ann@example.com', email_verified: 'true' }
const event = { body, headers: {}, requestContext: { authorizer: { jwt: { claims } } } }
const { statusCode } = await handler(event, { awsRequestId: 'request' })
console.log('status', statusCode)
process.exit()
`

const ACCOUNT = {
  pk: { S: 'USER#ann' },
  sk: { S: 'ACCOUNT' },
  email: { S: 'ann@example.com' },
  display_name: { NULL: true },
  trial_expires_at: { S: '2199-01-01T00:00:00.000Z' },
  zone: { S: 'Europe/Oslo' },
  day_start_hour: { N: '3' },
  goal_count: { N: '0' },
  created_at: { S: '2026-11-22T00:00:00.000Z' },
  updated_at: { S: '2026-11-22T00:00:00.000Z' },
}

/** Calls the bundle of the user pool's sender as Lambda does for an asynchronous event. */
const CALL_SENDER = `
const [file, code] = process.argv.slice(2)
const { handler } = await import(file)
const event = {
  triggerSource: 'CustomEmailSender_SignUp',
  userPoolId: 'us-east-1_pool',
  request: { type: 'customEmailSenderRequestV1', code, userAttributes: { email: 'ann@example.com' } },
}
await handler(event, { awsRequestId: 'request' })
process.exit()
`

describe('the bundles', () => {
  let folder: string
  let server: Server
  const calls: { url: string; authorization: string; token: string }[] = []
  const locateBundle = (stem: string) => join(folder, stem, 'index.mjs')
  const stems = entries.map(readStem)
  const listFiles = (stem: string) =>
    readdirSync(join(folder, stem)).flatMap((name) => (name.endsWith('.mjs') ? [join(folder, stem, name)] : []))
  const withText = (text: string) =>
    stems.filter((stem) => listFiles(stem).some((file) => readFileSync(file, 'utf8').includes(text))).sort()

  const run = (program: string, args: string[], env: Record<string, string>) => {
    const file = join(folder, 'program.mjs')
    writeFileSync(file, program)
    return runNode([file, ...args], { cwd: folder, env: { AWS_REGION: 'us-east-1', ...env } })
  }

  beforeAll(async () => {
    // Outside the repository, so that a package that the bundle lacks is not found in its node_modules.
    folder = mkdtempSync(join(tmpdir(), 'five-bundles-'))
    const bundled = await bundleDeployment(ROOT, CACHE)
    cpSync(bundled, folder, { recursive: true })
    server = createServer(async (request, response) => {
      const { authorization = '', 'x-amz-security-token': token } = request.headers
      calls.push({ url: request.url ?? '', authorization, token: String(token) })
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const items = Buffer.concat(parts).includes('":account"') ? [ACCOUNT] : []
      response.setHeader('content-type', 'application/x-amz-json-1.0')
      response.end(JSON.stringify(request.url?.endsWith('/converse') ? {} : { Items: items }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('load without the repository, export a handler each, and have a source map', async () => {
    const { output } = await run(LOAD, stems.map(locateBundle), {})
    expect(JSON.parse(output)).toEqual(Object.fromEntries(stems.map((stem) => [locateBundle(stem), 'function'])))
    expect(stems.filter((stem) => !existsSync(`${locateBundle(stem)}.map`))).toEqual([])
  })

  it('read the packed data unchanged', async () => {
    for (const { name, exports } of DATA_MODULES)
      expect({ ...(await import(join(folder, `packed/${name}.mjs`))) }).toEqual(exports)
    const packed = await import(join(folder, 'packed/meaning.mjs'))
    expect(packed.readWeights()).toEqual(readWeights())
    const titles = await import(join(folder, 'packed/title-topics.mjs'))
    expect(titles.readTitleModel()).toEqual(readTitleModel())
  })

  it('import no module that opens the standard streams', () => {
    expect(withText('"node:process"')).toEqual([])
  })

  it('of operations stay within their size limit', () => {
    const sizes = operations.map(({ contract: { name } }) => ({
      name,
      bytes: listLoaded(locateBundle(name)).reduce((sum, file) => sum + statSync(file).size, 0),
    }))
    expect(sizes.filter(({ name, bytes }) => bytes > (STRIPE_LIMITS[name] ?? LIMIT))).toEqual([])
  })

  it('of operations load the client of Bedrock only when the model is asked', () => {
    const loaded = operations
      .map(({ contract: { name } }) => name)
      .filter((name) =>
        listLoaded(locateBundle(name)).some((file) =>
          readFileSync(file, 'utf8').includes('BedrockRuntimeServiceException'),
        ),
      )
    expect(loaded).toEqual([])
    expect(withText('BedrockRuntimeServiceException')).toContain('generate-daily-motivation')
  })

  it('have the whole of each resource of Stripe that the product uses, and nothing of the others', async () => {
    const trimmed = await import(join(folder, 'stripe/stripe.esm.node.js'))
    const listMethods = (client: Stripe, name: (typeof STRIPE_RESOURCES)[number] | 'issuing') =>
      [client[name], ...Object.values(client[name])]
        .filter((value) => typeof value === 'object' && value !== null)
        .flatMap((resource) => Object.getOwnPropertyNames(Object.getPrototypeOf(resource)))
        .sort()
    const [whole, ours] = [new Stripe('sk_test'), new trimmed.default('sk_test')]
    for (const name of STRIPE_RESOURCES)
      expect([name, listMethods(ours, name)]).toEqual([name, listMethods(whole, name)])
    expect(withText('/v1/issuing/')).toEqual([])
    expect(withText('/v1/billing_portal/sessions')).toEqual(CALL_STRIPE)
  })

  it('of the sender of identity mails stays within its size limit, with the AWS Encryption SDK of 400 kB', () => {
    expect(statSync(locateBundle('send-identity-mail')).size).toBeLessThan(SENDER_LIMIT)
  })

  it('of the sender of identity mails decrypts an encrypted code', async () => {
    const keyArn = 'arn:aws:kms:us-east-1:000000000000:key/codes'
    const kms = createKms({ dataFolder: folder, keys: [keyArn] })
    const code = await encryptCode(kms.calls, { keyArn, poolId: 'us-east-1_pool', code: '004217' })
    const mails: string[] = []
    const aws = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const body = Buffer.concat(parts)
      const target = request.headers['x-amz-target']
      if (typeof target !== 'string') {
        mails.push(Buffer.from(new URLSearchParams(String(body)).get('RawMessage.Data') ?? '', 'base64').toString())
        const result = '<SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult>'
        return response.end(`<SendRawEmailResponse>${result}</SendRawEmailResponse>`)
      }
      const asked = new Request('http://kms/', { method: 'POST', headers: { 'x-amz-target': target }, body })
      const answer = await kms.service(asked, { functionName: 'send-identity-mail' })
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      return response.end(await answer.text())
    })
    await new Promise<void>((resolve) => aws.listen(0, '127.0.0.1', resolve))
    const { port } = aws.address() as AddressInfo
    await run(CALL_SENDER, [locateBundle('send-identity-mail'), code], {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'OF_THE_FUNCTION',
      AWS_SECRET_ACCESS_KEY: 'secret',
      IDENTITY_KEY_ARN: keyArn,
      SITE_URL: 'https://five.example',
      MAIL_FROM: 'hello@five.example',
      MAIL_CONFIGURATION_SET: 'mails',
    })
    aws.close()
    expect(mails).toEqual([expect.stringContaining('004217')])
  })

  it('contain Stripe only where it is used, and no Temporal', () => {
    expect(withText('api.stripe.com')).toEqual(CALL_STRIPE)
    expect(withText('ZonedDateTime')).toEqual([])
  })

  it('take credentials and region from the environment only', () => {
    for (const other of [
      'sso_session',
      'role_arn',
      'AWS_WEB_IDENTITY_TOKEN_FILE',
      '/latest/meta-data',
      '169.254.169.254',
    ])
      expect([other, withText(other)]).toEqual([other, []])
  })

  describe('the credentials of a bundle', () => {
    const port = () => (server.address() as AddressInfo).port
    const ask = (env: Record<string, string>) =>
      run(CALL, [locateBundle('generate-goal-suggestions'), '{"circleName":"Work","hoursPerWeek":5}'], {
        TABLE_NAME: 'table',
        MODEL_ID: 'test-model',
        GUARDRAIL: '',
        AWS_ENDPOINT_URL: `http://127.0.0.1:${port()}`,
        AWS_ACCESS_KEY_ID: 'OF_THE_FUNCTION',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_SESSION_TOKEN: 'session',
        ...env,
      })

    it('sign calls to the table and the model', async () => {
      const { output } = await ask({})
      expect(output).toContain('status 200')
      expect(calls.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/model/test-model/converse']))
      for (const { authorization, token } of calls) {
        expect(authorization).toContain('Credential=OF_THE_FUNCTION/')
        expect(token).toBe('session')
      }
    })

    it('are named in the error when the variables are missing', async () => {
      calls.length = 0
      const { output } = await ask({ AWS_ACCESS_KEY_ID: '' })
      expect(output).toContain('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing')
      expect(calls).toEqual([])
    })
  })
})
