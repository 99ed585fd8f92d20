import { randomBytes } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'
import { permit } from '#domain/goals/permit.ts'
import { witnessMessages } from '#domain/messages/witness.ts'
import { permitOwnerName } from '#domain/witness/screen-line.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore, type WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, SITE_URL, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { hashWitnessToken } from '#functions/witness/read-witness.ts'
import { showWitness } from '#functions/witness/show-witness.ts'
import { witnessUrl } from '#functions/witness/witness-url.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SITE_URL }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  witnesses: Pick<WitnessStore, 'invite'>
  siteUrl: string
  now: () => number
}

const TOKEN_BYTES = 32

export const inviteWitness =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId, name }, actor }) => {
    const at = deps.now()
    const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: true }), at)
    const own = ownGoal(person, goalId)
    permit(own, 'canShare')
    if (own.goal.care !== 'ordinary') throw new DomainError('forbidden', witnessMessages.notOrdinary)
    permitOwnerName(name, person.account.zone)
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const witness = { hash: hashWitnessToken(token), name, invited_at: new Date(at).toISOString() }
    await deps.witnesses.invite(actor.id, goalId, witness)
    return { success: true, link: witnessUrl(deps.siteUrl, token), witness: showWitness(witness, person, own) }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: screenedAccounts(createAccountStore(table), createGoalStore(table), now),
    witnesses: createWitnessStore(table),
    siteUrl: env.SITE_URL,
    now,
  }
}

export const handler = http(contract, () => inviteWitness(live(readEnv(Env))))
