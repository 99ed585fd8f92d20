import { html, raw } from 'hono/html'
import { countGoals, writeTogetherSubject } from '#domain/coach/mail/together-subject.ts'
import { clockTime } from '#domain/time/clock-words.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import type { WitnessWords } from '#functions/adapters/dynamodb/witnesses.ts'
import { wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { readCircleColor } from '#functions/mail/circle-color.ts'
import { dateTimeLabel, monthDay } from '#functions/mail/dates.ts'
import {
  button,
  calmHeading,
  eyebrow,
  footerLink,
  heading,
  inkLink,
  LIGHT,
  outlinedLink,
  paragraph,
  section,
  sheet,
  small,
  type,
} from '#functions/mail/layout.ts'
import { settingsUrl, todayUrl } from '#functions/mail/links.ts'
import { quoteWitness } from './quote-witness.ts'
import type { Block, QuietBlock } from './together-block.ts'

export type Together = {
  siteUrl: string
  /** The person's local date, and the mail's time as HH:MM in the same zone. */
  date: Day
  time: string
  /** The local time that the mail speaks of, where it leaves late (MAIL-36). */
  spokenTime?: string | undefined
  /** The zone's words, 'Eastern time', while the person has not chosen one (DAY-8). */
  zone?: string | undefined
  /** In the order of their times. */
  blocks: Block[]
  /** The gentle goals. They stand below the others, without a title. */
  quiet: QuietBlock[]
  unsubscribeUrl: string
  unsubscribePageUrl: string
}

const NOON = '12:00'
const QUIET_TITLE = 'A quiet note'

const speak = (said: WitnessWords): string => {
  const { from, line } = quoteWitness(said)
  return `${from}: ${line}`
}

const rule = (color: string) => `border-top:1px solid ${color};`

const inFirst = ({ text, time }: Block['step']) =>
  html`First: ${text}${time === null ? '' : raw(' &nbsp;')}${time?.replace(' ', '\u00a0') ?? ''}`

/** The rows of a goal. `index` names the class of its circle's color. */
const goalBlock = (
  block: Block,
  index: number,
) => html`<tr><td class="line" style="padding:20px 0;${rule(index === 0 ? LIGHT.ink : LIGHT.line)}">
${
  block.circle === null
    ? ''
    : html`<p class="c${index}" style="margin:0 0 3px;${type(14, 20, readCircleColor(block.circle).light, 500)}">${block.circle}</p>
`
}<h2 dir="auto" class="ink" style="margin:0 0 6px;${type(19, 24, LIGHT.ink, 600)}word-break:break-word;overflow-wrap:anywhere;">${block.title}</h2>
${block.message.map((line) => paragraph(line, 6))}
${small(inFirst(block.step))}
${block.said === undefined ? '' : small(speak(block.said), 6)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="1" style="padding:14px 16px 0 0;white-space:nowrap;">${outlinedLink({ text: 'Check In', href: block.checkInUrl, name: `Check In ${block.title}` })}</td>
<td class="quiet" style="${type(14, 20, LIGHT.quiet)}padding:14px 0 0;"><b class="ink" style="color:${LIGHT.ink};">${block.record.count}</b> ${block.record.rest}</td>
</tr></table>
${block.offers.map(({ words, link }) => small(html`${words} ${inkLink(link.text, link.href)}`, 8))}
</td></tr>`

const quietBlock = (
  block: QuietBlock,
  isFirst: boolean,
  isAlone: boolean,
) => html`<tr><td class="line" style="padding:20px 0;${rule(isFirst ? LIGHT.ink : LIGHT.line)}">
${isAlone ? '' : html`<h2 class="ink" style="margin:0 0 6px;${type(19, 24, LIGHT.ink, 500)}">${QUIET_TITLE}</h2>`}
${block.message.map((line) => paragraph(line, 6))}
${small(html`${block.step} ${inkLink('Open this note', block.openUrl)}`)}
</td></tr>`

const goalText = ({ circle, title, message, step, said, checkInUrl, record, offers }: Block): string =>
  [
    wrapLines(
      [title.toUpperCase(), ...(circle === null ? [] : [circle]), `${record.count} ${record.rest}`.trim()].join('\n'),
    ),
    ...message.map(wrapLines),
    wrapLines(`First: ${step.text}${step.time === null ? '' : ` (${step.time})`}`),
    ...(said === undefined ? [] : [wrapLines(speak(said))]),
    `Check In:\n${checkInUrl}`,
    ...offers.map(({ words, link }) => `${wrapLines(words)}\n${link.text}:\n${link.href}`),
  ].join('\n\n')

const quietText = ({ message, step, openUrl }: QuietBlock): string =>
  [QUIET_TITLE, ...message.map(wrapLines), wrapLines(step), `Open this note:\n${openUrl}`].join('\n\n')

/** Renders one mail for several goals (MAIL-25). With gentle goals alone it is a quiet note as a whole. */
export const togetherMail = (props: Together): Required<Mail> => {
  const { siteUrl, date, time, spokenTime = time, blocks, quiet, unsubscribeUrl } = props
  const isQuiet = blocks.length === 0
  const [first] = blocks
  const stamp = dateTimeLabel(date, spokenTime)
  const day = `${readWeekday(date)}, ${monthDay(date)}`
  const { subject, preheader } = writeTogetherSubject(blocks.map(({ title, step }) => ({ title, step: step.text })))
  const title = isQuiet ? subject : `${countGoals(blocks.length)} ${spokenTime < NOON ? 'this morning' : 'today'}`
  const lead =
    first && blocks.length > 1
      ? `Begin with the first one. ${countGoals(blocks.length)}, one short step each.`
      : undefined
  const primary = { text: spokenTime < NOON ? 'Open This Morning' : 'Open Today', href: todayUrl(siteUrl) }
  const settings = settingsUrl(siteUrl)
  const why = `You asked for one email a day for all goals. It comes at the time of the earliest one, ${clockTime(time)}${props.zone === undefined ? '' : ` ${props.zone}`}.`
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    html: sheet({
      title: subject,
      preheader,
      stamp,
      calm: isQuiet,
      darkColors: blocks.map(({ circle }) => readCircleColor(circle).dark),
      sections: [
        section(32, [
          eyebrow(day),
          isQuiet ? calmHeading(title) : heading(title, lead === undefined ? 0 : 12),
          ...(lead === undefined ? [] : [paragraph(lead, 0)]),
        ]),
        ...(isQuiet ? [] : [section(20, button(primary))]),
        section(
          26,
          html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${blocks.map(goalBlock)}${quiet.map((one, index) => quietBlock(one, isQuiet && index === 0, isQuiet))}</table>`,
          20,
        ),
      ],
      footer: html`${why}<br>
${footerLink('One email each instead', settings)} &nbsp; ${footerLink('Change what you get', settings)} &nbsp; ${footerLink('Unsubscribe', props.unsubscribePageUrl)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      isQuiet ? title : title.toUpperCase(),
      ...(lead === undefined ? [] : [wrapLines(lead)]),
      ...(isQuiet ? [] : [`${primary.text}:\n${primary.href}`]),
      ...blocks.map(goalText),
      ...quiet.map(quietText),
      `--\n${wrapLines(why)}\nOne email each instead, and what else you get: ${settings}\nUnsubscribe: ${props.unsubscribePageUrl}\n`,
    ].join('\n\n'),
  }
}
