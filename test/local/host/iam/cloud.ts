import type { CloudFunction, CloudModel, CloudTable, PolicyStatement, Queue } from '#local/contracts/cloud-model.ts'

/** A small cloud model of the product's shape, for tests of single parts of the local stack. */

const ACCOUNT = '111111111111'
const REGION = 'eu-north-1'

export const table: CloudTable = {
  name: 'five-circles-test',
  arn: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/five-circles-test`,
  keys: { partition: 'pk', sort: 'sk' },
  attributes: { pk: 'S', sk: 'S', delivery_pk: 'S', delivery_sk: 'S', lookup_pk: 'S', lookup_sk: 'S' },
  indexes: ['delivery', 'lookup'].map((name) => ({
    name,
    keys: { partition: `${name}_pk`, sort: `${name}_sk` },
    projection: { type: 'ALL', attributes: [] },
  })),
  ttlAttribute: 'expires_at',
}

export const createQueue = (name: string, more: Partial<Queue> = {}): Queue => ({
  name,
  url: `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}`,
  arn: `arn:aws:sqs:${REGION}:${ACCOUNT}:${name}`,
  visibilitySeconds: 60,
  retentionSeconds: 345_600,
  deadLetter: null,
  ...more,
})

export const createFunction = (name: string, policy: PolicyStatement[] = []): CloudFunction => ({
  name,
  stem: name,
  entry: `functions/${name}/handler.ts`,
  handler: 'handler',
  environment: {},
  timeoutSeconds: 10,
  policy,
})

export const allow = (
  actions: string[],
  resources: string[],
  conditions: PolicyStatement['conditions'] = {},
): PolicyStatement => ({ effect: 'Allow', actions, resources, conditions })

export const cloud = (more: Partial<CloudModel> = {}): CloudModel => ({
  region: REGION,
  account: ACCOUNT,
  functions: [],
  routes: [],
  throttle: null,
  routeThrottles: new Map(),
  table,
  buses: [{ name: 'five-circles-test', arn: `arn:aws:events:${REGION}:${ACCOUNT}:event-bus/five-circles-test` }],
  rules: [],
  schedules: [],
  queues: [],
  queueSources: [],
  guardrail: null,
  userPool: {
    id: `${REGION}_test`,
    arn: `arn:aws:cognito-idp:${REGION}:${ACCOUNT}:userpool/${REGION}_test`,
    issuer: `https://cognito-idp.${REGION}.amazonaws.com/${REGION}_test`,
    clientId: 'client',
    passwordPolicy: { minimumLength: 6, lowercase: false, uppercase: false, numbers: false, symbols: false },
    callbackUrls: [],
    logoutUrls: [],
    scopes: [],
    providers: [],
    tokenLifetimes: { access: 3600, id: 3600, refresh: 86_400 },
    managedLogin: true,
    preventsUserExistenceErrors: false,
    triggers: {},
    emailSender: {
      functionName: 'sender',
      keyArn: `arn:aws:kms:${REGION}:${ACCOUNT}:key/test`,
      retry: { attempts: 2, maxAgeSeconds: 3600, deadLetterQueue: null },
    },
    groups: [],
  },
  keys: [],
  mail: { identities: ['fivecircles.example'], configurationSets: ['five-circles-test'], events: [] },
  pageConfig: { stage: 'dev' },
  page: { viewerRequest: null, viewerResponse: null, headers: {}, root: '/index.html', errors: [] },
  ...more,
})
