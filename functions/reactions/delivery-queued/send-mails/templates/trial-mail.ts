import { html, raw } from 'hono/html'
import { OFFERS } from '#domain/billing/plans.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { dateTimeLabel, monthDay } from '#functions/mail/dates.ts'
import {
  button,
  eyebrow,
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
import { plansUrl, settingsUrl } from '#functions/mail/links.ts'

export type TrialMail = {
  siteUrl: string
  trial: 'ending' | 'ended'
  /** The person's local date and time of sending, as HH:MM. */
  date: Day
  time: string
  /** The local date on which the trial ends. */
  lastDay: Day
  /** The days of the trial, oldest first; undefined where they are not counted. */
  days: { day: Day; kept: boolean }[] | undefined
}

const PRICE = `$${(OFFERS.personal.cents / 100).toFixed(2)} per month`
const EYEBROW = 'Your free trial'
const ROW = 10

/** Marks of the trial's days in rows of ten: a full sun for a kept day, a point for every other. */
const trialDays = (days: readonly { kept: boolean }[]) => {
  const kept = days.filter((one) => one.kept).length
  const rows = Array.from({ length: Math.ceil(days.length / ROW) }, (_, row) => days.slice(row * ROW, (row + 1) * ROW))
  return html`<table role="img" aria-label="${kept} of ${days.length} days kept." cellpadding="0" cellspacing="0" border="0">${rows.map(
    (row) =>
      html`<tr>${row.map(
        (one) =>
          html`<td width="26" height="26" align="center" class="${one.kept ? '' : 'quiet'}" style="${type(one.kept ? 20 : 16, 24, one.kept ? LIGHT.dawn : LIGHT.quiet)}">${raw(one.kept ? '&#9679;' : '&#183;')}</td>`,
      )}</tr>`,
  )}</table>`
}

const FACTS = [
  ['What stays', 'Your goals, your days, your messages and your framework'],
  ['What stops', 'Morning emails, check-ins and nudges'],
  ['Going on', `Personal Plan, ${PRICE}, cancel anytime`],
] as const

/** The lines of a row of facts; the first has one above it too. */
const rule = (index: number): string =>
  `${index === 0 ? `border-top:1px solid ${LIGHT.line};` : ''}border-bottom:1px solid ${LIGHT.line};`

const factsTable = () =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${FACTS.map(
    ([name, words], index) => html`<tr>
<td width="104" valign="top" class="quiet line" style="${type(15, 24, LIGHT.quiet)}padding:12px 12px 12px 0;${rule(index)}">${name}</td>
<td valign="top" class="ink line" style="${type(15, 24, LIGHT.ink)}padding:12px 0;${rule(index)}">${words}</td>
</tr>`,
  )}</table>`

const countDays = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

const endingMail = ({ siteUrl, date, time, lastDay }: TrialMail): Mail => {
  const subject = `Your free mornings end on ${readWeekday(lastDay)}`
  const preheader = 'What stays, what stops, and what going on costs.'
  const title = 'Three days are left'
  const lead = `Your 30 free days end on ${readWeekday(lastDay)}, ${monthDay(lastDay)}. Until then everything stays as it is, and nothing is charged automatically.`
  const note = 'If you would rather stop, there is nothing to do. We tell you this once.'
  const why = 'You get this one time, because your free trial is about to end.'
  const primary = { text: 'See the Plans', href: plansUrl(siteUrl) }
  const settings = settingsUrl(siteUrl)
  const stamp = dateTimeLabel(date, time)
  return {
    subject,
    html: sheet({
      title: subject,
      preheader,
      stamp,
      sections: [
        section(32, [eyebrow(EYEBROW), heading(title, 16), paragraph(lead, 0)]),
        section(24, button(primary)),
        section(32, factsTable()),
        section(20, small(note), 40),
      ],
      footer: html`${why}<br>
${footerLink('Settings', settings)} &nbsp; ${footerLink('Export my data', settings)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      `${title.toUpperCase()}\n${EYEBROW}`,
      wrapLines(lead),
      `${primary.text}:\n${primary.href}`,
      FACTS.map(([name, words]) => wrapLines(`${name}: ${words}`)).join('\n'),
      wrapLines(note),
      `--\n${wrapLines(why)}\nSettings and export of your data: ${settings}\n`,
    ].join('\n\n'),
  }
}

const endedMail = ({ siteUrl, date, time, days }: TrialMail): Mail => {
  const keptDays = days?.filter((one) => one.kept).length
  const kept = keptDays === 0 ? undefined : keptDays
  const subject = 'Your free mornings have ended'
  const preheader =
    kept === undefined
      ? 'Your goals are safe. Go on whenever you like.'
      : `Your ${countDays(kept)} ${kept === 1 ? 'stays' : 'stay'} yours. Go on whenever you like.`
  const title = kept === undefined ? 'Your free days are over' : `${kept} of ${days?.length} days kept`
  const stays =
    kept === undefined ? 'Your goals and your framework' : 'The days you kept, your goals and your framework'
  const lead = `Your 30 free days are over, so no more morning emails come for now. ${stays} stay in your account.`
  const why = 'You get this one time, because your free trial has ended. No more morning emails come.'
  const primary = { text: 'Go On with Personal', href: plansUrl(siteUrl) }
  const price = `${PRICE}, cancel anytime, 30-day money-back guarantee.`
  const settings = settingsUrl(siteUrl)
  const leave = 'Or take everything with you: export your data, or delete your account.'
  const stamp = dateTimeLabel(date, time)
  return {
    subject,
    html: sheet({
      title: subject,
      preheader,
      stamp,
      sections: [
        section(32, [eyebrow(EYEBROW), heading(title, 16), paragraph(lead, 0)]),
        section(24, [button(primary), small(price, 12)]),
        ...(days && kept !== undefined
          ? [section(32, [trialDays(days), small('Your free days. If you go on, the next one follows.', 8)])]
          : []),
        section(20, small(html`${leave} ${inkLink('Open settings', settings)}`), 40),
      ],
      footer: html`${why}<br>
${footerLink('Settings', settings)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      `${title.toUpperCase()}\n${EYEBROW}`,
      wrapLines(lead),
      `${primary.text}:\n${primary.href}\n${price}`,
      `${wrapLines(leave)}\nOpen settings:\n${settings}`,
      `--\n${wrapLines(why)}\n`,
    ].join('\n\n'),
  }
}

/** Renders the mail of a trial that ends or has ended (MAIL-23). It names no goal and is sent once, so it has no list headers. */
export const trialMail = (props: TrialMail): Mail => (props.trial === 'ending' ? endingMail(props) : endedMail(props))
