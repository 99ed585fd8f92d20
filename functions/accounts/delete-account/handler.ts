import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { SWEEP_DELAY_SECONDS, type SweepWork } from '#events/work.ts'
import { type AccountDataStore, createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createDeletedIdentityStore } from '#functions/adapters/dynamodb/deleted-identities.ts'
import { createFormerTrialStore } from '#functions/adapters/dynamodb/former-trials.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createAddressHash } from '#functions/adapters/secrets-manager/address-hash.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { now } from '#functions/runtime/clock.ts'
import {
  type EnvOf,
  readEnv,
  SALT_SECRET_NAME,
  STRIPE_SECRET_NAME,
  SWEEP_QUEUE_URL,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { createLog, describe } from '#functions/runtime/log.ts'
import { TABLE_LIMITS } from '#functions/runtime/request-deadline.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SALT_SECRET_NAME, SWEEP_QUEUE_URL, STRIPE_SECRET_NAME }

type Deps = {
  person: Pick<AccountDataStore, 'close' | 'reopen' | 'beginErasing' | 'erase'>
  /** Ends the person's subscriptions immediately. Throws when Stripe did not confirm it. */
  endPayments: (userId: string) => Promise<void>
  /** Stores the trial end of the account under the hash of its address (ACCOUNT-9). */
  keepTrial: (userId: string) => Promise<void>
  /** Stores the time of the deletion, so that older tokens of the identity make no new account (ACCOUNT-8, ADR 150). */
  keepDeletion: (userId: string) => Promise<void>
  enqueue: Enqueue<SweepWork>
  now: () => number
}

/** A table deletes some 1000 items of a person in a second, and the page waits 28 seconds for the deletion of a long history. */
const DELETION_LIMITS = { ...TABLE_LIMITS, requestMs: 22_000 }

/** A repeated pass deletes items that were written during the pass before. Later writes are left to `sweep-leftovers` (ADR 106). */
const MAX_PASSES = 5

/**
 * Marks the account as closing and ends its payments. On a failure the mark is removed: also one whose write failed, because only the
 * response can be lost. A mark that cannot be removed now is removed by the sweep (ADR 106).
 */
const closeAndEndPayments = async ({ person, endPayments }: Deps, userId: string, at: string): Promise<void> => {
  try {
    await person.close(userId, at)
    await endPayments(userId).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError('unavailable', accountMessages.cannotCancel) : error
    })
  } catch (error) {
    await person.reopen(userId, at).catch((failed: unknown) => {
      createLog({ operation: contract.name }).warn('account not reopened', describe(failed))
    })
    throw error
  }
}

/** Deletes nothing before the subscriptions have ended (ADR 043). */
export const deleteAccount =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body, actor }) => {
    if (body.email.toLowerCase() !== actor.email) {
      throw new DomainError('invalid-request', accountMessages.confirmDeletion, 'email')
    }
    // Queued first, so that every deletion has a sweep. It finishes an interrupted deletion and deletes late writes.
    await deps.enqueue([{ userId: actor.id }], { delaySeconds: SWEEP_DELAY_SECONDS })
    await deps.keepTrial(actor.id)
    const at = new Date(deps.now()).toISOString()
    await closeAndEndPayments(deps, actor.id, at)
    await deps.keepDeletion(actor.id)
    await deps.person.beginErasing(actor.id, at)
    let deleted = 0
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const erased = await deps.person.erase(actor.id)
      deleted += erased
      if (erased === 0) break
    }
    return { success: true, deleted }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME, DELETION_LIMITS)
  const hash = createAddressHash(env.SALT_SECRET_NAME)
  const formerTrials = createFormerTrialStore(table, hash)
  const deletedIdentities = createDeletedIdentityStore(table, hash)
  const closeCustomer = loadLater(async () => (await import('./create-closer.ts')).createCloser(env.STRIPE_SECRET_NAME))
  return {
    person: createAccountDataStore(table),
    endPayments: async (userId) => {
      const customer = await createBillingStore(table).findCustomer(userId)
      if (customer !== undefined) await closeCustomer(customer)
    },
    keepTrial: async (userId) => {
      const account = await createAccountStore(table).get(userId, { consistent: true })
      if (account?.trial_expires_at) await formerTrials.keep(account.email, account.trial_expires_at, now())
    },
    keepDeletion: (userId) => deletedIdentities.keep(userId, now()),
    enqueue: createEnqueuer(env.SWEEP_QUEUE_URL),
    now,
  }
}

export const handler = http(contract, () => deleteAccount(live(readEnv(Env))))
