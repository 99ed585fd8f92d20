import { html, raw } from 'hono/html'
import { readCity, zoneName } from '#domain/time/zone-words.ts'
import type { Markup } from '#local/services/protocol/markup.ts'
import { faultsPart } from './fault-parts.ts'
import { CONTROL_PATH, formButton } from './markup.ts'
import type { ClockMove } from './morning.ts'
import { inboxPart, morePart, peoplePart, pushesPart, queuesPart, schedulesPart } from './parts.ts'
import type { ControlView } from './view.ts'
import { formatClockTime, formatFullDate } from './words.ts'

const MARK =
  raw(`<svg class="mark" viewBox="-50 -52 100 100" aria-hidden="true"><circle class="mark-lit" cx="0" cy="-30" r="18"/>
<g class="mark-open" stroke-width="5.2"><circle cx="28.53" cy="-9.27" r="15.4"/><circle cx="17.63" cy="24.27" r="15.4"/>
<circle cx="-17.63" cy="24.27" r="15.4"/><circle cx="-28.53" cy="-9.27" r="15.4"/></g></svg>`)

/** Shown by the script, which it needs. */
const THEME_TOGGLE =
  raw(`<button class="icon-button" type="button" id="theme" aria-label="Switch between light and dark" hidden><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2v2"/>
<path d="M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715"/><path d="M16 12a4 4 0 0 0-4-4"/><path d="m19 5-1.256 1.256"/><path d="M20 12h2"/></svg></button>`)

type Frame = { title: string; theme: string | undefined; script: string; content: Markup }

/** `theme` is the theme that was chosen in the app; undefined follows the system. */
const frame = ({ title, theme, script, content }: Frame): Markup => html`<!doctype html>
<html lang="en" ${raw(theme === undefined ? '' : `data-theme="${theme}"`)}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – Five Circles</title>
    <link rel="stylesheet" href="${CONTROL_PATH}page.css">
    <script src="${CONTROL_PATH}${script}" defer></script>
  </head>
  <body>${content}</body>
</html>`

const zoneForm = ({ zone, zones }: ControlView): Markup | string =>
  zones.length < 2
    ? ''
    : html`<form class="local-zone" method="get" action="${CONTROL_PATH}">
        <label for="zone">Zone</label>
        <select id="zone" name="zone">${zones.map((one) => html`<option value="${one}" ${raw(one === zone ? 'selected' : '')}>${zoneName(one)}</option>`)}</select>
        <button class="button button-line button-small">Show</button>
      </form>`

const clockPart = (view: ControlView): Markup => {
  const { now, zone } = view
  const move = (to: ClockMove, label: string, look = 'button-line') =>
    formButton('clock', { label, look: `${look} button-large`, fields: { move: to, zone } })
  return html`<section class="local-clock" aria-labelledby="clock-title">
    <div class="wrap local-clock-row">
      <div>
        <p class="local-stage"><span class="local-tag">Local stage</span></p>
        <h2 id="clock-title">${formatFullDate(now, zone)}, ${readCity(zone)}</h2>
        <time datetime="${new Date(now).toISOString()}" data-zone="${zone}">${formatClockTime(now, zone)}</time>
        <p class="fine-print">The clock runs on from here. Moved forward, it runs everything that falls due in between, in order.</p>
        ${zoneForm(view)}
      </div>
      <div class="local-moves">
        ${move('morning', 'Next 7:00', 'button-dawn')} ${move('hour', '+1 hour')} ${move('day', '+1 day')}
        ${move('now', 'Now')}
      </div>
    </div>
  </section>`
}

/** The control page of the local stage. */
export const controlPage = (view: ControlView, theme: string | undefined): Markup =>
  frame({
    title: 'Local control',
    theme,
    script: 'control.js',
    content: html`<a class="skip-link" href="#main">Skip to content</a>
      <header class="local-header"><div class="wrap local-header-row">
        <a class="brand" href="/">${MARK}<span>Five Circles</span></a>
        <div class="local-header-end">${THEME_TOGGLE}<a class="button button-plain button-small" href="/">Open the app</a></div>
      </div></header>
      <main id="main" class="local">
        <h1 class="visually-hidden">Local control</h1>
        ${clockPart(view)}
        <p class="wrap local-notice" role="status">${view.notice ?? ''}</p>
        <div class="wrap local-grid">
          <div>${inboxPart(view)} ${pushesPart(view)} ${schedulesPart(view)} ${queuesPart(view)}</div>
          <div>${peoplePart(view)} ${faultsPart(view)} ${morePart(view)}</div>
        </div>
      </main>`,
  })

/** Stores a session for the app, then opens it. `session` holds the entries of the browser's local storage. */
export const signInPage = (email: string, session: { prefix: string; entries: Record<string, string> }): Markup =>
  frame({
    title: 'Sign in',
    theme: undefined,
    script: 'sign-in.js',
    content: html`<main class="wrap local"><p class="local-notice" role="status">Signing in as ${email}.</p>
      <script type="application/json" id="session">${raw(JSON.stringify(session).replaceAll('<', '\\u003c'))}</script></main>`,
  })
