import type { IdentityProvider } from '#domain/accounts/identity-provider.ts'
import { type HeldPlan, lastsUntil, limitsFor, type PlanLimits } from '#domain/billing/plans.ts'
import { readTrial, type TrialStatus } from '#domain/billing/trial.ts'
import type { Day } from '#domain/time/day.ts'
import { type HeldDay, type PersonRule, personDay } from '#domain/time/moved-day.ts'
import { calendarDay } from '#domain/time/wall-clock.ts'

export type ZoneChanges = { since: number; count: number }

/** A person's account as it is kept: profile, trial, subscription and where their day turns. */
export type Account = {
  id: string
  email: string
  display_name: string | null
  /** Set where the identity signs in through a provider and has no password. */
  identity_provider?: IdentityProvider | undefined
  /** ISO date-time; null where no trial was ever set. */
  trial_expires_at: string | null
  /** A canonical name (`canonicalZone`). */
  zone: string
  /** What the table holds, where it is not a canonical name. */
  stored_zone?: string | undefined
  /** Changes of the zone within a day: since when (epoch milliseconds), and how many. */
  zone_changes?: ZoneChanges | undefined
  day_start_hour: number
  /** Where zone or day-start hour were ever changed. */
  held_day?: HeldDay | undefined
  /** True where the person wants no wake-up mail for any goal. */
  mails_off?: true | undefined
  /** ISO date-time since which the account is being deleted. */
  closing_at?: string | undefined
  /** Active goals. Only the writes that add, remove, set aside or take up a goal change it. */
  goal_count: number
  /** Goals that are set aside. The same writes change it. */
  aside_count: number
  subscription: HeldPlan
  created_at: string
  updated_at: string
}

/** What an account amounts to at an instant. */
export type Standing = {
  rule: PersonRule
  /** The person's check-in day. */
  today: Day
  /** The calendar date in the person's zone: target dates go by it. */
  calendarDate: Day
  trial: TrialStatus
  limits: PlanLimits
}

/** Where and when the person's day turns. */
export const ruleOf = ({ zone, day_start_hour, held_day }: Account): PersonRule => ({
  zone,
  dayStartHour: day_start_hour,
  held: held_day,
})

/** `now` in epoch milliseconds. */
export const standingOf = (account: Account, now: number): Standing => {
  const rule = ruleOf(account)
  return {
    rule,
    today: personDay(now, rule),
    calendarDate: calendarDay(now, account.zone),
    trial: readTrial(account.trial_expires_at, account.subscription, now),
    limits: limitsFor(account.subscription, now),
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
