import { DomainError } from '#domain/errors.ts'
import type { EveningSetting } from '#domain/evening/evening-question.ts'
import { settingsMessages } from '#domain/messages/settings.ts'
import { canonicalZone } from '#domain/time/canonical-zone.ts'
import { changeRule, type PersonRule } from '#domain/time/moved-day.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { type Account, readRule, type ZoneChanges } from './account.ts'
import { type DayUse, holdsAtOnce } from './first-zone.ts'

/** The settings that a person can change. Undefined settings stay as they are. */
export type AccountSettings = {
  displayName?: string | null | undefined
  zone?: string | undefined
  dayStartHour?: number | undefined
  /** Null switches the evening question off. */
  evening?: EveningSetting | null | undefined
  streakHidden?: boolean | undefined
  morningPush?: boolean | undefined
  mails?:
    | { wake_up?: boolean | undefined; together?: boolean | undefined; week_letter?: boolean | undefined }
    | undefined
}

/** Maximum number of zone changes within 24 hours (ADR 100). */
const ZONE_CHANGES_A_DAY = 6

/** The count after one more change at `now`. Throws `limit-reached` at the maximum. */
const countChange = (before: ZoneChanges | undefined, now: number): ZoneChanges => {
  if (!before || now - before.since >= DAY_MS) return { since: now, count: 1 }
  if (before.count >= ZONE_CHANGES_A_DAY)
    throw new DomainError('limit-reached', settingsMessages.zoneChangedTooOften(ZONE_CHANGES_A_DAY))
  return { since: before.since, count: before.count + 1 }
}

const wantedZone = (account: Account, name: string | undefined): string => {
  if (name === undefined) return account.zone
  const wanted = canonicalZone(name)
  if (wanted === undefined) throw new DomainError('invalid-request', settingsMessages.zoneUnknown, 'zone')
  return wanted
}

/** The choices of mails after a change. The first mail that is about no single goal gets its token (MAIL-27). */
const changeMails = (
  account: Account,
  { wake_up, together, week_letter }: NonNullable<AccountSettings['mails']> = {},
  evening: Account['evening'],
  newToken: () => string,
): Pick<Account, 'mails_off' | 'mails_together' | 'week_letter' | 'mails_token'> => {
  const isTogether = together ?? account.mails_together
  const hasLetter = week_letter ?? account.week_letter
  return {
    mails_off: (wake_up === undefined ? account.mails_off : !wake_up) || undefined,
    mails_together: isTogether || undefined,
    week_letter: hasLetter || undefined,
    mails_token: account.mails_token ?? (isTogether || hasLetter || evening ? newToken() : undefined),
  }
}

type ChangeSources = {
  /** Epoch milliseconds. */
  now: number
  /** Returns a new secret for links. */
  newToken: () => string
  /** What the first choice of a zone must not touch; without it every change keeps the running day. */
  use?: DayUse
}

/**
 * The account after a change. Throws `invalid-request` for a name that is not a zone, and `limit-reached` after too many changes of
 * the zone.
 */
export const changeSettings = (
  account: Account,
  changes: AccountSettings,
  { now, newToken, use }: ChangeSources,
): Account => {
  const wanted = wantedZone(account, changes.zone)
  const zone_changes = wanted === account.zone ? account.zone_changes : countChange(account.zone_changes, now)
  const to: PersonRule = { zone: wanted, dayStartHour: changes.dayStartHour ?? account.day_start_hour }
  const { zone, dayStartHour, held } =
    use && holdsAtOnce(account, to, use, now) ? to : changeRule(now, readRule(account), to)
  const evening = changes.evening === undefined ? account.evening : (changes.evening ?? undefined)
  return {
    ...account,
    display_name: changes.displayName === undefined ? account.display_name : changes.displayName,
    name_chosen: changes.displayName === undefined ? account.name_chosen : true,
    zone,
    stored_zone: undefined,
    zone_changes,
    zone_chosen: changes.zone === undefined ? account.zone_chosen : true,
    day_start_hour: dayStartHour,
    held_day: held,
    morning_push: (changes.morningPush ?? account.morning_push) || undefined,
    streak_hidden: (changes.streakHidden ?? account.streak_hidden) || undefined,
    evening,
    ...changeMails(account, changes.mails, evening, newToken),
    updated_at: new Date(now).toISOString(),
  }
}
