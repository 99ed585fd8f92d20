import { html } from 'hono/html'
import { readDoneMessage } from '#domain/coach/mail/done-message.ts'
import { type MailDay, writeMailSubject } from '#domain/coach/mail/mail-subject.ts'
import type { CircleType, Tone } from '#domain/goals/fields.ts'
import { motivationMessages } from '#domain/messages/motivation.ts'
import type { MailDayState } from '#domain/motivation/mail-facts.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { shownTimes } from '#domain/motivation/shown-times.ts'
import { isWeekly } from '#domain/motivation/silence.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { clockTime } from '#domain/time/clock-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import type { WitnessWords } from '#functions/adapters/dynamodb/witnesses.ts'
import { oneLine, paragraphs, wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { readCircleColor } from '#functions/mail/circle-color.ts'
import { dateTimeLabel } from '#functions/mail/dates.ts'
import {
  button,
  countedDays,
  eyebrow,
  footerLink,
  heading,
  inkLink,
  LIGHT,
  paragraph,
  paragraphList,
  section,
  sheet,
  small,
  subheading,
} from '#functions/mail/layout.ts'
import { splitAboveButton } from '#functions/mail/lead.ts'
import { editGoalUrl, goalUrl, todayUrl } from '#functions/mail/links.ts'
import { type MailRecord, readMailState, readStreakLine, SMALLER } from './mail-state.ts'
import { readOffers, readPrimary } from './offers.ts'
import { quoteWitness } from './quote-witness.ts'
import { sevenDays } from './seven-days.ts'
import { stepTable } from './step-table.ts'

export type WakeUp = {
  siteUrl: string
  /** Where the button leads: the signed link of the goal and day (MAIL-12). */
  checkInUrl: string
  goal: { id: string; title: string; circle_type: CircleType | null; tone: Tone }
  /** The person's local date, and the mail's time as HH:MM in the same zone. */
  date: Day
  time: string
  /** The local time that the mail speaks of, where it leaves late (MAIL-36). */
  spokenTime?: string | undefined
  /** The zone's words, 'Eastern time', while the person has not chosen one (DAY-8). */
  zone?: string | undefined
  /** The first day of a goal is day 1. */
  dayNumber: number
  /** Days from the first to the target date; null without one. */
  targetDays: number | null
  /** The streak as of this day. */
  streak_count: number
  /** Oldest first; the last is today. */
  lastSevenDays: MailDayState[]
  /** Full days without a check-in before this one, the days kept of the last 30, and the longest run, where they are known. */
  silent?: number | undefined
  kept?: MailRecord['kept']
  best?: number | undefined
  /** Whether rest days are offered (STREAK-10); default false. */
  offersRest?: boolean
  /** The person sees no numbers of runs (STREAK-18); default false. */
  streakHidden?: boolean
  /** What the subject quotes of the goal's plan. */
  hint?: Pick<MailDay, 'when' | 'will' | 'obstacle' | 'next'>
  text: MotivationText
  /** The line of the goal's witness that arrives with this mail (WITNESS-6). */
  said?: WitnessWords | undefined
  /** True for a text that the person wrote: it is shown whole on every day. */
  own?: boolean
  /** Gentle shows no minutes (CARE-3); default ordinary. */
  care?: Care
  /** Takes a mail client's POST without a sign-in (RFC 8058, MAIL-8). */
  unsubscribeUrl: string
  /** The page that the footer link opens; default `unsubscribeUrl`. */
  unsubscribePageUrl?: string
}

/** The height of the number of a milestone, in lines of the message. */
const FIGURE_LINES = 2

const LONG_SILENT = 'Until you check in, we write once a week. Your days stay as they are.'

/** The first words of a text part's section: a heading in capitals, or the label of a link with its address. */
const below = (label: string, href: string) => `${label}:\n${href}`

/** Renders the daily wake-up mail of one goal (MAIL-3, MAIL-11, MAIL-17). */
export const wakeUpMail = (props: WakeUp): Required<Mail> => {
  const { siteUrl, goal, text, dayNumber, targetDays, unsubscribeUrl, checkInUrl } = props
  const unsubscribePage = props.unsubscribePageUrl ?? unsubscribeUrl
  const title = oneLine(goal.title)
  const color = readCircleColor(goal.circle_type)
  const daysToTarget = targetDays === null ? null : targetDays - dayNumber
  const day = targetDays === null || dayNumber > targetDays ? `day ${dayNumber}` : `day ${dayNumber} of ${targetDays}`
  const place = goal.circle_type ? `${goal.circle_type}, ${day}` : `D${day.slice(1)}`
  const spoken = props.spokenTime ?? props.time
  const stamp = dateTimeLabel(props.date, spoken)
  const isHidden = props.streakHidden ?? false
  const streak = isHidden ? 0 : props.streak_count
  const record: MailRecord = {
    streak,
    isHidden,
    week: props.lastSevenDays,
    dayNumber,
    silent: props.silent,
    kept: props.kept,
    best: props.best,
    target: daysToTarget === null ? null : addDays(props.date, daysToTarget),
    daysToTarget,
  }
  const state = readMailState(record)
  const smaller = props.own ? undefined : SMALLER[state]
  // The text was written before the check-in: its counts are older, and its steps are not due any more.
  const isKept = props.lastSevenDays.at(-1) === 'done'
  const isDone = state === 'done' && !props.own
  const message = paragraphs(isDone ? readDoneMessage(goal.tone, dayNumber) : text.message)
  const { above, below: after } = splitAboveButton(message, title, state === 'milestone' ? FIGURE_LINES : 0)
  const steps = text.micro_plan.map(oneLine)
  const challenge = oneLine(text.challenge)
  const times = shownTimes(
    { steps, challenge, stepMinutes: text.step_minutes, challengeSeconds: text.challenge_seconds },
    props.care ?? 'ordinary',
  )
  const timed = steps.map((line, index) => ({ text: line, time: times.steps[index] ?? null }))
  const microPlan = smaller ? timed.slice(0, 1) : timed
  const planTitle = smaller ?? "Today's Micro-Plan"
  const line = readStreakLine(state, record)
  const plan = goalUrl(siteUrl, goal.id)
  const edit = editGoalUrl(siteUrl, goal.id)
  const isOver = state === 'day-after'
  const asksNothing = isOver || isDone
  const primary = readPrimary(state, isKept, { edit, checkIn: checkInUrl, today: todayUrl(siteUrl) })
  const why = `You get this because you asked for a wake-up email for this goal at ${clockTime(props.time)}${props.zone === undefined ? '' : ` ${props.zone}`}.`
  const { subject, preheader } = writeMailSubject(
    {
      title: goal.title,
      care: props.care ?? 'ordinary',
      weekday: readWeekday(props.date),
      time: spoken,
      dayNumber,
      run: streak,
      before: props.lastSevenDays.slice(0, -1),
      checkedInToday: isKept,
      silent: props.silent,
      daysToTarget,
      ...props.hint,
    },
    text,
  )
  const offers = readOffers(state, {
    time: spoken,
    yesterday: props.lastSevenDays.at(-2),
    rest: props.offersRest ?? false,
    plan,
    edit,
  })
  const said = props.said && quoteWitness(props.said)
  const isNowWeekly = state === 'long-silent' && isWeekly(props.silent)

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
        section(32, [
          eyebrow(place, color.light),
          heading(title, 16),
          ...(state === 'milestone' ? [countedDays(String(streak), 'days in a row')] : []),
          ...paragraphList(above),
        ]),
        section(24, button(primary)),
        ...(after.length === 0 ? [] : [section(24, paragraphList(after))]),
        ...(said ? [section(28, [subheading(said.from), paragraph(said.line, 0)])] : []),
        ...(isNowWeekly ? [section(24, paragraph(LONG_SILENT, 0))] : []),
        ...(asksNothing
          ? []
          : [
              section(32, [
                subheading(planTitle),
                steps.length === 0 ? paragraph(motivationMessages.noMicroPlan, 4) : stepTable(microPlan),
              ]),
            ]),
        ...(smaller || asksNothing
          ? []
          : [
              section(28, [
                subheading("Today's Challenge"),
                paragraph(challenge, 4),
                ...(times.challenge === null ? [] : [small(times.challenge)]),
              ]),
            ]),
        section(36, [
          // The day after the target date has no check-in, so the days end with the target date.
          isOver
            ? sevenDays(addDays(props.date, -1), props.lastSevenDays.slice(0, -1), color.light)
            : sevenDays(props.date, props.lastSevenDays, color.light),
          small(html`<b class="ink" style="color:${LIGHT.ink};">${line.count}</b> ${line.rest}`, 12),
        ]),
        section(
          20,
          [
            ...offers.map(({ words, link }, i) =>
              small(html`${words} ${inkLink(link.text, link.href)}`, i === 0 ? 0 : 8),
            ),
            small(inkLink('Open motivation plan', plan), offers.length === 0 ? 0 : 8),
          ],
          40,
        ),
      ],
      footer: html`${why}<br>
${footerLink('Change the time', edit)} &nbsp; ${footerLink('Unsubscribe', unsubscribePage)}`,
    }),
    text: [
      `Five Circles\n${stamp}`,
      wrapLines(`${title.toUpperCase()}\n${place}\n${[line.count, line.rest].filter(Boolean).join(' ')}`),
      ...message.map(wrapLines),
      below(primary.text, primary.href),
      ...(said ? [`${said.from.toUpperCase()}\n${wrapLines(said.line)}`] : []),
      ...(isNowWeekly ? [wrapLines(LONG_SILENT)] : []),
      ...(asksNothing
        ? []
        : [
            `${planTitle.toUpperCase()}\n${steps.length === 0 ? motivationMessages.noMicroPlan : microPlan.map(({ text, time }, i) => wrapLines(`${i + 1}. ${text}${time === null ? '' : ` (${time})`}`)).join('\n')}`,
          ]),
      ...(smaller || asksNothing
        ? []
        : [
            `TODAY'S CHALLENGE${times.challenge === null ? '' : ` (${times.challenge.toLowerCase()})`}\n${wrapLines(challenge)}`,
          ]),
      ...offers.map(({ words, link }) => `${wrapLines(words)}\n${below(link.text, link.href)}`),
      below('Open motivation plan', plan),
      `--\n${wrapLines(why)}\nChange the time: ${edit}\nUnsubscribe: ${unsubscribePage}\n`,
    ].join('\n\n'),
  }
}
