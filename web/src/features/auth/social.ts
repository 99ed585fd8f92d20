import * as z from 'zod/mini'
import { announce } from '#web/entities/session/session-channel.ts'
import type { WayBack } from '#web/entities/session/sign-in-return.ts'
import { loadConfig } from '#web/lib/config.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { triggerText } from './auth-errors.ts'

const SCOPE = 'openid email profile aws.cognito.signin.user.admin'
/** Beginning of the popup's name. Each popup has a name of its own: opening one by a name in use would blank the other. */
const POPUP = 'five-circles-social'
/** Pixels (specification 9). */
const POPUP_SIZE = 'popup,width=500,height=600'
const CHANNEL = 'five-circles.social'
const CALLBACK = '/auth/callback'

/** Ends the `state` parameter of a sign-in in a popup: it comes back with every answer of the provider. */
const POPUP_MARK = 'popup'

/** What travels through the provider and back. */
const flowState = z.object({
  popup: z.boolean(),
  wayBack: z.object({ to: z.string().check(z.startsWith('/')), keptFor: z.optional(z.string()) }),
})
type FlowState = z.infer<typeof flowState>

/** Loaded on the click: most people never need it. */
const makeClient = async () => {
  const [{ OidcClient, WebStorageStateStore }, { region, userPoolId, userPoolClientId, oauthUrl }] = await Promise.all([
    import('oidc-client-ts'),
    loadConfig(),
  ])
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`
  return new OidcClient({
    authority: issuer,
    client_id: userPoolClientId,
    redirect_uri: `${window.location.origin}${CALLBACK}`,
    scope: SCOPE,
    response_type: 'code',
    // The popup reads what its opener wrote.
    stateStore: new WebStorageStateStore({ store: window.localStorage, prefix: 'five-circles.oidc.' }),
    metadata: {
      issuer,
      authorization_endpoint: `${oauthUrl}/oauth2/authorize`,
      token_endpoint: `${oauthUrl}/oauth2/token`,
    },
  })
}

/** The popup of this page, as far as the browser lets it be seen. */
let opened: Window | null = null

/**
 * Starts the sign-in with Google: in a popup, or in this tab where the browser allows none. It always shows the account
 * chooser. How a popup ends is told by the callback page, never by `popup.closed`, which the provider's pages may break.
 */
export const startSocialSignIn = async (wayBack: WayBack): Promise<'started' | 'open-already'> => {
  // A provider's opener policy may make an open popup look closed. Then a second one is opened, and both work.
  if (opened && !opened.closed) {
    opened.focus()
    return 'open-already'
  }
  // At once, inside the click: a browser blocks what opens later.
  const popup = window.open('about:blank', `${POPUP}-${crypto.randomUUID()}`, POPUP_SIZE)
  opened = popup
  try {
    const client = await makeClient()
    await client.clearStaleState()
    const { url } = await client.createSigninRequest({
      prompt: 'select_account',
      extraQueryParams: { identity_provider: 'Google' },
      state: { popup: popup !== null, wayBack } satisfies FlowState,
      ...(popup && { url_state: POPUP_MARK }),
    })
    if (popup) popup.location.replace(url)
    else otherSites.visit(url)
    return 'started'
  } catch (error) {
    popup?.close()
    opened = null
    throw error
  }
}

export type SocialResult = FlowState & { ok: boolean; error: string | null }

const providerError = z.object({
  error: z.string(),
  error_description: z.optional(z.nullable(z.string())),
  state: z.optional(z.unknown()),
})

/** The words of a failure; null where the person turned back of their own accord. */
const failure = (error: unknown): { error: string | null; state: unknown } => {
  const said = z.safeParse(providerError, error)
  if (!said.success) return { error: '', state: null }
  const { error: code, error_description: description, state } = said.data
  const text = triggerText(description ?? '')
  const cancelled = code === 'access_denied' && !/error|exist|disabled/i.test(text)
  return { error: cancelled ? null : text, state }
}

/** Without its stored state, a callback in a popup is known by the mark in its address or by the window's name. */
const stateOf = (state: unknown, url: string): FlowState => {
  const parsed = z.safeParse(flowState, state)
  if (parsed.success) return parsed.data
  const marked = new URL(url).searchParams.get('state')?.endsWith(`;${POPUP_MARK}`) === true
  return { popup: marked || window.name.startsWith(POPUP), wayBack: { to: '/' } }
}

/** On the callback page: exchanges the code and hands the tokens over. `error` is '' where nothing can be quoted. */
export const finishSocialSignIn = async (url: string): Promise<SocialResult> => {
  try {
    const client = await makeClient()
    const response = await client.processSigninResponse(url)
    const { adoptTokens } = await import('#web/entities/session/identity.ts')
    if (!response.id_token) throw new Error('The provider gave no ID token.')
    await adoptTokens({ access: response.access_token, id: response.id_token, refresh: response.refresh_token })
    return { ok: true, error: null, ...stateOf(response.userState, url) }
  } catch (error) {
    const { error: text, state } = failure(error)
    if (text !== null) console.warn(error)
    return { ok: false, error: text, ...stateOf(state, url) }
  }
}

/** From the popup to the page that opened it. */
export const tellOpener = ({ ok, error }: SocialResult): void => {
  if (ok) announce('signed-in')
  if (error === null) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(error)
  channel.close()
}

/** Listens for a popup that failed; gives the way to stop. */
export const onSocialFailure = (listener: (error: string) => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') listener(data)
  })
  return () => channel.close()
}
