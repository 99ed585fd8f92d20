import { html, raw } from 'hono/html'
import { writeMailSubject } from '#domain/coach/mail-subject.ts'
import type { CircleType, Tone } from '#domain/goals/fields.ts'
import { motivationMessages } from '#domain/messages/motivation.ts'
import type { DayState } from '#domain/motivation/mail-facts.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { shownTimes } from '#domain/motivation/shown-times.ts'
import type { Care } from '#domain/safety/outcome.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { oneLine, paragraphs, wrap } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { dateTimeLabel, timeLabel } from '#functions/mail/dates.ts'
import {
  buttons,
  eyebrow,
  footerLink,
  heading,
  LIGHT,
  paragraph,
  section,
  sheet,
  small,
  subheading,
  type,
} from '#functions/mail/layout.ts'
import { checkInUrl, editGoalUrl, goalUrl } from '#functions/mail/links.ts'
import { sevenDays, streakLine } from './seven-days.ts'

export type WakeUp = {
  siteUrl: string
  /** The person's e-mail address. */
  to: string
  goal: { id: string; title: string; circle_type: CircleType | null; tone: Tone }
  /** The person's local date, and the mail's time as HH:MM in the same zone. */
  date: Day
  time: string
  /** The first day of a goal is day 1. */
  dayNumber: number
  /** Days from the first to the target date; null without one. */
  targetDays: number | null
  /** The streak as of this day. */
  streak_count: number
  /** Oldest first; the last is today. */
  lastSevenDays: DayState[]
  text: MotivationText
  /** Gentle shows no minutes (CARE-3); default ordinary. */
  care?: Care
  /** Takes a mail client's POST without a sign-in (RFC 8058, MAIL-8). */
  unsubscribeUrl: string
  /** The page that the footer link opens; default `unsubscribeUrl`. */
  unsubscribePageUrl?: string
}

/** Colours of the circles in both themes, as in the design tokens. */
const CIRCLE: Record<CircleType, { light: string; dark: string }> = {
  Spiritual: { light: '#2b5bd0', dark: '#8fb1ff' },
  'Friends & Family': { light: '#bc2c66', dark: '#ff93b8' },
  Work: { light: '#0a6a80', dark: '#5ecadf' },
  'Personal Development': { light: '#855e00', dark: '#e5ba4b' },
  'Health & Fitness': { light: '#18753f', dark: '#6cd196' },
}
const NO_CIRCLE = { light: '#3f4a5e', dark: '#b7c1d0' }

/** `time` stands beside the step; null where nothing does (TEXT-16). */
const step = ({ text, time }: { text: string; time: string | null }, index: number, all: readonly unknown[]) => {
  const line = index < all.length - 1 ? `border-bottom:1px solid ${LIGHT.line};` : ''
  const beside =
    time === null
      ? ''
      : html`
<td align="right" valign="top" class="quiet line" style="${type(15, 27, LIGHT.quiet)}padding:12px 0 12px 12px;white-space:nowrap;${line}">${time}</td>`
  return html`<tr>
<td width="36" valign="top" class="quiet line" style="${type(17, 27, LIGHT.quiet)}padding:12px 0;${line}">${index + 1}</td>
<td dir="auto" valign="top" class="ink line" style="${type(17, 27, LIGHT.ink)}padding:12px 0;word-break:break-word;${line}"${time === null ? raw(' colspan="2"') : ''}>${text}</td>${beside}
</tr>`
}

/** Renders the daily wake-up mail of one goal (MAIL-3, MAIL-4). */
export const wakeUpMail = (props: WakeUp): Required<Mail> => {
  const { siteUrl, goal, text, dayNumber, targetDays, unsubscribeUrl } = props
  const unsubscribePage = props.unsubscribePageUrl ?? unsubscribeUrl
  const title = oneLine(goal.title)
  const color = goal.circle_type ? CIRCLE[goal.circle_type] : NO_CIRCLE
  const day = targetDays === null ? `day ${dayNumber}` : `day ${dayNumber} of ${targetDays}`
  const place = goal.circle_type ? `${goal.circle_type}, ${day}` : `D${day.slice(1)}`
  const stamp = dateTimeLabel(props.date, props.time)
  const message = paragraphs(text.message)
  const steps = text.micro_plan.map(oneLine)
  const challenge = oneLine(text.challenge)
  const times = shownTimes(
    { steps, challenge, stepMinutes: text.step_minutes, challengeSeconds: text.challenge_seconds },
    props.care ?? 'ordinary',
  )
  const microPlan = steps.map((line, index) => ({ text: line, time: times.steps[index] ?? null }))
  const streak = streakLine(props.streak_count, props.lastSevenDays.at(-1) === 'done', dayNumber)
  const checkIn = checkInUrl(siteUrl, props.to, goal.id)
  const plan = goalUrl(siteUrl, goal.id)
  const edit = editGoalUrl(siteUrl, goal.id)
  const why = `You get this because you asked for a wake-up email for this goal at ${timeLabel(props.time)}.`
  const { subject, preheader } = writeMailSubject(
    {
      title: goal.title,
      care: props.care ?? 'ordinary',
      weekday: readWeekday(props.date),
      time: props.time,
      dayNumber,
      run: props.streak_count,
      before: props.lastSevenDays.slice(0, -1),
      checkedInToday: props.lastSevenDays.at(-1) === 'done',
      daysToTarget: targetDays === null ? null : targetDays - dayNumber,
    },
    text,
  )

  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    html: sheet({
      title: subject,
      preheader: oneLine(preheader),
      stamp,
      circleDark: color.dark,
      sections: [
        section(44, [
          eyebrow(place, color.light),
          heading(title),
          ...message.map((line, i) => paragraph(line, i < message.length - 1 ? 16 : 0)),
        ]),
        section(36, [
          subheading("Today's Micro-Plan"),
          steps.length === 0
            ? paragraph(motivationMessages.noMicroPlan, 4)
            : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border-top:1px solid ${LIGHT.line};">${microPlan.map(step)}</table>`,
        ]),
        section(28, [
          subheading("Today's Challenge"),
          paragraph(challenge, 4),
          ...(times.challenge === null ? [] : [small(times.challenge)]),
        ]),
        section(36, [
          sevenDays(props.date, props.lastSevenDays, color.light),
          small(html`<b class="ink" style="color:${LIGHT.ink};">${streak.count}</b> ${streak.rest}`, 12),
        ]),
        section(
          28,
          buttons({ text: 'Check In Today', href: checkIn }, { text: 'Open motivation plan', href: plan }),
          44,
        ),
      ],
      footer: html`${why}<br>
${footerLink('Change the time', edit)} &nbsp; ${footerLink('Unsubscribe', unsubscribePage)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      wrap(`${title.toUpperCase()}\n${place}\n${streak.count} ${streak.rest}`),
      ...message.map(wrap),
      `TODAY'S MICRO-PLAN\n${steps.length === 0 ? motivationMessages.noMicroPlan : microPlan.map(({ text, time }, i) => wrap(`${i + 1}. ${text}${time === null ? '' : ` (${time})`}`)).join('\n')}`,
      `TODAY'S CHALLENGE${times.challenge === null ? '' : ` (${times.challenge.toLowerCase()})`}\n${wrap(challenge)}`,
      `Check In Today:\n${checkIn}`,
      `Open motivation plan:\n${plan}`,
      `--\n${wrap(why)}\nChange the time: ${edit}\nUnsubscribe: ${unsubscribePage}\n`,
    ].join('\n\n'),
  }
}
