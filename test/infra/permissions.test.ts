import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isAllowed } from '#local/host/iam/policy.ts'
import { type Cloud, synthesise } from './support/cloud.ts'
import { listFunctions, type ProductLambda, type Statement } from './support/functions.ts'

/** Operations that only read. */
const READERS = [
  'get-profile',
  'fetch-user-goals',
  'get-daily-motivation',
  'list-motivation-history',
  'get-latest-framework',
  'export-account',
  'check-subscription',
  'debug-goals',
  'get-witness',
]
const TABLE_READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']

const listed = (conditions: Statement['conditions']) =>
  Object.fromEntries(
    Object.entries(conditions).map(([operator, keys]) => [
      operator,
      Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, [value].flat()])),
    ]),
  )

describe('the permissions of a function', () => {
  let cloud: Cloud
  let functions: ProductLambda[]
  const statementsOn = (service: string): { stem: string; statement: Statement }[] =>
    functions.flatMap(({ stem, statements }) =>
      statements
        .filter(({ actions }) => actions.some((action) => action.startsWith(`${service}:`)))
        .map((statement) => ({ stem, statement })),
    )
  const stemsThatMay = (action: string): string[] =>
    functions
      .filter(({ statements }) => statements.some(({ actions }) => actions.includes(action)))
      .map(({ stem }) => stem)
      .toSorted()

  beforeAll(async () => {
    cloud = await synthesise()
    functions = listFunctions(cloud)
  })

  it('belong to a role of its own', () => {
    expect(new Set(functions.map(({ role }) => role)).size).toBe(functions.length)
  })

  it('contain no wildcard action, and all resources only for the send rate of SES', () => {
    for (const { stem, statements } of functions) {
      for (const { actions, resources } of statements) {
        expect([stem, actions.filter((action) => action.includes('*'))]).toEqual([stem, []])
        if (resources.includes('*')) {
          const quota = stem === 'send-mails' ? ['ses:GetSendQuota'] : []
          expect([stem, actions]).toEqual([stem, quota])
        }
      }
    }
  })

  it('allow chosen partitions or one index of the table, and no scan', () => {
    const found = statementsOn('dynamodb')
    expect(found.length).toBeGreaterThan(functions.length / 2)
    for (const { stem, statement } of found) {
      const keys = statement.conditions['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
      expect([stem, keys]).toEqual([
        stem,
        [
          expect.stringMatching(
            /^(USER#\*|FORMER#\*|ZONES|PAGES#\*|PEOPLE|SEND_RATE|ZONE#\*|EVENING#\*|EMAIL#\*|STRIPE_EVENT#\*|CUSTOMER#\*|TRIAL#\*|WITNESS#\*)$/,
          ),
        ],
      ])
      expect([stem, JSON.stringify(statement.resources)]).toEqual([stem, expect.not.stringContaining('/*')])
      expect([stem, statement.actions]).toEqual([stem, expect.not.arrayContaining(['dynamodb:Scan'])])
      if (JSON.stringify(statement.resources).includes('/index/')) {
        expect([stem, statement.actions]).toEqual([stem, ['dynamodb:Query']])
      }
    }
  })

  it('are read-only for operations that only read', () => {
    for (const stem of READERS) {
      const actions = statementsOn('dynamodb')
        .filter((one) => one.stem === stem)
        .flatMap(({ statement }) => statement.actions)
      expect([stem, actions.filter((action) => !TABLE_READS.includes(action))]).toEqual([stem, []])
      expect([stem, actions.length > 0]).toEqual([stem, true])
    }
  })

  it('allow model, mail, bus and queues only for the functions that use them', () => {
    expect(stemsThatMay('bedrock:InvokeModel')).toEqual([
      'create-five-circle-framework',
      'five-circle-consultant',
      'generate-daily-motivation',
      'generate-daily-motivations',
      'generate-first-motivation',
      'generate-goal-suggestions',
    ])
    expect(stemsThatMay('ses:SendRawEmail')).toEqual(['send-mails'])
    expect(stemsThatMay('events:PutEvents')).toEqual([
      'announce-trial-ends',
      'check-in',
      'check-in-by-mail',
      'create-goal',
      'mark-yesterday',
      'pause-goal',
      'reset-streak',
      'undo-check-in',
      'undo-mail-check-in',
      'update-profile',
    ])
    expect(stemsThatMay('sqs:ReceiveMessage')).toEqual([
      'generate-daily-motivations',
      'mend-subscriptions',
      'send-mails',
      'sweep-leftovers',
      'sync-customer',
    ])
  })

  it('allow reading the Stripe, salt, link and push secrets only for the functions that use them', () => {
    expect(stemsThatMay('secretsmanager:GetSecretValue')).toEqual([
      'check-in-by-mail',
      'create-checkout',
      'create-confirmed-profile',
      'create-user-profile',
      'customer-portal',
      'delete-account',
      'get-mail-check-in',
      'list-push-subscriptions',
      'mend-subscriptions',
      'send-mails',
      'stripe-webhook',
      'sync-customer',
      'sync-subscription',
      'undo-mail-check-in',
    ])
    const LINKED = ['check-in-by-mail', 'get-mail-check-in', 'send-mails', 'undo-mail-check-in']
    const PUSHES: Record<string, string> = { 'list-push-subscriptions': 'push', 'send-mails': '(links|push)' }
    for (const { stem, statement } of statementsOn('secretsmanager')) {
      expect([stem, statement.actions]).toEqual([stem, ['secretsmanager:GetSecretValue']])
      const salted = ['create-confirmed-profile', 'create-user-profile', 'delete-account'].includes(stem)
      for (const resource of statement.resources)
        expect(JSON.stringify(resource)).toMatch(
          PUSHES[stem]
            ? new RegExp(`:secret:five-circles/dev/${PUSHES[stem]}-\\?{6}"`)
            : LINKED.includes(stem)
              ? /:secret:five-circles\/dev\/links-\?{6}"/
              : salted
                ? /:secret:five-circles\/dev\/(stripe|salt)-\?{6}"/
                : /:secret:five-circles\/dev\/stripe-\?{6}"/,
        )
    }
    for (const { stem, resource } of functions)
      expect([stem, JSON.stringify(resource.Properties.Environment ?? '')]).toEqual([
        stem,
        expect.not.stringContaining('{{resolve'),
      ])
  })

  it('allow mail from one sender only', () => {
    for (const { statement } of statementsOn('ses')) {
      if (!statement.actions.includes('ses:SendRawEmail')) continue
      expect(statement.conditions).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@dev.five-circles.example' } })
      // The SES sandbox also checks the identity of each recipient.
      expect(JSON.stringify(statement.resources)).toContain(':identity/*')
    }
  })

  it.each([
    ['us.anthropic.claude-haiku-4-5-20251001-v1:0', 'us-east-1', ['us-east-1', 'us-west-2']],
    ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', 'eu-west-1', ['eu-west-1', 'eu-north-1']],
    // A global profile is also checked against the model's ARN without a region.
    ['global.anthropic.claude-haiku-4-5-20251001-v1:0', 'eu-west-1', ['eu-west-1', '']],
  ])(
    'allow the profile %s from %s and its model in every region that it routes to',
    async (modelId, region, regions) => {
      const bedrock = listFunctions(await synthesise({ context: { modelId, region, account: '123456789012' } }))
        .flatMap(({ statements }) => statements)
        .filter(({ actions }) => actions.includes('bedrock:InvokeModel'))
      const policy = bedrock.map(({ actions, resources, conditions }) => ({
        effect: 'Allow' as const,
        actions,
        resources: resources.map(String),
        conditions: z.record(z.string(), z.record(z.string(), z.array(z.string()))).parse(listed(conditions)),
      }))
      const profile = `arn:aws:bedrock:${region}:123456789012:inference-profile/${modelId}`
      const model = modelId.slice(modelId.indexOf('.') + 1)
      const may = (resource: string, through?: string) =>
        isAllowed(policy, {
          action: 'bedrock:InvokeModel',
          resource,
          context: through === undefined ? {} : { 'bedrock:InferenceProfileArn': [through] },
        })
      expect(may(profile)).toBe(true)
      for (const one of regions) {
        const foundation = `arn:aws:bedrock:${one}::foundation-model/${model}`
        expect([one, may(foundation, profile), may(foundation)]).toEqual([one, true, false])
      }
      expect(may(`arn:aws:bedrock:${region}::foundation-model/amazon.nova-pro-v1:0`, profile)).toBe(false)
    },
  )

  it('allow a model in other regions only through the inference profile', () => {
    for (const { statement } of statementsOn('bedrock')) {
      if (!JSON.stringify(statement.resources).includes(':*::')) continue
      expect(statement.conditions).toHaveProperty(['StringEquals', 'bedrock:InferenceProfileArn'])
    }
  })
})

describe('the configuration of a function', () => {
  it('is arm64, Node 24, not traced, with its own log of limited retention', async () => {
    const cloud = await synthesise()
    const logs = new Map(cloud.all('AWS::Logs::LogGroup').map(({ id, Properties }) => [id, Properties]))
    for (const { stem, resource } of listFunctions(cloud)) {
      expect(resource.Properties).toMatchObject({
        FunctionName: `five-circles-dev-${stem}`,
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        LoggingConfig: { LogFormat: 'JSON' },
      })
      expect([stem, resource.Properties.TracingConfig]).toEqual([stem, undefined])
      const own = [...logs.values()].find(({ LogGroupName }) => LogGroupName === `/aws/lambda/five-circles-dev-${stem}`)
      expect([stem, own?.RetentionInDays]).toEqual([stem, 14])
    }
  })
})
