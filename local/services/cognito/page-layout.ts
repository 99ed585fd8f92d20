import { html } from 'hono/html'
import type { Markup } from '#local/services/protocol/markup.ts'

/** A page of the user pool. `assets` is the path of its style sheet. */
export const page = (assets: string, title: string, content: Markup, note: string): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="stylesheet" href="${assets}/page.css">
  </head>
  <body>
    <main class="hosted">${content}</main>
    <footer class="hosted-foot">${note}</footer>
  </body>
</html>`
