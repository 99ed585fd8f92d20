import { html } from 'hono/html'
import { QUIET } from '#domain/coach/mail/mail-subject.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { Day } from '#domain/time/day.ts'
import { oneLine, paragraphs, wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { dateTimeLabel } from '#functions/mail/dates.ts'
import {
  calmHeading,
  footerLink,
  inkLink,
  LIGHT,
  paragraph,
  paragraphList,
  section,
  sheet,
  small,
  subheading,
  type,
} from '#functions/mail/layout.ts'
import { editGoalUrl, goalUrl } from '#functions/mail/links.ts'

export type Gentle = {
  siteUrl: string
  goalId: string
  /** The person's local date, and the mail's time as HH:MM in the same zone. */
  date: Day
  time: string
  text: MotivationText
  unsubscribeUrl: string
  unsubscribePageUrl: string
}

const STEP = 'A short step'
const CHALLENGE = 'And if you like, a quiet moment'
const WHY = 'You get this because you asked for an email for one of your goals.'

/**
 * Renders the mail of a gentle goal: no title, number of days, streak, minutes or check-in button (CARE-3). The line about a
 * professional stands in the text.
 */
export const gentleMail = (props: Gentle): Required<Mail> => {
  const { siteUrl, goalId, text } = props
  const stamp = dateTimeLabel(props.date, props.time)
  const message = paragraphs(text.message)
  const steps = text.micro_plan.map(oneLine)
  const challenge = oneLine(text.challenge)
  const open = goalUrl(siteUrl, goalId)
  const edit = editGoalUrl(siteUrl, goalId)
  const heading = steps.length > 1 ? 'Short steps' : STEP
  return {
    subject: QUIET.subject,
    headers: {
      'List-Unsubscribe': `<${props.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    html: sheet({
      title: QUIET.subject,
      preheader: QUIET.preheader,
      stamp,
      calm: true,
      sections: [
        section(36, [calmHeading(QUIET.subject), ...paragraphList(message)]),
        ...(steps.length === 0
          ? []
          : [
              section(28, [
                subheading(heading),
                ...steps.map((step) => paragraph(step, 8)),
                small('Only if it suits you today.'),
              ]),
            ]),
        section(28, [subheading(CHALLENGE), paragraph(challenge, 0)]),
        section(28, html`<p style="margin:0;${type(14, 20, LIGHT.quiet)}">${inkLink('Open this note', open)}</p>`, 36),
      ],
      footer: html`${WHY}<br>
${footerLink('Change the time', edit)} &nbsp; ${footerLink('Unsubscribe', props.unsubscribePageUrl)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      QUIET.subject,
      ...message.map(wrapLines),
      ...(steps.length === 0 ? [] : [`${heading}\n${steps.map((step) => wrapLines(`- ${step}`)).join('\n')}`]),
      `${CHALLENGE}\n${wrapLines(challenge)}`,
      `Open this note:\n${open}`,
      `--\n${WHY}\nChange the time: ${edit}\nUnsubscribe: ${props.unsubscribePageUrl}\n`,
    ].join('\n\n'),
  }
}
