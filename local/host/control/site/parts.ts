import { html } from 'hono/html'
import type { Markup } from '#local/services/protocol/markup.ts'
import { CONTROL_PATH, formButton, part } from './markup.ts'
import type { ControlView, ShownQueue } from './view.ts'
import { describePerson, formatCount, formatWhen, nameTask } from './words.ts'

const none = (text: string): Markup => html`<p class="local-none">${text}</p>`
const entries = (rows: Markup[]): Markup => html`<ul class="entries">${rows}</ul>`

/** The code of a verification or reset mail. */
const findCode = (text: string | null): string => {
  const code = /\bcode\b\D{0,40}\b(\d{6})\b/i.exec(text ?? '')?.[1]
  return code === undefined ? '' : `, code ${code}`
}

export const inboxPart = ({ mails, mailCount, now, zone }: ControlView): Markup =>
  part(
    'inbox',
    'Inbox',
    mailCount > 0
      ? formButton('clear-mail', { label: 'Clear', name: 'the inbox', look: 'button-plain button-small' })
      : '',
    mails.length > 0
      ? html`${entries(
          mails.map(
            ({ id, subject, to, text, date }) => html`<li>
              <a href="/_local/inbox/${id}"><b>${subject || 'No subject'}</b><span>${to.join(', ') || 'nobody'}${findCode(text)}</span></a>
              <span class="local-time">${formatWhen(Date.parse(date), now, zone)}</span>
            </li>`,
          ),
        )}
        ${mailCount > mails.length ? html`<p class="local-more"><a href="/_local/inbox">All ${mailCount} mails</a></p>` : ''}`
      : none('No mail yet. Whatever Five Circles sends arrives here.'),
  )

export const pushesPart = ({ pushes, pushCount, now, zone }: ControlView): Markup =>
  part(
    'pushes',
    'Notifications',
    pushCount > pushes.length ? html`<p>The newest of ${pushCount}</p>` : '',
    pushes.length > 0
      ? entries(
          pushes.map(
            ({ title, body, at }) => html`<li>
              <span><b>${title || 'Without words'}</b><span>${body}</span></span>
              <span class="local-time">${formatWhen(at, now, zone)}</span>
            </li>`,
          ),
        )
      : none('No notification yet. Whatever is pushed to a device arrives here.'),
  )

export const schedulesPart = ({ schedules, now, zone }: ControlView): Markup =>
  part(
    'schedules',
    'Schedules',
    html`<p>${schedules.length}${schedules[0] ? `, next ${formatWhen(schedules[0].next, now, zone)}` : ''}</p>`,
    entries(
      schedules.map(
        ({ name, expression, next }) => html`<li>
          <span><b>${nameTask(name)}</b><span>Next ${formatWhen(next, now, zone)}, <code>${expression}</code></span></span>
          ${formButton('fire', { label: 'Fire', name: nameTask(name), fields: { name } })}
        </li>`,
      ),
    ),
  )

const shortName = (name: string): string => name.replace(/^five-circles-\w+-/, '')

const deadLetters = ({ dead }: ShownQueue): Markup | string =>
  dead && dead.bodies.length > 0
    ? html`<tr class="local-letters"><td colspan="4"><details><summary>Read ${formatCount(dead.bodies.length, 'dead letter')}</summary>${dead.bodies.map((body) => html`<pre>${body}</pre>`)}</details></td></tr>`
    : ''

const queueRow = (queue: ShownQueue): Markup => {
  const { name, waiting, dead } = queue
  const letters = dead?.bodies.length ?? 0
  return html`<tr>
    <th scope="row">${shortName(name)}</th>
    <td class="number">${waiting ?? '–'}</td>
    <td class="number ${letters > 0 ? 'is-late' : ''}">${letters}</td>
    <td class="number">${dead && letters > 0 && waiting !== null ? formButton('redrive', { label: 'Send again', name: shortName(name), fields: { name: dead.queue } }) : ''}</td>
  </tr>${deadLetters(queue)}`
}

export const queuesPart = ({ queues }: ControlView): Markup => {
  const dead = queues.reduce((sum, { dead: letters }) => sum + (letters?.bodies.length ?? 0), 0)
  return part(
    'queues',
    'Queues',
    html`<p>${dead === 0 ? 'Nothing is dead' : formatCount(dead, 'dead letter')}</p>`,
    html`<table class="local-table">
      <thead><tr><th scope="col">Queue</th><th class="number" scope="col">Waiting</th><th class="number" scope="col">Dead</th><th scope="col"><span class="visually-hidden">Action</span></th></tr></thead>
      <tbody>${queues.map(queueRow)}</tbody>
    </table>`,
  )
}

export const peoplePart = ({ people, now }: ControlView): Markup =>
  part(
    'people',
    'People',
    '',
    html`<form class="local-add" method="post" action="${CONTROL_PATH}page/add-person">
        <label for="new-person">Email</label>
        <input id="new-person" type="email" name="email" required autocomplete="off">
        <button class="button button-line button-small">Add one</button>
      </form>
      ${
        people.length > 0
          ? entries(
              people.map((person) => {
                const { email, sub, isConfirmed, isEnabled } = person
                return html`<li>
              <span><b>${email}</b><span>${describePerson(person, now)}</span></span>
              ${isEnabled ? formButton(isConfirmed ? 'sign-in' : 'confirm', { label: isConfirmed ? 'Sign in as' : 'Verify', name: email, fields: { sub } }) : ''}
            </li>`
              }),
            )
          : none('Nobody has signed up yet.')
      }`,
  )

const LINKS = [
  ['/_local/inbox', 'All mails', 'HTML, text, headers and files'],
  ['/_local/stripe', 'Payments', 'Who bought what, refunds, webhooks twice, late or out of order'],
  ['/_local/identity', 'Accounts', 'Everybody in the user pool'],
  ['/_local/openapi.json', 'The API as OpenAPI 3.1', '/_local/openapi.json'],
] as const

export const morePart = ({ stems }: ControlView): Markup =>
  part(
    'more',
    'More',
    '',
    html`${entries(
      LINKS.map(([path, title, note]) => html`<li><a href="${path}"><b>${title}</b><span>${note}</span></a></li>`),
    )}
    <details class="local-logs"><summary>Logs of the functions</summary>
      <ul>${stems.map((stem) => html`<li><a href="/_local/logs/${stem}">${stem}</a></li>`)}</ul>
    </details>`,
  )
