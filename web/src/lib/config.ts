import * as z from 'zod/mini'

/** What the pool requires of a password; `maximumLength` is Cognito's own and the same in every deployment. */
const passwordPolicy = z.object({
  minimumLength: z.int().check(z.gte(6)),
  maximumLength: z._default(z.int(), 256),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireSymbols: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof passwordPolicy>

/** The specification's policy. It applies until the configuration has been read. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: 256,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: false,
  requireSymbols: false,
}

/** What `/config.json` says: one build of the page serves every stage. */
const pageConfig = z.object({
  stage: z.string(),
  region: z.string(),
  userPoolId: z.string().check(z.regex(/^[\w-]+_\w+$/)),
  userPoolClientId: z.string().check(z.minLength(1)),
  /** Base of the hosted sign-in pages: `<oauthUrl>/oauth2/authorize`, `<oauthUrl>/logout`. */
  oauthUrl: z.url(),
  /** Where Cognito is not AWS's own. */
  userPoolEndpoint: z.optional(z.url()),
  /** Set where a deployment hides whether an account exists (decision 20). */
  hideAccountExistence: z._default(z.stringbool(), false),
  /** The pool's own policy (decision 9). */
  passwordPolicy: z._default(passwordPolicy, DEFAULT_PASSWORD_POLICY),
  /** Which number stands in 'Join N+ goal achievers' (decision 10). */
  socialProof: z._default(z.enum(['formula', 'actual']), 'formula'),
})
export type PageConfig = z.infer<typeof pageConfig>

/** Milliseconds (specification 9: the backend client's request time-out). */
const TIMEOUT = 10_000

let loading: Promise<PageConfig> | null = null

const fetchConfig = async (): Promise<PageConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  return z.parse(pageConfig, await response.json())
}

/** Asked once a page; a failure is not kept, so that the next one who needs it asks again. */
export const loadConfig = (): Promise<PageConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
