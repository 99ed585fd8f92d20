import { html } from 'hono/html'
import { crisisText } from '#domain/safety/crisis-text.ts'
import { callNumber, textNumber } from '#domain/safety/help-lines.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import type { Day } from '#domain/time/day.ts'
import { wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { dateTimeLabel } from '#functions/mail/dates.ts'
import {
  calmHeading,
  footerLink,
  inkLink,
  LIGHT,
  paragraph,
  quietButtons,
  section,
  sheet,
  type,
} from '#functions/mail/layout.ts'
import { editGoalUrl, readWronglyUrl } from '#functions/mail/links.ts'

export type Calm = {
  siteUrl: string
  goalId: string
  /** What the goal's words are about. The mail carries neither the words nor the title. */
  reason: Reason
  /** The account's zone, which decides the help lines. */
  zone: string
  /** The person's local date, and the mail's time as HH:MM in the same zone. */
  date: Day
  time: string
  unsubscribeUrl: string
  unsubscribePageUrl: string
}

const SUBJECT = 'A note from Five Circles'
const PREHEADER = 'A short message, and who you can talk to.'
const WHY = 'You get this because one of your goals sends a morning email.'

/**
 * Renders the calm mail of a goal that turned crisis: help first, product last (CARE-4, CARE-5). It has no title, task, number
 * of days, tone or check-in.
 */
export const calmMail = (props: Calm): Required<Mail> => {
  const { siteUrl, goalId } = props
  const { heading, paragraphs, line, emergency } = crisisText(props.reason, props.zone)
  const call = callNumber(line.how)
  const text = textNumber(line.how)
  const links = [
    ...(call === undefined ? [] : [{ text: `Call ${call.shown}`, href: `tel:${call.dialed}` }]),
    ...(text === undefined ? [] : [{ text: `Text ${text.shown}`, href: `sms:${text.dialed}` }]),
    ...(call === undefined ? [{ text: 'findahelpline.com', href: 'https://findahelpline.com' }] : []),
  ]
  const change = editGoalUrl(siteUrl, goalId)
  const wrongly = readWronglyUrl(siteUrl, goalId)
  const stamp = dateTimeLabel(props.date, props.time)
  const [opening, ...others] = paragraphs
  return {
    subject: SUBJECT,
    headers: {
      'List-Unsubscribe': `<${props.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    html: sheet({
      title: SUBJECT,
      preheader: PREHEADER,
      stamp,
      calm: true,
      sections: [
        section(36, [calmHeading(heading), paragraph(opening?.text ?? '', 20), quietButtons(links)]),
        section(24, [
          ...others.map(({ lead, text: words }) =>
            paragraph(lead === undefined ? words : html`<b>${lead}</b> ${words}`),
          ),
          ...(emergency === undefined ? [] : [paragraph(html`Emergency: ${inkLink(emergency, `tel:${emergency}`)}.`)]),
        ]),
        section(
          12,
          html`<p style="margin:0;${type(14, 20, LIGHT.quiet)}">${inkLink('Change this goal', change)} &nbsp;&nbsp; ${inkLink('This was read wrongly', wrongly)}</p>`,
          36,
        ),
      ],
      footer: html`${WHY}<br>
${footerLink('Stop emails for this goal', props.unsubscribePageUrl)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      wrapLines(heading),
      ...paragraphs.map(({ lead, text: words }) => wrapLines(lead === undefined ? words : `${lead} ${words}`)),
      `Change this goal:\n${change}`,
      `This was read wrongly:\n${wrongly}`,
      `--\n${WHY}\nStop emails for this goal: ${props.unsubscribePageUrl}\n`,
    ].join('\n\n'),
  }
}
