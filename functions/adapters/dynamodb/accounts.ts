import type { Account } from '#domain/accounts/account.ts'
import type { IdentityProvider } from '#domain/accounts/identity-provider.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import type { Run } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import { accountOfItem, itemOfAccount } from './account-item.ts'
import { isWritten } from './condition-failed.ts'
import { goalOfItem, type StoredGoal } from './goal-item.ts'
import { ACCOUNT, accountKey, emailLookup, INDEXES, keySchema, parseUserId, RUN_PREFIX, userKey } from './keys.ts'
import { createLedgerStore, runOfItem } from './ledger.ts'
import { nudgeCountOfItem } from './nudges.ts'
import { countedWrite } from './people-count.ts'
import { readable } from './read-item.ts'
import { rhythmOfItem, type StoredRhythm } from './rhythms.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | overview: account, goals, runs and rhythms | USER#<sub>, begins_with ACCOUNT | | every operation that shows or judges a goal | <= 1 RRU (2 consistent; both where the first read lacks account or goal) |
 * | account | USER#<sub> / ACCOUNT | | get-profile, check-subscription, create-user-profile, check-sign-up, send-mails for a retry | 0.5 RRU (1 consistent) |
 * | create, once | USER#<sub> / ACCOUNT | lookup | create-user-profile, create-confirmed-profile | 2 WRU + 2 index, and the count |
 * | change e-mail, name or provider | USER#<sub> / ACCOUNT | lookup, with the e-mail | create-user-profile | 1 WRU |
 * | ids by e-mail | EMAIL#<e-mail> / ACCOUNT | lookup (keys only) | check-sign-up, create-user-profile and create-confirmed-profile for a new account, update-subscription, debug-goals | 0.5 RRU |
 */

/** A person's account with all goals, the runs and rhythms by goal id, and the number of nudges by day. */
export type Overview = {
  account: Account | undefined
  goals: StoredGoal[]
  runs: ReadonlyMap<string, Run>
  /** The goals without an entry ask for every day. */
  rhythms: ReadonlyMap<string, StoredRhythm>
  nudges: ReadonlyMap<Day, number>
}

/** `goalId`: a goal that must be among the goals. */
export type OverviewOptions = { consistent?: boolean; goalId?: string }

export type AccountStore = ReturnType<typeof createAccountStore>

const readOverview = async (table: Table, userId: string, consistent: boolean): Promise<Overview> => {
  const items = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :account)',
    ExpressionAttributeValues: { ':pk': userKey(userId), ':account': ACCOUNT },
    ConsistentRead: consistent,
  })
  const goals: StoredGoal[] = []
  const runs = new Map<string, Run>()
  const rhythms = new Map<string, StoredRhythm>()
  const nudges = new Map<Day, number>()
  const unread: string[] = []
  let account: Account | undefined
  for (const item of items) {
    if (item.sk === ACCOUNT) {
      account = accountOfItem(item)
      continue
    }
    const goal = readable(item, goalOfItem)
    const run = readable(item, runOfItem)
    const rhythm = readable(item, rhythmOfItem)
    const counted = readable(item, nudgeCountOfItem)
    if (goal) goals.push(goal)
    else if (run) runs.set(run.goalId, run.run)
    else if (rhythm) rhythms.set(rhythm.goalId, rhythm.rhythm)
    else if (counted) nudges.set(counted.date, counted.count)
    else if (String(item.sk).startsWith(RUN_PREFIX)) unread.push(String(item.sk).slice(RUN_PREFIX.length))
  }
  for (const goalId of unread) {
    const run = await createLedgerStore(table).rederiveRun(userId, goalId, rhythms.get(goalId) ?? EVERY_DAY)
    if (run) runs.set(goalId, run)
  }
  return { account, goals, runs, rhythms, nudges }
}

export const createAccountStore = (table: Table) => ({
  /**
   * An eventually consistent read can miss an account or a goal that was stored just now. One that lacks the account, or the goal of
   * `goalId`, is repeated as a consistent read.
   */
  async overview(userId: string, options: OverviewOptions = {}): Promise<Overview> {
    const { consistent = false, goalId } = options
    const read = await readOverview(table, userId, consistent)
    const isComplete = read.account && (goalId === undefined || read.goals.some(({ id }) => id === goalId))
    return consistent || isComplete ? read : readOverview(table, userId, true)
  },

  async get(userId: string, options?: { consistent: boolean }): Promise<Account | undefined> {
    const item = await table.get({ Key: accountKey(userId), ConsistentRead: options?.consistent ?? false })
    return item && accountOfItem(item)
  },

  /** Creates the account unless one exists, and returns the stored one (ACCOUNT-2). */
  async createOnce(account: Account): Promise<Account> {
    const create = countedWrite(table, account.id, 1, (TableName) => ({
      Put: { TableName, Item: itemOfAccount(account), ConditionExpression: 'attribute_not_exists(pk)' },
    }))
    const isNew = await isWritten(create)
    return isNew ? account : ((await this.get(account.id, { consistent: true })) ?? account)
  },

  /**
   * Changes the address, the name, the provider, or several of them. Throws `ConditionFailed` when the account does not exist, got its
   * address by a token that was issued at `email.at` or later, or has a name, or none, that the person chose. A stop of mails is of the
   * former address only (MAIL-31).
   */
  async change(
    userId: string,
    changes: {
      /** `at`: the time of issue of the token that has the address, in epoch milliseconds. */
      email?: { address: string; at: number } | undefined
      display_name?: string | undefined
      identity_provider?: IdentityProvider | undefined
      now: string
    },
  ): Promise<Account> {
    const { email, display_name, identity_provider, now } = changes
    const item = await table.update({
      Key: accountKey(userId),
      UpdateExpression: `SET updated_at = :now${display_name ? ', display_name = :name' : ''}${
        identity_provider ? ', identity_provider = :provider' : ''
      }${email ? ', email = :email, lookup_pk = :lookup, email_at = :at REMOVE mail_stop' : ''}`,
      ConditionExpression: `attribute_exists(pk)${email ? ' AND (attribute_not_exists(email_at) OR email_at < :at)' : ''}${
        display_name ? ' AND attribute_not_exists(name_chosen)' : ''
      }`,
      ExpressionAttributeValues: {
        ...(email && { ':email': email.address, ':lookup': emailLookup(email.address).lookup_pk, ':at': email.at }),
        ...(display_name && { ':name': display_name }),
        ...(identity_provider && { ':provider': identity_provider }),
        ':now': now,
      },
      ReturnValues: 'ALL_NEW',
    })
    return accountOfItem(item ?? {})
  },

  /** Ids of the accounts with an e-mail address. Eventually consistent. */
  async idsByEmail(email: string): Promise<string[]> {
    const items = await table.query({
      IndexName: INDEXES.lookup,
      KeyConditionExpression: 'lookup_pk = :email AND lookup_sk = :account',
      ExpressionAttributeValues: { ':email': emailLookup(email).lookup_pk, ':account': ACCOUNT },
    })
    return items.map((item) => parseUserId(keySchema.parse(item).pk))
  },
})
