import * as z from 'zod/mini'

/** The user pool's password policy (AUTH-3). `maximumLength` is Cognito's, the same in every deployment. */
const passwordPolicy = z.object({
  minimumLength: z.int().check(z.gte(6)),
  maximumLength: z._default(z.int(), 256),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireSymbols: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof passwordPolicy>

/** The default policy (AUTH-3). It applies until the configuration has been read. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: 256,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: false,
  requireSymbols: false,
}

/** `/config.json`, so that one build of the page serves every stage. */
const pageConfig = z.object({
  stage: z.string(),
  region: z.string(),
  userPoolId: z.string().check(z.regex(/^[\w-]+_\w+$/)),
  userPoolClientId: z.string().check(z.minLength(1)),
  /** Base of the hosted sign-in pages: `<oauthUrl>/oauth2/authorize`, `<oauthUrl>/logout`. */
  oauthUrl: z.url(),
  /** The address of an emulated Cognito. */
  userPoolEndpoint: z.optional(z.url()),
  /** The control page of the local stage. A deployment has none. */
  localControl: z.optional(z.string().check(z.regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/))),
  /** Whether errors hide that an account exists (AUTH-5). */
  hideAccountExistence: z._default(z.enum(['true', 'false']), 'false'),
  passwordPolicy: z._default(passwordPolicy, DEFAULT_PASSWORD_POLICY),
  /** Which number 'Join N+ goal achievers' shows (PLAN-18). */
  socialProof: z._default(z.enum(['formula', 'actual']), 'formula'),
})
export type PageConfig = Omit<z.infer<typeof pageConfig>, 'hideAccountExistence'> & { hideAccountExistence: boolean }

/** Milliseconds (PAGE-13). */
const TIMEOUT = 10_000

let loading: Promise<PageConfig> | null = null

const fetchConfig = async (): Promise<PageConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  const config = z.parse(pageConfig, await response.json())
  return { ...config, hideAccountExistence: config.hideAccountExistence === 'true' }
}

/** Fetches the configuration once per page. A failure is not cached: the next call fetches again. */
export const loadConfig = (): Promise<PageConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
