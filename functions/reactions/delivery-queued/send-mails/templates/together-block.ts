import type { CircleType } from '#domain/goals/fields.ts'
import { splitLead } from '#domain/motivation/lead-sentence.ts'
import { shownTimes } from '#domain/motivation/shown-times.ts'
import { daysBetween } from '#domain/time/day.ts'
import type { WitnessWords } from '#functions/adapters/dynamodb/witnesses.ts'
import { oneLine, paragraphs } from '#functions/adapters/ses/plain-text.ts'
import { editGoalUrl, goalUrl } from '#functions/mail/links.ts'
import type { MorningMail } from '#functions/reactions/delivery-queued/send-mails/deliver-together.ts'
import { type MailRecord, readMailState, readStreakLine } from './mail-state.ts'
import { type MailOffer, readOffers } from './offers.ts'

/** A goal in one mail for several goals. */
export type Block = {
  circle: CircleType | null
  title: string
  /** The first words of the message; all of a message that the person wrote. */
  message: string[]
  step: { text: string; time: string | null }
  /** The line of the goal's witness (WITNESS-6). */
  said: WitnessWords | undefined
  checkInUrl: string
  record: { count: string; rest: string }
  offers: MailOffer[]
}

/** A gentle goal in it: no title, number, minutes or check-in (CARE-3). */
export type QuietBlock = { message: string[]; step: string; openUrl: string }

/** Characters of a first sentence below which the second one is added. */
const SHORT = 60

const readFirstWords = (lines: readonly string[]): string[] => {
  const { lead, rest } = splitLead(lines)
  if (lead.length >= SHORT || rest.length === 0) return [lead]
  return [`${lead} ${splitLead(rest).lead}`]
}

/** `time` is the mail's local time as HH:MM, `checkInUrl` the signed link of the goal and date (MAIL-12). */
export const readBlock = (
  { goal, claimed: { motivation, facts } }: MorningMail,
  {
    siteUrl,
    time,
    checkInUrl,
    said,
  }: { siteUrl: string; time: string; checkInUrl: string; said: WitnessWords | undefined },
): Block => {
  const { date, micro_plan, step_minutes, challenge_seconds } = motivation
  const message = paragraphs(motivation.message)
  const steps = micro_plan.map(oneLine)
  const challenge = oneLine(motivation.challenge)
  const times = shownTimes(
    { steps, challenge, stepMinutes: step_minutes, challengeSeconds: challenge_seconds },
    'ordinary',
  )
  const record: MailRecord = {
    streak: facts.streak_hidden ? 0 : facts.streak,
    isHidden: facts.streak_hidden ?? false,
    week: facts.week,
    dayNumber: facts.day_number,
    silent: facts.silent,
    kept: facts.kept_of_30 === undefined ? undefined : { of: facts.kept_of_30, days: facts.days_of_30 ?? 0 },
    best: facts.best,
    target: goal.target_date,
    daysToTarget: goal.target_date === null ? null : daysBetween(date, goal.target_date),
  }
  const state = readMailState(record)
  const [step] = steps
  return {
    circle: goal.circle_type,
    title: oneLine(goal.title),
    message: motivation.source === 'person' ? message : readFirstWords(message),
    step:
      step === undefined ? { text: challenge, time: times.challenge } : { text: step, time: times.steps[0] ?? null },
    said,
    checkInUrl,
    record: readStreakLine(state, record),
    offers: readOffers(state, {
      time,
      yesterday: facts.week.at(-2),
      rest: facts.offers_rest ?? false,
      plan: goalUrl(siteUrl, goal.id),
      edit: editGoalUrl(siteUrl, goal.id),
    }),
  }
}

export const readQuietBlock = (
  goalId: string,
  text: { message: string; micro_plan: readonly string[]; challenge: string },
  siteUrl: string,
): QuietBlock => ({
  message: paragraphs(text.message),
  step: oneLine(text.micro_plan[0] ?? text.challenge),
  openUrl: goalUrl(siteUrl, goalId),
})
