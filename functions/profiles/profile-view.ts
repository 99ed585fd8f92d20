import * as z from 'zod/mini'
import { type Account, isZoneChosen, type Standing } from '#domain/accounts/account.ts'
import { mailStopReason, readMailStop } from '#domain/accounts/mail-stop.ts'
import { billingState } from '#domain/billing/billing-state.ts'
import { subscription } from '#domain/billing/plans.ts'
import { trialStatus } from '#domain/billing/trial.ts'
import { eveningSetting } from '#domain/evening/evening-question.ts'
import { day } from '#domain/time/day.ts'
import { findPersonDayEnd } from '#domain/time/moved-day.ts'

/** The mail choices of a person (MAIL-7). */
const mailChoices = z.strictObject({
  /** False when all mails are off. */
  wake_up: z.boolean(),
  /** One mail a morning for all goals instead of one each (MAIL-24). */
  together: z.boolean(),
  /** The Sunday letter. */
  week_letter: z.boolean(),
})

/** The profile (ACCOUNT-2). `clerk_uuid` is the identity's id under its former name. */
export const profileView = z.strictObject({
  id: z.string(),
  email: z.string(),
  clerk_uuid: z.string(),
  display_name: z.nullable(z.string()),
  trial_expires_at: z.nullable(z.string()),
  zone: z.string(),
  /** Whether the person chose or confirmed the zone (DAY-8). */
  zone_chosen: z.boolean(),
  day_start_hour: z.int(),
  /** The person's mail choices. Each goal also has its own switch. */
  mails: mailChoices,
  /** The evening question; null while it is off (EVENING-1). */
  evening: z.nullable(eveningSetting),
  /** Whether numbers of runs are hidden (STREAK-18). */
  streak_hidden: z.boolean(),
  /** Whether the morning also comes as a notification (EVENING-11). */
  morning_push: z.boolean(),
  /** Why no email goes to the address, where none does (MAIL-31). */
  mail_stopped: z.optional(mailStopReason),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ProfileView = z.infer<typeof profileView>

/** The plan with its limits, as the page shows it (PLAN-4). */
export const planView = z.strictObject({
  name: z.string(),
  goal_limit: z.int(),
  nudge_limit: z.int(),
  subscription,
  /** Whether the plan renews, ends or waits for a payment. Missing for a plan that is not from Stripe. */
  state: z.optional(billingState),
  trial: trialStatus,
})
export type PlanView = z.infer<typeof planView>

/** The person's check-in day and calendar date by the server's clock (DAY-5). */
export const todayView = z.strictObject({
  /** The check-in day. */
  date: day,
  /** The calendar date in the person's zone (DAY-7). Between midnight and the day-start hour it is the day after `date`. */
  calendar_date: day,
  /** ISO date-times: the server's time, and the end of the check-in day. */
  now: z.string(),
  ends_at: z.string(),
  zone: z.string(),
  /** Whether the person chose or confirmed the zone (DAY-8). */
  zone_chosen: z.boolean(),
  day_start_hour: z.int(),
})
export type TodayView = z.infer<typeof todayView>

const viewStop = (account: Account): Pick<ProfileView, 'mail_stopped'> => {
  const reason = readMailStop(account)
  return reason === undefined ? {} : { mail_stopped: reason }
}

export const viewProfile = (account: Account): ProfileView => ({
  id: account.id,
  email: account.email,
  clerk_uuid: account.id,
  display_name: account.display_name,
  trial_expires_at: account.trial_expires_at,
  zone: account.zone,
  zone_chosen: isZoneChosen(account),
  day_start_hour: account.day_start_hour,
  mails: {
    wake_up: !account.mails_off,
    together: account.mails_together ?? false,
    week_letter: account.week_letter ?? false,
  },
  evening: account.evening ?? null,
  streak_hidden: account.streak_hidden === true,
  morning_push: account.morning_push === true,
  ...viewStop(account),
  created_at: account.created_at,
  updated_at: account.updated_at,
})

export const viewPlan = ({ subscription }: Account, { limits, trial }: Standing): PlanView => {
  const { state, ...stored } = subscription
  return {
    name: limits.name,
    goal_limit: limits.goals,
    nudge_limit: limits.nudges,
    subscription: stored,
    ...(state && { state }),
    trial,
  }
}

/** `now` in epoch milliseconds. */
export const viewToday = ({ rule, today, calendarDate, zoneChosen }: Standing, now: number): TodayView => ({
  date: today,
  calendar_date: calendarDate,
  now: new Date(now).toISOString(),
  ends_at: new Date(findPersonDayEnd(now, rule)).toISOString(),
  zone: rule.zone,
  zone_chosen: zoneChosen,
  day_start_hour: rule.dayStartHour,
})
