import { html } from 'hono/html'
import type { Markup } from '#local/services/protocol/markup.ts'
import type { ProviderAccount } from './federation.ts'
import { page } from './page-layout.ts'

const NOTE = 'Part of the local stack. In the cloud, this is the provider’s own page.'

const accountButton = ({ email, name }: ProviderAccount): Markup => html`<li>
  <button class="account" name="account" value="${email}">
    <span class="account-initial" aria-hidden="true">${(name || email).slice(0, 1).toUpperCase()}</span>
    <span class="account-name">${name || email}</span>
    <span class="account-email">${email}</span>
  </button>
</li>`

export type Chooser = { assets: string; provider: string; accounts: ProviderAccount[]; action: string; error?: string }

/** The account chooser. One form sends `account`: an address, or an empty string for Cancel. The other sends `email` and `name`. */
export const chooserPage = ({ assets, provider, accounts, action, error }: Chooser): Markup =>
  page(
    assets,
    `Choose an account – ${provider}`,
    html`
      <p class="hosted-over">Sign in with ${provider}</p>
      <h1>Choose an account</h1>
      <p class="hosted-lead">to continue to <b>Five Circles</b></p>
      <form method="post" action="${action}">
        <ul class="accounts">${accounts.map(accountButton)}</ul>
      </form>
      <details class="another" ${error ? 'open' : ''}>
        <summary>Use another account</summary>
        <form class="another-form" method="post" action="${action}">
          ${error ? html`<p class="another-error" role="alert">${error}</p>` : ''}
          <label for="email">Email</label>
          <input id="email" name="email" type="email" required autocomplete="off" placeholder="somebody@gmail.example">
          <label for="name">Name</label>
          <input id="name" name="name" required autocomplete="off" maxlength="100">
          <button class="button button-ink" name="account" value="another">Continue</button>
        </form>
      </details>
      <form class="hosted-cancel" method="post" action="${action}">
        <button class="button button-line" name="account" value="">Cancel</button>
      </form>
    `,
    NOTE,
  )

/** The error page for a request without a valid redirect URI. */
export const errorPage = (assets: string, error: string): Markup =>
  page(
    assets,
    'Sign-in failed',
    html`
      <h1>An error was encountered with the requested page.</h1>
      <p class="hosted-lead"><code>${error}</code></p>
    `,
    NOTE,
  )
