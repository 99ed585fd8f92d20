import { DomainError } from '#domain/errors.ts'
import { derivePermissions } from '#domain/goals/status.ts'
import { mailMessages } from '#domain/messages/mail.ts'
import type { MailCheckIn } from '#domain/streaks/mail-check-in.ts'
import type { Run } from '#domain/streaks/run.ts'
import { findPersonDayEnd } from '#domain/time/moved-day.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import {
  createMailCheckInStore,
  type MailCheckInStore,
  type StoredDay,
} from '#functions/adapters/dynamodb/mail-check-ins.ts'
import {
  findGoal,
  type OwnGoal,
  requirePerson,
  type StoredPerson,
  viewOwnGoal,
} from '#functions/adapters/dynamodb/person.ts'
import type { Table } from '#functions/adapters/dynamodb/table.ts'
import { createLinkSigner, type LinkSigner } from '#functions/adapters/secrets-manager/link-signer.ts'
import { now } from '#functions/runtime/clock.ts'
import { type CheckInLink, readCheckInLink } from './check-in-token.ts'

export type MailLinkDeps = {
  accounts: Pick<AccountStore, 'overview'>
  mailCheckIns: Pick<MailCheckInStore, 'day'>
  signer: Pick<LinkSigner, 'verify'>
  now: () => number
}

/** The goal and day of a valid link, as of `now` (epoch milliseconds). */
export type ValidLink = {
  link: CheckInLink
  person: StoredPerson
  own: OwnGoal
  row: StoredDay | undefined
  now: number
}

/** A valid link, or what is shown instead: the day is over or has not begun, or the goal takes no check-in. */
export type MailLink = { valid: ValidLink } | { shown: MailCheckIn }

const invalid = (): DomainError => new DomainError('not-found', mailMessages.linkInvalid)

/**
 * Reads the goal and day of a mail's check-in link (MAIL-12). Throws `not-found` for a token that this stage did not sign, and for a
 * deleted goal or account.
 */
export const readMailLink = async (deps: MailLinkDeps, token: string): Promise<MailLink> => {
  const link = await readCheckInLink(deps.signer, token)
  if (!link) throw invalid()
  const at = deps.now()
  const readDay = () => deps.mailCheckIns.day(link.userId, link.goalId, link.day)
  // The day is read first, so that the run of a day that is there counts it.
  const before = await readDay()
  const overview = await deps.accounts.overview(link.userId, { consistent: true })
  if (!overview.account || overview.account.closing_at !== undefined) throw invalid()
  const person = requirePerson(overview, at)
  const own = findGoal(person, link.goalId)
  if (!own) throw invalid()
  if (link.day < person.today) return { shown: { state: 'ended', day: link.day } }
  if (link.day > person.today) return { shown: { state: 'early', day: link.day } }
  if (!derivePermissions(own.status, own.goal).canCheckIn) return { shown: { state: 'closed' } }
  const isMissed = !before && own.run !== undefined && own.run.last_day >= link.day
  const row = isMissed ? await readDay() : before
  return { valid: { link, person, own, row, now: at } }
}

/** Shows a valid link with the given run and day of its goal. */
export const showMailLink = (
  { link, person, own, now }: Omit<ValidLink, 'row'>,
  run: Run | undefined,
  row: StoredDay | undefined,
): MailCheckIn => {
  const { title, circle_type, care, streak_count, streak_hidden } = viewOwnGoal(person, own.goal, run)
  const gentle = care === 'gentle'
  const ends_at = new Date(findPersonDayEnd(now, person.rule)).toISOString()
  const shown = { day: link.day, ends_at, goal: { title, circle_type, gentle } }
  return row
    ? { state: 'checked-in', ...shown, ...row, streak_count: gentle || streak_hidden ? null : streak_count }
    : { state: 'open', ...shown }
}

/** The live parts that the operations of the link share. */
export const createMailLinkDeps = (table: Table, linkSecretName: string) => ({
  accounts: createAccountStore(table),
  mailCheckIns: createMailCheckInStore(table),
  signer: createLinkSigner(linkSecretName, 'mail-check-in'),
  now,
})
