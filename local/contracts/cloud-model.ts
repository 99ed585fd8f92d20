/**
 * The resources of the synthesised templates, with every reference resolved to a local name. `local/host/template/` creates
 * it. The rest of `local/` reads only this model, never the templates.
 */

export type PolicyStatement = {
  effect: 'Allow' | 'Deny'
  actions: string[]
  resources: string[]
  /** As in the template: operator -> key -> values. */
  conditions: Record<string, Record<string, string[]>>
}

export type CloudFunction = {
  /** FunctionName of the template. */
  name: string
  /** The stem: `check-in`. Metadata `five-circles:stem`. */
  stem: string
  /** Source of the handler, relative to the repository. Metadata `five-circles:entry`. */
  entry: string
  /** Exported name of the handler. */
  handler: string
  environment: Record<string, string>
  timeoutSeconds: number
  policy: PolicyStatement[]
}

export type Route = {
  /** `POST /api/check-in`, as in the template. */
  key: string
  method: string
  path: string
  functionName: string
  /** Absent on a public route. */
  authorizer?: { issuer: string; audience: string[] }
}

/** The template's limit of requests per second, for the stage or one route. */
export type Throttle = { rate: number; burst: number }

/** How the distribution of the web stack serves the page. */
export type PageDelivery = {
  /** Code of the CloudFront function for viewer requests, or null. */
  viewerRequest: string | null
  /** Code of the CloudFront function for viewer responses below status 400, or null. */
  viewerResponse: string | null
  /** Headers of the response headers policy. */
  headers: Record<string, string>
  /** The file served for `/`. */
  root: string
  /** Error responses of the bucket that the distribution replaces with a file. */
  errors: { status: number; file: string; answerStatus: number }[]
}

export type KeySchema = { partition: string; sort: string | null }
export type CloudTable = {
  name: string
  arn: string
  keys: KeySchema
  attributes: Record<string, 'S' | 'N' | 'B'>
  indexes: {
    name: string
    keys: KeySchema
    projection: { type: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; attributes: string[] }
  }[]
  ttlAttribute: string | null
}

export type Retry = { attempts: number; maxAgeSeconds: number; deadLetterQueue: string | null }
export type EventRule = {
  name: string
  bus: string
  pattern: Record<string, unknown>
  targets: { functionName: string; retry: Retry }[]
}
export type Schedule = {
  name: string
  expression: string
  zone: string
  functionName: string
  /** JSON text; may hold `<aws.scheduler.scheduled-time>`. */
  input: string
  retry: Retry
}
export type Queue = {
  name: string
  url: string
  arn: string
  visibilitySeconds: number
  retentionSeconds: number
  deadLetter: { queue: string; maxReceives: number } | null
}
export type QueueSource = {
  queue: string
  functionName: string
  batchSize: number
  windowSeconds: number
  reportsItemFailures: boolean
  maxConcurrency: number
}

export type UserPool = {
  id: string
  arn: string
  issuer: string
  clientId: string
  passwordPolicy: { minimumLength: number; lowercase: boolean; uppercase: boolean; numbers: boolean; symbols: boolean }
  callbackUrls: string[]
  logoutUrls: string[]
  scopes: string[]
  providers: string[]
  /** Lifetimes in seconds. */
  tokenLifetimes: { access: number; id: number; refresh: number }
  /** Whether the pool uses managed login, which supports `prompt`. The classic hosted UI ignores it. */
  managedLogin: boolean
  preventsUserExistenceErrors: boolean
  triggers: { preSignUp?: string; postConfirmation?: string }
  /** The function that sends the pool's mails, and the key for their codes. */
  emailSender: { functionName: string; keyArn: string; retry: Retry }
  groups: string[]
}

export type CloudModel = {
  region: string
  account: string
  functions: CloudFunction[]
  routes: Route[]
  throttle: Throttle | null
  /** Limits of single routes, by `Route.key`, besides `throttle`. */
  routeThrottles: ReadonlyMap<string, Throttle>
  table: CloudTable
  buses: { name: string; arn: string }[]
  rules: EventRule[]
  schedules: Schedule[]
  queues: Queue[]
  queueSources: QueueSource[]
  userPool: UserPool
  /** The guardrail of the model's calls, or null. */
  guardrail: { id: string; version: string } | null
  /** ARNs of the KMS keys. */
  keys: string[]
  /** Verified senders: identities and configuration sets. */
  mail: {
    identities: string[]
    configurationSets: string[]
    /** Events that a configuration set publishes on the default bus. */
    events: { configurationSet: string; types: ('send' | 'delivery' | 'bounce' | 'complaint')[] }[]
  }
  /** The page's run-time configuration that the web stack deploys. */
  pageConfig: { [setting: string]: unknown; stage: string }
  page: PageDelivery
}
