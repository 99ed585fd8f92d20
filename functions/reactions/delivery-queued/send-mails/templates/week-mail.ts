import { html } from 'hono/html'
import { closeQuotes, cutSentence } from '#domain/coach/words/quotes.ts'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import { weekMessages } from '#domain/messages/week.ts'
import type { Day } from '#domain/time/day.ts'
import { chooseProposal, type Proposal, writeProposal } from '#domain/week/proposal.ts'
import { writeDone, writeSentence } from '#domain/week/sentence.ts'
import type { Week, WeekRow } from '#domain/week/week.ts'
import { oneLine, wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { readCircleColor } from '#functions/mail/circle-color.ts'
import { dateTimeLabel, monthDay } from '#functions/mail/dates.ts'
import {
  button,
  eyebrow,
  footerLink,
  heading,
  LIGHT,
  paragraph,
  section,
  sheet,
  small,
  type,
} from '#functions/mail/layout.ts'
import { editGoalUrl, goalUrl, settingsUrl, todayUrl, weekUrl } from '#functions/mail/links.ts'
import { describeDays, sevenDays } from './seven-days.ts'

export type WeekMail = {
  siteUrl: string
  /** The Sunday on which the letter leaves, and its local time as HH:MM. */
  date: Day
  time: string
  week: Week
  unsubscribeUrl: string
  unsubscribePageUrl: string
}

const KEY =
  'A filled circle is a kept day, a flat line a rest day, and a short line a missed day. An empty place is a day that you did not choose. Each kept day counts as its share of the hours that you planned.'
const WHY = 'You get this because you asked for a Sunday letter.'
/** Where the proposal is confirmed. */
const CONFIRM: Record<Proposal['kind'], string | undefined> = {
  'fewer-days': 'It opens your week, where you confirm. Nothing changes before.',
  smaller: 'It opens the form of the goal. Nothing changes before.',
  'rest-days': 'It opens the form of the goal. Nothing changes before.',
  keep: undefined,
}

const countHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** The part of the planned hours as a bar. */
const hoursBar = (kept: number, planned: number, color: string, name: string) => {
  const share = Math.round((kept / planned) * 100)
  const filled = html`<td width="${share}%" height="8" bgcolor="${color}" class="${name}" style="width:${share}%;height:8px;line-height:1px;mso-line-height-rule:exactly;font-size:1px;background-color:${color};">&nbsp;</td>`
  const open = html`<td height="6" class="line" style="height:6px;line-height:1px;mso-line-height-rule:exactly;font-size:1px;border:1px solid ${LIGHT.tick};">&nbsp;</td>`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${share > 0 ? filled : ''}${share < 100 ? open : ''}</tr></table>`
}

const cell = (size: number, color: string) => type(size, size + 6, color)

const proposalHeading = (text: string) =>
  html`<h2 class="ink" style="margin:0 0 12px;${type(22, 28, LIGHT.ink, 600)}letter-spacing:-0.3px;">${text}</h2>`

const goalRow = ({ title, circle, states, kept, asked, hours, hoursKept }: WeekRow, index: number, last: Day) => {
  const color = readCircleColor(circle).light
  const days = html`<td class="quiet" align="right" valign="top" style="${cell(14, LIGHT.quiet)}padding:0 0 10px;white-space:nowrap;"><b class="ink" style="color:${LIGHT.ink};">${kept}</b> of ${asked} ${asked === 1 ? 'day' : 'days'}</td>`
  return html`<tr><td class="line" style="padding:18px 0;border-top:1px solid ${index === 0 ? LIGHT.ink : LIGHT.line};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td dir="auto" class="ink" style="${type(16, 22, LIGHT.ink, 600)}padding:0 12px 10px 0;word-break:break-word;overflow-wrap:anywhere;">${oneLine(title)}</td>${days}
</tr></table>
${sevenDays(last, states, color, `c${index}-sun`)}
${
  hoursKept === null || hours === null
    ? ''
    : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:12px 0 0;">${hoursBar(hoursKept, hours, color, `c${index}-sun`)}</td>
<td class="quiet" align="right" width="120" style="${cell(14, LIGHT.quiet)}padding:12px 0 0 12px;white-space:nowrap;"><b class="ink" style="color:${LIGHT.ink};">${hoursKept}</b> of ${countHours(hours)}</td>
</tr></table>`
}
</td></tr>`
}

const goalText = ({ title, states, kept, asked, hours, hoursKept }: WeekRow, last: Day): string => {
  const planned = hoursKept === null || hours === null ? '' : ` ${hoursKept} of ${countHours(hours)}.`
  return `${wrapLines(oneLine(title))}\n${wrapLines(`${kept} of ${asked} ${asked === 1 ? 'day' : 'days'} (${describeDays(last, states)}).${planned}`)}`
}

const proposalUrl = (siteUrl: string, proposal: Proposal): string => {
  if (proposal.kind === 'keep') return todayUrl(siteUrl)
  return proposal.kind === 'fewer-days' ? weekUrl(siteUrl) : editGoalUrl(siteUrl, proposal.row.id)
}

/** `April 20 to 26` as `Apr 20 to 26`, with both months where they differ. */
const spanLabel = ({ first, last }: Week): string =>
  `${monthDay(first)} to ${first.slice(0, 7) === last.slice(0, 7) ? Number(last.slice(8)) : monthDay(last)}`

/** Renders the Sunday letter: the week as a picture, one sentence of the coach and one proposal (MAIL-29, MAIL-30). */
export const weekMail = (props: WeekMail): Required<Mail> => {
  const { siteUrl, date, week, unsubscribeUrl } = props
  const { rows, kept, asked, last } = week
  const sentence = writeSentence(week)
  const words = closeQuotes(sentence.text)
  const done = closeQuotes(writeDone(week) ?? '')
  const proposal = chooseProposal(week)
  const proposed = writeProposal(proposal)
  const row = proposal.kind === 'keep' ? undefined : proposal.row
  const index = row === undefined ? -1 : rows.indexOf(row)
  const title = kept === 0 ? 'Your week, and one thing for the next' : `${kept} of ${asked} days kept`
  const subject = kept === 0 ? title : `Your week: ${title}`
  const eyebrowText = `Your week, ${spanLabel(week)}`
  const primary = { text: proposed.button, href: proposalUrl(siteUrl, proposal) }
  const stamp = dateTimeLabel(date, props.time)
  const settings = settingsUrl(siteUrl)
  const note = CONFIRM[proposal.kind]
  // The form of the goal has no pause.
  const pauseUrl = proposal.kind === 'smaller' ? goalUrl(siteUrl, proposal.row.id) : undefined
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    html: sheet({
      title: subject,
      preheader: cutSentence(`${proposed.heading}. ${words}`, 90),
      stamp,
      darkColors: rows.map(({ circle }) => readCircleColor(circle).dark),
      sections: [
        section(32, [eyebrow(eyebrowText), heading(title, 16), paragraph(words, 8), small(TONE_LABELS[sentence.tone])]),
        section(
          28,
          html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map((one, i) => goalRow(one, i, last))}</table>`,
        ),
        ...(done === '' ? [] : [section(20, paragraph(done, 0))]),
        section(4, small(KEY)),
        section(32, [
          ...(row?.circle
            ? [
                html`<p class="c${index}" style="margin:0 0 6px;${type(14, 20, readCircleColor(row.circle).light, 500)}">${row.circle}</p>`,
              ]
            : []),
          proposalHeading(proposed.heading),
          paragraph(closeQuotes(proposed.words), 0),
        ]),
        section(
          24,
          [
            button(primary),
            ...(note === undefined ? [] : [small(note, 12)]),
            ...(pauseUrl === undefined ? [] : [small(footerLink(weekMessages.pauseLink, pauseUrl), 12)]),
          ],
          40,
        ),
      ],
      footer: html`${WHY}<br>
${footerLink('Change what you get', settings)} &nbsp; ${footerLink('Unsubscribe', props.unsubscribePageUrl)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      `${title.toUpperCase()}\n${eyebrowText}`,
      `${wrapLines(words)}\n${TONE_LABELS[sentence.tone]}`,
      ...rows.map((one) => goalText(one, last)),
      ...(done === '' ? [] : [wrapLines(done)]),
      `${[...(row?.circle ? [row.circle] : []), proposed.heading.toUpperCase()].join('\n')}\n${wrapLines(closeQuotes(proposed.words))}`,
      `${primary.text}:\n${primary.href}${note === undefined ? '' : `\n${note}`}`,
      ...(pauseUrl === undefined ? [] : [`${weekMessages.pauseLink}:\n${pauseUrl}`]),
      `--\n${WHY}\nChange what you get: ${settings}\nUnsubscribe: ${props.unsubscribePageUrl}\n`,
    ].join('\n\n'),
  }
}
