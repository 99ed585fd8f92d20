import { join } from 'node:path'
import { Hono } from 'hono'
import type { JSONWebKeySet } from 'jose'
import type { Faults } from '#local/contracts/services.ts'
import { createPageAssets, createPageHeaders } from '#local/services/page-assets.ts'
import { createApi } from './api.ts'
import { createChallenges } from './challenges.ts'
import { meetFault } from './faults.ts'
import { createSigningKeys } from './keys.ts'
import { createOauth } from './oauth.ts'
import { confirmUser } from './operations/sign-up.ts'
import { peoplePage } from './people-page.ts'
import type { PoolContext } from './pool.ts'
import { createUserStore } from './store.ts'
import { createSession } from './tokens.ts'

export type IdentityOptions = {
  pool: PoolContext['settings']
  region: string
  /** The public URL: `http://localhost:3000/_local/identity`. */
  baseUrl: string
  dataFolder: string
  clock: PoolContext['clock']
  faults: Faults
  trigger: PoolContext['trigger']
  kms: PoolContext['kms']
  invokeLater: PoolContext['invokeLater']
}

/** A user of the pool, for the control page. `provider` is null for a user with a password. */
export type PoolUser = { sub: string; email: string; isConfirmed: boolean; isEnabled: boolean; provider: string | null }

export type IdentityService = {
  /** Mount it under `/_local/identity`. */
  app: Hono
  jwks(): JSONWebKeySet
  issuer: string
  /** Adds all users with this address to a group. Throws for an unknown address or group. */
  addToGroup(email: string, group: string): Promise<void>
  /** Enables or disables all users with this address. Throws for an unknown address. */
  setEnabled(email: string, enabled: boolean): Promise<void>
  /** All users in order of sign-up. */
  list(): PoolUser[]
  /** Confirms an unconfirmed user without a code, as an administrator can. Throws for an unknown user. */
  confirm(sub: string): Promise<void>
  /**
   * Starts a session without a password. Returns it as entries of the browser's local storage, all of whose names begin with
   * `prefix`. Throws for an unknown or disabled user.
   */
  startSession(sub: string): Promise<{ prefix: string; entries: Record<string, string> }>
}

const describeEndpoints = (issuer: string, baseUrl: string, poolId: string, scopes: string[]) => ({
  issuer,
  authorization_endpoint: `${baseUrl}/oauth2/authorize`,
  token_endpoint: `${baseUrl}/oauth2/token`,
  revocation_endpoint: `${baseUrl}/oauth2/revoke`,
  end_session_endpoint: `${baseUrl}/logout`,
  jwks_uri: `${baseUrl}/${poolId}/.well-known/jwks.json`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: scopes,
  token_endpoint_auth_methods_supported: ['none'],
})

/** The user pool of the stack. Throws `StartError` for an unreadable state file. */
export const createIdentity = async (options: IdentityOptions): Promise<IdentityService> => {
  const { pool: settings, region, clock, trigger, kms, invokeLater, baseUrl } = options
  const folder = join(options.dataFolder, 'identity')
  const store = createUserStore(folder, settings.id)
  const keys = await createSigningKeys(folder)
  const pool: PoolContext = {
    settings,
    region,
    clock,
    store,
    keys,
    trigger,
    kms,
    invokeLater,
    challenges: createChallenges({ clock }),
  }
  const before = () => meetFault(options.faults)
  const path = new URL(baseUrl).pathname.replace(/\/$/, '')
  const jwks = () => ({ keys: [keys.publicJwk] })

  const app = new Hono()
    .get(`/${settings.id}/.well-known/jwks.json`, (context) => context.json(jwks()))
    .get(`/${settings.id}/.well-known/openid-configuration`, (context) =>
      context.json(describeEndpoints(settings.issuer, baseUrl, settings.id, settings.scopes)),
    )
    .get('/', (context) => context.html(peoplePage(path, store.all()), 200, createPageHeaders()))
    .route('/', createPageAssets(new URL('hosted.css', import.meta.url)))
    .route('/', createOauth(pool, path, before))
    .route('/', createApi(pool, before))

  const everybody = (email: string) => {
    const found = store.byEmail(email)
    if (found.length === 0) throw new Error(`Nobody in the user pool has the address ${email}.`)
    return found
  }

  const findUser = (sub: string) => {
    const user = store.all().find((one) => one.sub === sub)
    if (!user) throw new Error(`The user pool has no user ${sub}.`)
    return user
  }

  return {
    app,
    jwks,
    issuer: settings.issuer,
    addToGroup: async (email, group) => {
      if (!settings.groups.includes(group)) throw new Error(`The user pool has no group ${group}.`)
      for (const user of everybody(email)) user.groups = [...new Set([...user.groups, group])]
      await store.save()
    },
    setEnabled: async (email, enabled) => {
      for (const user of everybody(email)) user.enabled = enabled
      await store.save()
    },
    list: () =>
      store.all().map(({ sub, username, attributes, status, enabled, identity }) => ({
        sub,
        email: attributes.email ?? username,
        isConfirmed: status !== 'UNCONFIRMED',
        isEnabled: enabled,
        provider: identity?.provider ?? null,
      })),
    confirm: async (sub) => {
      const user = findUser(sub)
      if (user.status === 'UNCONFIRMED') await confirmUser(pool, user)
    },
    startSession: async (sub) => {
      const user = findUser(sub)
      const { idToken, accessToken, refreshToken = '' } = await createSession(pool, user)
      const prefix = `CognitoIdentityServiceProvider.${settings.clientId}`
      // Names and values as Amplify stores them. The drift is the offset of the stack's clock.
      const own = { idToken, accessToken, refreshToken, clockDrift: String(clock.now() - Date.now()) }
      const entries = Object.entries(own).map(([name, value]) => [`${prefix}.${user.username}.${name}`, value])
      return { prefix, entries: { [`${prefix}.LastAuthUser`]: user.username, ...Object.fromEntries(entries) } }
    },
  }
}
