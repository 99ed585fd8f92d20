import { changeRule } from '#domain/time/moved-day.ts'
import { type Account, ruleOf } from './account.ts'

/** What a person may change about their account; what is undefined stays. */
export type Settings = {
  displayName?: string | null | undefined
  zone?: string | undefined
  dayStartHour?: number | undefined
  mails?: { wake_up: boolean } | undefined
}

/** The account after a change that is made at `now` (epoch milliseconds). */
export const changeSettings = (account: Account, changes: Settings, now: number): Account => {
  const { zone, dayStartHour, held } = changeRule(now, ruleOf(account), {
    zone: changes.zone ?? account.zone,
    dayStartHour: changes.dayStartHour ?? account.day_start_hour,
  })
  return {
    ...account,
    display_name: changes.displayName === undefined ? account.display_name : changes.displayName,
    zone,
    day_start_hour: dayStartHour,
    held_day: held,
    mails_off: (changes.mails ? !changes.mails.wake_up : account.mails_off) || undefined,
    updated_at: new Date(now).toISOString(),
  }
}
