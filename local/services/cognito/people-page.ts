import { html } from 'hono/html'
import type { Markup } from '#local/services/protocol/markup.ts'
import { page } from './page-layout.ts'
import type { User } from './state.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

const describeState = ({ enabled, status }: User): string => {
  if (!enabled) return 'Disabled'
  return status === 'UNCONFIRMED' ? 'Not confirmed yet' : 'Confirmed'
}

const person = (user: User): Markup => {
  const { attributes, identity, groups, createdAt } = user
  const facts = [
    identity ? identity.provider : 'Password',
    describeState(user),
    ...groups,
    `since ${DAY.format(createdAt)}`,
  ]
  return html`<li>
    <span class="person-email">${attributes.email ?? user.username}</span>
    <span class="person-facts">${facts.join(' · ')}</span>
    <code class="person-sub">${user.sub}</code>
  </li>`
}

/** Lists all users of the pool, newest first. */
export const peoplePage = (assets: string, users: User[]): Markup =>
  page(
    assets,
    'Accounts – Five Circles',
    html`
      <h1>Accounts</h1>
      <p class="hosted-lead">Everybody in the local user pool.</p>
      ${
        users.length
          ? html`<ul class="people">${users.toReversed().map(person)}</ul>`
          : html`<p class="people-none">Nobody has signed up yet.</p>`
      }
    `,
    'Part of the local stack. In the cloud, Cognito keeps the accounts.',
  )
