import { createHash } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'
import { derivePermissions } from '#domain/goals/status.ts'
import { witnessMessages } from '#domain/messages/witness.ts'
import { personDay } from '#domain/time/moved-day.ts'
import { listWitnessDays } from '#domain/witness/list-days.ts'
import { LINE_INTERVAL_MS, type WitnessedGoal } from '#domain/witness/witness.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import {
  findGoal,
  type OwnGoal,
  requirePerson,
  type StoredPerson,
  viewOwnGoal,
} from '#functions/adapters/dynamodb/person.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import type { Table } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore, type StoredWitness, type WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { now } from '#functions/runtime/clock.ts'

export type WitnessLinkDeps = {
  accounts: Pick<AccountStore, 'overview'>
  witnesses: Pick<WitnessStore, 'find' | 'read'>
  now: () => number
}

/** What is stored in place of a link's token (ADR 225). */
export const hashWitnessToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The witness, goal and owner of a valid link, as of `now` (epoch milliseconds). */
export type WitnessLink = { witness: StoredWitness; person: StoredPerson; own: OwnGoal; now: number }

const ended = (): DomainError => new DomainError('not-found', witnessMessages.linkEnded)

/**
 * Reads the goal of a witness link. Throws the same `not-found` for a link that never existed, one that was ended or replaced, a
 * goal that was deleted or set aside, and an account that was deleted (WITNESS-2, WITNESS-9).
 */
export const readWitnessLink = async (deps: WitnessLinkDeps, token: string): Promise<WitnessLink> => {
  const hash = hashWitnessToken(token)
  const found = await deps.witnesses.find(hash)
  if (!found) throw ended()
  const overview = await deps.accounts.overview(found.userId, { consistent: true })
  if (!overview.account || overview.account.closing_at !== undefined) throw ended()
  const at = deps.now()
  const person = requirePerson(overview, at)
  const own = findGoal(person, found.goalId)
  const witness = await deps.witnesses.read(found.userId, found.goalId)
  if (!own?.goal.is_active || witness?.hash !== hash || witness.declined_at !== undefined) throw ended()
  return { witness, person, own, now: at }
}

/** Whether the link shows nothing of the goal: care that is not ordinary, or an ended trial (WITNESS-4). */
const isQuiet = ({ own }: WitnessLink): boolean => own.goal.care !== 'ordinary' || own.status === 'trial-expired'

/** Whether a line is accepted now (WITNESS-5). */
const canSend = ({ witness, own, now }: WitnessLink): boolean =>
  witness.muted === undefined &&
  derivePermissions(own.status, own.goal).canReceiveEmails &&
  (witness.line_at === undefined || witness.line_at <= now - LINE_INTERVAL_MS)

export const showWitnessed = (link: WitnessLink): WitnessedGoal => {
  if (isQuiet(link)) return { state: 'quiet' }
  const { witness, person, own } = link
  const view = viewOwnGoal(person, own.goal, own.run)
  const { title, circle_type, created_at } = view
  return {
    state: 'open',
    owner_name: witness.name,
    witness_name: witness.witness_name ?? '',
    title,
    circle_type,
    days: listWitnessDays(view, personDay(Date.parse(created_at), person.rule), person.today),
    can_send: canSend(link),
  }
}

/** The live parts that the operations of the link share. */
export const createWitnessLinkDeps = (table: Table) => ({
  accounts: screenedAccounts(createAccountStore(table), createGoalStore(table), now),
  witnesses: createWitnessStore(table),
  now,
})
