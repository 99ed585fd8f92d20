import type { Account } from '#domain/accounts/account.ts'
import type { IdentityProvider } from '#domain/accounts/identity-provider.ts'
import type { Subscription } from '#domain/billing/plans.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import type { Run } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import { accountOfItem, itemOfAccount } from './account-item.ts'
import { isWritten } from './condition-failed.ts'
import { hasMailChoice, readMailChoice } from './goal-counts.ts'
import { goalOfItem, type StoredGoal } from './goal-item.ts'
import { ACCOUNT, accountKey, INDEXES, keySchema, lookupKey, parseUserId, RUN_PREFIX, userKey } from './keys.ts'
import { createLedgerStore, runOfItem } from './ledger.ts'
import { nudgeCountOfItem } from './nudges.ts'
import { countedWrite } from './people-count.ts'
import { readable } from './read-item.ts'
import { transactOnce } from './retry-on-conflict.ts'
import { rhythmOfItem, type StoredRhythm } from './rhythms.ts'
import type { Item, Table, Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | overview: account, goals, runs and rhythms | USER#<sub>, begins_with ACCOUNT | | every operation that shows or judges a goal | <= 1 RRU (2 consistent) |
 * | account | USER#<sub> / ACCOUNT | | get-profile, check-subscription, create-user-profile, check-sign-up, send-wake-up-mails for a retry | 0.5 RRU (1 consistent) |
 * | create, once | USER#<sub> / ACCOUNT | lookup | create-user-profile, create-confirmed-profile | 2 WRU + 2 index, and the count |
 * | change name or e-mail | USER#<sub> / ACCOUNT | lookup, with the e-mail | create-user-profile | 1 WRU |
 * | change settings, with the place of each goal | USER#<sub> / ACCOUNT and ACCOUNT#GOAL#<id> | delivery | update-profile | 2 WRU + 2 and 2 index a goal |
 * | ids by e-mail | EMAIL#<e-mail> / ACCOUNT | lookup (keys only) | check-sign-up, update-subscription, debug-goals | 0.5 RRU |
 * | set a plan | USER#<sub> / ACCOUNT | | update-subscription | 1 WRU |
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

export type AccountStore = ReturnType<typeof createAccountStore>

export const createAccountStore = (table: Table) => ({
  async overview(userId: string, options?: { consistent: boolean }): Promise<Overview> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :account)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':account': ACCOUNT },
      ConsistentRead: options?.consistent ?? false,
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
      const run = await createLedgerStore(table).recount(userId, goalId, rhythms.get(goalId) ?? EVERY_DAY)
      if (run) runs.set(goalId, run)
    }
    return { account, goals, runs, rhythms, nudges }
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

  /** Changes name and e-mail. Throws `ConditionFailed` when the account does not exist. */
  async change(
    userId: string,
    changes: {
      email: string
      display_name: string | null
      identity_provider?: IdentityProvider | undefined
      /** The stop of mails is about the former address (MAIL-31). */
      isOtherAddress?: boolean
      now: string
    },
  ): Promise<Account> {
    const item = await table.update({
      Key: accountKey(userId),
      UpdateExpression: `SET email = :email, lookup_pk = :lookup, display_name = :name, updated_at = :now${
        changes.identity_provider ? ', identity_provider = :provider' : ''
      }${changes.isOtherAddress ? ' REMOVE mail_stop' : ''}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: {
        ':email': changes.email,
        ':lookup': lookupKey(changes.email).lookup_pk,
        ':name': changes.display_name,
        ...(changes.identity_provider && { ':provider': changes.identity_provider }),
        ':now': changes.now,
      },
      ReturnValues: 'ALL_NEW',
    })
    return accountOfItem(item ?? {})
  },

  /**
   * Writes a person's settings and, in the same transaction, the delivery keys of each goal. Throws `ConditionFailed` when
   * account or goals have changed since they were read.
   */
  async changeSettings(before: Account, after: Account, moves: ((TableName: string) => Write)[]): Promise<void> {
    const fields: Item = {
      display_name: after.display_name,
      zone: after.zone,
      day_start_hour: after.day_start_hour,
      zone_changes: after.zone_changes,
      zone_chosen: after.zone_chosen,
      held_day: after.held_day,
      mails_off: after.mails_off,
      evening: after.evening,
      streak_hidden: after.streak_hidden,
      mails_together: after.mails_together,
      week_letter: after.week_letter,
      mails_token: after.mails_token,
      updated_at: after.updated_at,
    }
    const set = Object.keys(fields).filter((name) => fields[name] !== undefined)
    const removed = Object.keys(fields).filter((name) => fields[name] === undefined)
    await transactOnce(table, (TableName) => [
      {
        Update: {
          TableName,
          Key: accountKey(before.id),
          UpdateExpression: `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}${
            removed.length > 0 ? ` REMOVE ${removed.map((name) => `#${name}`).join(', ')}` : ''
          }`,
          ConditionExpression: `display_name = :from_name AND #zone = :from_zone AND day_start_hour = :from_hour
              AND ${hasMailChoice(readMailChoice(before))}
              AND attribute_${before.streak_hidden ? '' : 'not_'}exists(streak_hidden)
              AND ${before.zone_changes ? 'zone_changes = :from_changes' : 'attribute_not_exists(zone_changes)'}
              AND ${before.evening ? 'evening = :from_evening' : 'attribute_not_exists(evening)'}
              AND goal_count = :goals AND attribute_not_exists(closing_at)`,
          ExpressionAttributeNames: {
            '#zone': 'zone',
            ...Object.fromEntries([...set, ...removed].map((name) => [`#${name}`, name])),
          },
          ExpressionAttributeValues: {
            ':from_name': before.display_name,
            ':from_zone': before.stored_zone ?? before.zone,
            ...(before.zone_changes && { ':from_changes': before.zone_changes }),
            ...(before.evening && { ':from_evening': before.evening }),
            ':from_hour': before.day_start_hour,
            ':goals': before.goal_count,
            ...Object.fromEntries(set.map((name) => [`:${name}`, fields[name]])),
          },
        },
      },
      ...moves.map((move) => move(TableName)),
    ])
  },

  /** Replaces the account's plan. Returns false when the account does not exist. */
  async subscribe(userId: string, held: Subscription, now: string): Promise<boolean> {
    return isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: `SET subscribed = :subscribed, subscription_tier = :tier, subscription_end = :end,
          updated_at = :now REMOVE subscription_state`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':subscribed': held.subscribed,
          ':tier': held.subscription_tier,
          ':end': held.subscription_end,
          ':now': now,
        },
      }),
    )
  },

  /** Ids of the accounts with an e-mail address. Eventually consistent. */
  async idsByEmail(email: string): Promise<string[]> {
    const items = await table.query({
      IndexName: INDEXES.lookup,
      KeyConditionExpression: 'lookup_pk = :email AND lookup_sk = :account',
      ExpressionAttributeValues: { ':email': lookupKey(email).lookup_pk, ':account': ACCOUNT },
    })
    return items.map((item) => parseUserId(keySchema.parse(item).pk))
  },
})
