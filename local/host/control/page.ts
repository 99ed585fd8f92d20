import { html } from 'hono/html'
import type { CloudModel } from '#local/contracts/cloud-model.ts'

const LINKS = [
  ['/', 'The page'],
  ['/_local/inbox', 'Inbox: every mail that was sent'],
  ['/_local/stripe', 'Payments: who bought what, and how webhooks come'],
  ['/_local/openapi.json', 'The API as OpenAPI 3.1'],
  ['/_local/health', 'Health'],
  ['/_local/clock', 'Clock'],
  ['/_local/mail', 'Mail as JSON'],
  ['/_local/schedules', 'Schedules with their next time'],
  ['/_local/queues', 'Queues with their dead letters'],
  ['/_local/faults', 'Faults that are set'],
  ['/config.json', 'Configuration of the page'],
] as const

/** The start page of the control plane. */
export const controlPage = (model: CloudModel) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Five Circles on this machine</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
li { margin: .25rem 0 }
</style>
</head>
<body>
<h1>Five Circles on this machine</h1>
<ul>${LINKS.map(([path, title]) => html`<li><a href="${path}">${title}</a></li>`)}</ul>
<h2>Logs of the functions</h2>
<ul>${model.functions.map(({ stem }) => html`<li><a href="/_local/logs/${stem}">${stem}</a></li>`)}</ul>
</body>
</html>`
