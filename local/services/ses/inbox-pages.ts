import { html, raw } from 'hono/html'
import type { Header } from 'postal-mime'
import type { StoredMail } from '#local/contracts/services.ts'
import type { Markup } from '#local/services/protocol/markup.ts'

/** Where the gateway mounts the inbox. */
export const INBOX_PATH = '/_local/inbox'

const MARK = raw(`<svg class="inbox-mark" viewBox="-50 -52 100 100" aria-hidden="true">
<circle class="inbox-mark-lit" cy="-30" r="18"/><circle cx="28.53" cy="-9.27" r="15"/><circle cx="17.63" cy="24.27" r="15"/>
<circle cx="-17.63" cy="24.27" r="15"/><circle cx="-28.53" cy="-9.27" r="15"/></svg>`)

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })

/** In the time zone of the machine. */
const shownDate = (date: string): Markup => {
  const at = new Date(date)
  return html`<time datetime="${date}">${DAY.format(at)}, ${TIME.format(at)}</time>`
}

const page = (title: string, content: Markup, layout: string): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – Five Circles inbox</title>
    <link rel="stylesheet" href="${INBOX_PATH}/page.css">
  </head>
  <body class="${layout}">
    <header class="inbox-bar">
      <a class="inbox-brand" href="${INBOX_PATH}">${MARK}<span>Inbox</span></a>
      <a class="inbox-note" href="/_local/">Local control</a>
    </header>
    ${content}
  </body>
</html>`

const row = ({ id, to, subject, date }: StoredMail): Markup => html`<li>
  <a class="mail-row" href="${INBOX_PATH}/${id}">
    <span class="mail-to">${to.join(', ') || 'nobody'}</span>
    <span class="mail-subject">${subject || 'No subject'}</span>
    <span class="mail-date">${shownDate(date)}</span>
  </a>
</li>`

const amount = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`)

/** `mails` newest first; `to` is the address that they are filtered by. */
export const listPage = (mails: StoredMail[], to: string): Markup =>
  page(
    'Inbox',
    html`<main class="inbox">
      <div class="inbox-head">
        <h1>Inbox</h1>
        <p class="inbox-count">${amount(mails.length)}${to ? html` to <b>${to}</b>` : ''}</p>
      </div>
      <div class="inbox-tools">
        <form class="inbox-filter" method="get" action="${INBOX_PATH}" role="search">
          <label class="visually-hidden" for="to">Address</label>
          <input id="to" name="to" type="search" value="${to}" placeholder="Only mails to…" autocomplete="off">
          <button class="button button-line">Show</button>
        </form>
        <a class="button button-line" href="${INBOX_PATH}${to ? `?to=${encodeURIComponent(to)}` : ''}">Refresh</a>
        <form method="post" action="${INBOX_PATH}/clear">
          <button class="button button-line">Delete all</button>
        </form>
      </div>
      ${
        mails.length
          ? html`<ol class="mails">${mails.map(row)}</ol>`
          : html`<p class="inbox-empty">${to ? 'No mail to this address.' : 'No mail yet. Whatever Five Circles sends arrives here.'}</p>`
      }
    </main>`,
    'inbox-page',
  )

const TABS = { message: 'Message', text: 'Text', headers: 'Headers' } as const
export type Tab = keyof typeof TABS
export const isTab = (name: string): name is Tab => Object.hasOwn(TABS, name)

const tabHref = (id: string, tab: Tab): string => `${INBOX_PATH}/${id}${tab === 'message' ? '' : `/${tab}`}`

const tabLink = (id: string, tab: Tab, current: Tab): Markup =>
  html`<a href="${tabHref(id, tab)}" ${tab === current ? raw('aria-current="page"') : ''}>${TABS[tab]}</a>`

const plain = (text: string | null, missing: string): Markup =>
  text ? html`<pre class="mail-text">${text}</pre>` : html`<p class="inbox-empty">${missing}</p>`

const headerTable = (headers: Header[]): Markup => html`<table class="mail-headers">
  <tbody>${headers.map(({ originalKey, value }) => html`<tr><th scope="row">${originalKey}</th><td>${value}</td></tr>`)}</tbody>
</table>`

/** Only a link that the user opens may leave the frame. Scripts do not run. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

const shownTab = ({ id, html: body, text }: StoredMail, tab: Tab, headers: Header[]): Markup => {
  if (tab === 'headers') return headerTable(headers)
  if (tab === 'text') return plain(text, 'This mail has no text part.')
  if (!body) return plain(text, 'This mail is empty.')
  return html`<iframe class="mail-frame" title="Message" src="${INBOX_PATH}/${id}/body" sandbox="${MAIL_SANDBOX}"></iframe>`
}

export const mailPage = (mail: StoredMail, tab: Tab, headers: Header[]): Markup =>
  page(
    mail.subject || 'No subject',
    html`<main class="mail">
      <p><a class="mail-back" href="${INBOX_PATH}">All mails</a></p>
      <h1>${mail.subject || 'No subject'}</h1>
      <dl class="mail-facts">
        <div><dt>From</dt><dd>${mail.from || 'unknown'}</dd></div>
        <div><dt>To</dt><dd>${mail.to.join(', ') || 'nobody'}</dd></div>
        <div><dt>Date</dt><dd>${shownDate(mail.date)}</dd></div>
      </dl>
      <div class="mail-tools">
        <nav class="mail-tabs" aria-label="Parts of the mail">
          ${tabLink(mail.id, 'message', tab)} ${tabLink(mail.id, 'text', tab)} ${tabLink(mail.id, 'headers', tab)}
        </nav>
        <a class="mail-download" href="${INBOX_PATH}/${mail.id}/raw" download>Download .eml</a>
      </div>
      ${shownTab(mail, tab, headers)}
    </main>`,
    'mail-page',
  )

export const missingPage = (): Markup =>
  page(
    'No such mail',
    html`<main class="inbox">
      <h1>No such mail</h1>
      <p class="inbox-empty">It may have been deleted. <a href="${INBOX_PATH}">All mails</a></p>
    </main>`,
    'inbox-page',
  )
