import * as z from 'zod/mini'
import { loadConfig } from '#web/lib/config.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { triggerText } from './auth-errors.ts'
import { type Ending, endByCode, readCodeAnswer } from './end-by-code.ts'
import { announce } from './session-channel.ts'
import type { WayBack } from './sign-in-return.ts'

const SCOPE = 'openid email profile aws.cognito.signin.user.admin'
/** The prefix of a popup's name. Each popup has a unique name, because reusing one would blank the other popup. */
const POPUP = 'five-circles-social'
/** Pixels (AUTH-6). */
const POPUP_SIZE = 'popup,width=500,height=600'
const CHANNEL = 'five-circles.social'
const ENDINGS = 'five-circles.social-ending'
const CALLBACK = '/auth/callback'

/** The suffix of `state` for a sign-in in a popup; the provider returns it with every answer. */
const POPUP_MARK = 'popup'

/** The state that travels through the provider and back. */
const flowState = z.object({
  popup: z.boolean(),
  wayBack: z.object({ to: z.string().check(z.startsWith('/')), keptFor: z.optional(z.string()) }),
  /** The id of the person whose other sessions the sign-in ends (AUTH-20). */
  endsOthersOf: z.optional(z.string()),
})
type FlowState = z.infer<typeof flowState>

/** Loaded on the click. */
const createClient = async () => {
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
    // Local storage, because the popup reads what its opener wrote.
    stateStore: new WebStorageStateStore({ store: window.localStorage, prefix: 'five-circles.oidc.' }),
    metadata: {
      issuer,
      authorization_endpoint: `${oauthUrl}/oauth2/authorize`,
      token_endpoint: `${oauthUrl}/oauth2/token`,
    },
  })
}

/** The popup of this page, if the browser exposes it. */
let opened: Window | null = null

/**
 * Starts the sign-in with Google: in a popup, or in this tab if the browser blocks popups. It always shows the account
 * chooser (AUTH-6). With `endsOthersOf`, the id of the signed-in person, it also ends every other session. The callback page reports the result; `popup.closed` is unreliable on the provider's pages.
 */
export const startSocialSignIn = async (
  wayBack: WayBack,
  endsOthersOf?: string,
): Promise<'started' | 'open-already'> => {
  // A provider's opener policy can make an open popup look closed. A second one is then opened, and both work.
  if (opened && !opened.closed) {
    opened.focus()
    return 'open-already'
  }
  // Synchronously in the click handler: browsers block later popups.
  const popup = window.open('about:blank', `${POPUP}-${crypto.randomUUID()}`, POPUP_SIZE)
  opened = popup
  try {
    const client = await createClient()
    await client.clearStaleState()
    const { url } = await client.createSigninRequest({
      prompt: 'select_account',
      extraQueryParams: { identity_provider: 'Google' },
      state: { popup: popup !== null, wayBack, ...(endsOthersOf && { endsOthersOf }) } satisfies FlowState,
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

/** `ending` is there after a sign-in that was to end the other sessions, unless the provider refused it. */
export type SocialResult = FlowState & { ok: boolean; error: string | null; ending?: Ending }

const providerError = z.object({
  error: z.string(),
  error_description: z.optional(z.nullable(z.string())),
  state: z.optional(z.unknown()),
})

/** The text of a failure; null if the person cancelled. */
const failure = (error: unknown): { error: string | null; state: unknown } => {
  const said = z.safeParse(providerError, error)
  if (!said.success) return { error: '', state: null }
  const { error: code, error_description: description, state } = said.data
  const text = triggerText(description ?? '')
  const cancelled = code === 'access_denied' && !/error|exist|disabled/i.test(text)
  return { error: cancelled ? null : text, state }
}

/** Without stored state, the suffix of `state` or the window's name identifies a popup. */
const parseState = (state: unknown, url: string): FlowState => {
  const parsed = z.safeParse(flowState, state)
  if (parsed.success) return parsed.data
  const marked = new URL(url).searchParams.get('state')?.endsWith(`;${POPUP_MARK}`) === true
  return { popup: marked || window.name.startsWith(POPUP), wayBack: { to: '/' } }
}

/** On the callback page: exchanges the code and stores the tokens. `error` is '' if the provider gave no text. */
export const finishSocialSignIn = async (url: string): Promise<SocialResult> => {
  try {
    const client = await createClient()
    const { state, response: answer } = await client.readSigninResponseState(url)
    const flow = parseState(state.data, url)
    const exchange = () => client.processSigninResponse(url)
    if (flow.endsOthersOf !== undefined && !answer.error) {
      const ending = await endByCode(exchange, flow.endsOthersOf)
      return { ok: ending === 'others', error: null, ending, ...flow }
    }
    const { adoptTokens } = await import('./identity.ts')
    await adoptTokens(readCodeAnswer(await exchange()))
    return { ok: true, error: null, ...flow }
  } catch (error) {
    const { error: text, state } = failure(error)
    if (text !== null) console.warn(error)
    return { ok: false, error: text, ...parseState(state, url) }
  }
}

const post = (name: string, message: string): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}

/** The message from the popup to its opener. */
export const tellOpener = ({ ok, error, ending }: SocialResult): void => {
  if (ending) {
    post(ENDINGS, ending)
    return
  }
  if (ok) announce('signed-in')
  if (error !== null) post(CHANNEL, error)
}

/** Listens for a failed popup; gives a function that stops listening. */
export const onSocialFailure = (listener: (error: string) => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') listener(data)
  })
  return () => channel.close()
}

const endings = z.enum(['others', 'this-too', 'none'])

/** Listens for a popup that ended other sessions; gives a function that stops listening. */
export const onSocialEnding = (listener: (ending: Ending) => void): (() => void) => {
  const channel = new BroadcastChannel(ENDINGS)
  channel.addEventListener('message', ({ data }) => {
    const ending = z.safeParse(endings, data)
    if (ending.success) listener(ending.data)
  })
  return () => channel.close()
}
