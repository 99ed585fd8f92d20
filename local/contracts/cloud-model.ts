/**
 * What the synthesised templates ask for, with every reference resolved to a name of this machine. `local/host/template/`
 * makes it; everything else in `local/` reads it and nothing else of the templates.
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

/** Requests per second over the whole stage, or to one route, as the template limits them. */
export type Throttle = { rate: number; burst: number }

/** How the web stack's distribution serves the page. */
export type PageDelivery = {
  /** Code of the CloudFront function that sees every request for the page, or null. */
  viewerRequest: string | null
  /** Code of the one that sees every response below status 400, or null. */
  viewerResponse: string | null
  /** What the response headers policy adds. */
  headers: Record<string, string>
  /** The file that stands for `/`. */
  root: string
  /** Answers of the bucket that the distribution replaces with a file of the page. */
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
export type Rule = {
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
  /** Seconds that tokens live. */
  tokenLifetimes: { access: number; id: number; refresh: number }
  /** Whether the hosted pages are those of managed login, which take `prompt`; the classic ones ignore it. */
  managedLogin: boolean
  preventsUserExistenceErrors: boolean
  triggers: { preSignUp?: string; customMessage?: string; postConfirmation?: string }
  groups: string[]
}

export type CloudModel = {
  region: string
  account: string
  functions: CloudFunction[]
  routes: Route[]
  throttle: Throttle | null
  /** Limits of single routes, by `Route.key`, beside the stage's. */
  routeThrottles: ReadonlyMap<string, Throttle>
  table: CloudTable
  buses: { name: string; arn: string }[]
  rules: Rule[]
  schedules: Schedule[]
  queues: Queue[]
  queueSources: QueueSource[]
  userPool: UserPool
  /** Verified senders: identities and configuration sets. */
  mail: { identities: string[]; configurationSets: string[] }
  /** The page's run-time configuration, as the web stack deploys it. */
  pageConfig: { [setting: string]: unknown; stage: string }
  page: PageDelivery
}
