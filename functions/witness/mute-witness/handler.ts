import { DomainError } from '#domain/errors.ts'
import { witnessMessages } from '#domain/messages/witness.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore, type WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { showWitness } from '#functions/witness/show-witness.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  witnesses: Pick<WitnessStore, 'mute'>
  now: () => number
}

export const muteWitness =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId, muted }, actor }) => {
    const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: true }), deps.now())
    const own = ownGoal(person, goalId)
    const witness = await deps.witnesses.mute(actor.id, goalId, muted)
    if (!witness) throw new DomainError('not-found', witnessMessages.none)
    return { success: true, witness: showWitness(witness, person, own) }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), witnesses: createWitnessStore(table), now }
}

export const handler = http(contract, () => muteWitness(live(readEnv(Env))))
