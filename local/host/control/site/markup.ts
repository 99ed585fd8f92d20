import { html } from 'hono/html'
import type { Markup } from '#local/services/protocol/markup.ts'

/** Where the gateway mounts the control page. */
export const CONTROL_PATH = '/_local/'

type Button = { label: string; look?: string; name?: string; fields?: Record<string, string> }

/** A form with one button. `name` completes the label for screen readers. `fields` are sent with it. */
export const formButton = (
  action: string,
  { label, look = 'button-line button-small', name, fields = {} }: Button,
): Markup =>
  html`<form method="post" action="${CONTROL_PATH}page/${action}">
    ${Object.entries(fields).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
    <button class="button ${look}">${label}${name === undefined ? '' : html`<span class="visually-hidden"> ${name}</span>`}</button>
  </form>`

/** A part of the page. `aside` stands at the end of its head. */
export const part = (id: string, title: string, aside: Markup | string, content: Markup): Markup =>
  html`<section class="local-part" id="${id}" aria-labelledby="${id}-title">
    <header><h2 id="${id}-title">${title}</h2>${aside}</header>
    ${content}
  </section>`
