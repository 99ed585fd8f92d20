import { html } from 'hono/html'
import { shortenTitle } from '#domain/coach/words/quotes.ts'
import { eveningMessages as words } from '#domain/messages/evening.ts'
import type { Day } from '#domain/time/day.ts'
import { wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { dateTimeLabel } from '#functions/mail/dates.ts'
import {
  button,
  footerLink,
  heading,
  inkLink,
  LIGHT,
  paragraph,
  section,
  sheet,
  small,
  type,
} from '#functions/mail/layout.ts'
import { settingsUrl, todayUrl } from '#functions/mail/links.ts'

export type EveningMail = {
  siteUrl: string
  /** The person's local date and the hour of the question, HH:MM. */
  date: Day
  time: string
  /** They end the question (EVENING-8). */
  unsubscribeUrl?: string
  unsubscribePageUrl?: string
  /** The open goals, at least one. `checkInUrl` is the signed link of the goal and day (MAIL-12). */
  goals: readonly { title: string; checkInUrl: string }[]
}

/** Leaves room for the words before the title within 50 characters. */
const TITLE_SHOWN = 36

const row = ({ title, checkInUrl }: EveningMail['goals'][number], index: number) => {
  const line = `${index === 0 ? `border-top:1px solid ${LIGHT.line};` : ''}border-bottom:1px solid ${LIGHT.line};`
  return html`<tr><td dir="auto" class="ink line" style="${type(17, 26, LIGHT.ink)}padding:12px 12px 12px 0;${line}word-break:break-word;">${title}</td>
<td align="right" valign="top" class="line" style="${type(16, 26, LIGHT.ink)}padding:12px 0;${line}white-space:nowrap;">${inkLink(words.checkIn, checkInUrl)}</td></tr>`
}

/** Renders the evening question (EVENING-4): one button for one open goal, a line for each of several. */
export const eveningMail = ({ siteUrl, date, time, goals, unsubscribeUrl, unsubscribePageUrl }: EveningMail): Mail => {
  const [first] = goals
  const only = goals.length === 1 ? first : undefined
  const subject = only ? words.one.subject(shortenTitle(only.title, TITLE_SHOWN)) : words.several.subject(goals.length)
  const { lead, preheader } = only ? words.one : words.several
  const title = only?.title ?? subject
  const settings = settingsUrl(siteUrl)
  const primary = only
    ? { text: words.checkIn, href: only.checkInUrl }
    : { text: words.openToday, href: todayUrl(siteUrl) }
  const rows = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${goals.map(row)}</table>`
  const stamp = dateTimeLabel(date, time)
  return {
    subject,
    ...(unsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    html: sheet({
      title: subject,
      preheader,
      stamp,
      sections: [
        section(32, [heading(title, 16), paragraph(lead, 0)]),
        section(24, button(primary)),
        ...(only ? [] : [section(24, rows)]),
        section(24, small(words.ground), 40),
      ],
      footer: html`${words.why}<br>
${footerLink('Settings', settings)}${unsubscribePageUrl === undefined ? '' : html` &nbsp; ${footerLink(words.stop, unsubscribePageUrl)}`}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      wrapLines(title),
      wrapLines(lead),
      `${primary.text}:\n${primary.href}`,
      ...(only ? [] : goals.map((goal) => `${wrapLines(goal.title)}\n${words.checkIn}: ${goal.checkInUrl}`)),
      wrapLines(words.ground),
      `--\n${words.why}\nSettings: ${settings}\n${unsubscribePageUrl === undefined ? '' : `${words.stop}: ${unsubscribePageUrl}\n`}`,
    ].join('\n\n'),
  }
}
