import type { IdentityProvider } from '#domain/accounts/identity-provider.ts'
import { lastsUntil, limitsFor, type OwnedPlan, type PlanLimits } from '#domain/billing/plans.ts'
import { readTrial, type TrialStatus } from '#domain/billing/trial.ts'
import type { EveningSetting } from '#domain/evening/evening-question.ts'
import type { Day } from '#domain/time/day.ts'
import { type HeldDay, type PersonRule, personDay } from '#domain/time/moved-day.ts'
import { calendarDay } from '#domain/time/wall-clock.ts'
import { DEFAULT_ZONE } from '#domain/time/zone.ts'
import type { MailStop } from './mail-stop.ts'

export type ZoneChanges = { since: number; count: number }

/** A stored account: profile, trial, subscription, zone and day-start hour. */
export type Account = {
  id: string
  email: string
  /** When the token was issued that changed the address, in epoch milliseconds. Absent while it is the first address. */
  email_at?: number | undefined
  display_name: string | null
  /** Set when the identity signs in through a provider and has no password. */
  identity_provider?: IdentityProvider | undefined
  /** ISO date-time; null without a trial. */
  trial_expires_at: string | null
  /** A canonical name (`canonicalZone`). */
  zone: string
  /** The stored zone name, when it is not canonical. */
  stored_zone?: string | undefined
  /** The zone changes within a day: the start of that day (epoch milliseconds) and their number. */
  zone_changes?: ZoneChanges | undefined
  /** Set by a change of settings that names a display name, also none. */
  name_chosen?: true | undefined
  /** Set by a change of settings that names a zone, also the present one. */
  zone_chosen?: true | undefined
  day_start_hour: number
  /** Set after a change of the zone or the day-start hour. */
  held_day?: HeldDay | undefined
  /** True when the person stopped all wake-up mails. */
  mails_off?: true | undefined
  /** The hour and way of the evening question; absent while it is off (EVENING-1). */
  evening?: EveningSetting | undefined
  /** True when the person sees no numbers of runs (STREAK-18). */
  streak_hidden?: true | undefined
  /** True when the person also gets the morning as a notification (EVENING-11). */
  morning_push?: true | undefined
  /** True when the person chose one mail a morning for all goals (MAIL-24). */
  mails_together?: true | undefined
  /** True when the person chose the Sunday letter (MAIL-28). */
  week_letter?: true | undefined
  /** The secret in the unsubscribe links of mails that are about no single goal. Set with the first choice of such a mail. */
  mails_token?: string | undefined
  /** Set when an address returned a mail for good or its owner marked one as spam. `readMailStop` tells whether it holds. */
  mail_stop?: MailStop | undefined
  /** ISO date-time at which the deletion of the account began. */
  closing_at?: string | undefined
  /** Number of active goals. Only writes that create or delete a goal or change `is_active` change it. */
  goal_count: number
  /** Number of inactive goals. The same writes change it. */
  aside_count: number
  subscription: OwnedPlan
  created_at: string
  updated_at: string
}

/** The state of an account at an instant. */
export type Standing = {
  /** The instant, in epoch milliseconds. */
  now: number
  rule: PersonRule
  /** The person's check-in day. */
  today: Day
  /** The calendar date in the person's zone. Target dates are compared with it. */
  calendarDate: Day
  trial: TrialStatus
  limits: PlanLimits
  zoneChosen: boolean
  streakHidden: boolean
}

/** The zone and the hour at which the person's check-in day begins. */
export const readRule = ({ zone, day_start_hour, held_day }: Account): PersonRule => ({
  zone,
  dayStartHour: day_start_hour,
  held: held_day,
})

/**
 * Whether the person chose or confirmed the zone (DAY-8). A sign-up stores the default zone. An account from before
 * `zone_chosen` has a chosen zone where another one was ever chosen.
 */
export const isZoneChosen = ({ zone, zone_chosen, zone_changes }: Account): boolean =>
  zone_chosen === true || zone_changes !== undefined || zone !== DEFAULT_ZONE

/** `now` in epoch milliseconds. */
export const readStanding = (account: Account, now: number): Standing => {
  const rule = readRule(account)
  return {
    now,
    rule,
    today: personDay(now, rule),
    calendarDate: calendarDay(now, account.zone),
    trial: readTrial(account.trial_expires_at, account.subscription, now),
    limits: limitsFor(account.subscription, now),
    zoneChosen: isZoneChosen(account),
    streakHidden: account.streak_hidden === true,
  }
}

/**
 * The instant (epoch milliseconds) at which trial and subscription have both ended; undefined where one of them has no
 * end. Until then mails may go out (GOAL-11).
 */
export const accessUntil = (account: Pick<Account, 'trial_expires_at' | 'subscription'>): number | undefined => {
  if (account.trial_expires_at === null) return undefined
  const trialEnd = Date.parse(account.trial_expires_at)
  if (!account.subscription.subscribed) return trialEnd
  const planEnd = lastsUntil(account.subscription)
  return planEnd === undefined ? undefined : Math.max(trialEnd, planEnd)
}
