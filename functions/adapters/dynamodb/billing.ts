import * as z from 'zod/mini'
import { billingState } from '#domain/billing/billing-state.ts'
import { type Billing, NO_BILLING } from '#domain/billing/customer-state.ts'
import type { Subscription } from '#domain/billing/plans.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { ConditionFailed } from './condition-failed.ts'
import {
  accountKey,
  customerKey,
  customerLookup,
  customerShardKey,
  INDEXES,
  keySchema,
  parseUserId,
  stripeEventKey,
} from './keys.ts'
import { readItem } from './read-item.ts'
import { transactWithRetry } from './retry-on-conflict.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | customer of a person | USER#<sub> / CUSTOMER | | create-checkout, customer-portal, sync-subscription, delete-account | 1 RRU |
 * | store a customer once, while the account exists | USER#<sub> / CUSTOMER and ACCOUNT | lookup | create-checkout | 4 WRU + 1 index |
 * | person of a customer | CUSTOMER#<shard> / <customer> | lookup (keys only) | sync-customer | 0.5 RRU |
 * | page of all customers | CUSTOMER#<shard> | lookup (keys only) | mend-subscriptions | 0.5 RRU |
 * | billing of a person | USER#<sub> / ACCOUNT | | every read-back from Stripe, update-subscription | 1 RRU |
 * | write it, by version | USER#<sub> / ACCOUNT | | the same | 1 WRU |
 * | set or remove the plan of an operator, by version | USER#<sub> / ACCOUNT | | update-subscription | 1 RRU, 1 WRU |
 * | event seen | STRIPE_EVENT#<id> | | stripe-webhook | 1 RRU |
 * | mark an event as seen (TTL) | STRIPE_EVENT#<id> | | stripe-webhook | 1 WRU |
 */

/**
 * A person's stored billing and its version, for optimistic locking. `grantedTier` is the plan that an operator set, or null. `isFromStripe`
 * is false where no read-back wrote it: before the first one, and after an operator set or removed a plan.
 */
export type StoredBilling = {
  billing: Billing
  version: number
  grantedTier: string | null
  isFromStripe: boolean
  /** The address of the account and the time of its change, as the account has it. Undefined while it is the first address. */
  newAddress?: NewAddress | undefined
}

export type NewAddress = { email: string; at: number }

const customerItem = z.object({ customer: z.string() })
const accountBilling = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(z.string()), null),
  subscription_end: z._default(z.nullable(z.string()), null),
  subscription_state: z._default(billingState, NO_BILLING.state),
  coaching: z._default(z.boolean(), false),
  granted_tier: z._default(z.nullable(z.string()), null),
  billing_version: z._default(z.int(), 0),
  email: z.optional(z.string()),
  email_at: z.optional(z.number()),
})

/** Values for unreadable fields. The next read-back from Stripe replaces them. */
const SPARE = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  subscription_state: NO_BILLING.state,
  coaching: false,
  granted_tier: null,
  email: undefined,
  email_at: undefined,
}

const parseBilling = (item: Item): StoredBilling => {
  const read = readItem(accountBilling, item, SPARE)
  const { billing_version, granted_tier, subscription_state, email, email_at, ...rest } = read
  return {
    billing: { ...rest, state: subscription_state },
    version: billing_version,
    grantedTier: granted_tier,
    isFromStripe: 'subscription_state' in item,
    newAddress: email === undefined || email_at === undefined ? undefined : { email, at: email_at },
  }
}

/** Attempts of a transaction that collides with another one. */
const ATTEMPTS = 9

/** Longer than the 30 days in which a Stripe event can be sent again. */
const EVENT_DAYS = 31

/** The condition that the billing was not written since `version` was read, with its value. */
const asRead = (version: number) => ({
  condition:
    version === 0 ? 'attribute_exists(pk) AND attribute_not_exists(billing_version)' : 'billing_version = :version',
  values: { ':next': version + 1, ...(version === 0 ? {} : { ':version': version }) },
})

export type BillingStore = ReturnType<typeof createBillingStore>

export const createBillingStore = (table: Table) => ({
  async findCustomer(userId: string): Promise<string | undefined> {
    const item = await table.get({ Key: customerKey(userId), ConsistentRead: true })
    return item && readItem(customerItem, item).customer
  },

  /**
   * Stores a customer and returns the stored one: the given one, or that of a concurrent call. `instead` is the customer to
   * replace. Throws `ConditionFailed` when the account is deleted or being deleted.
   */
  async storeCustomer(userId: string, customer: string, instead: string | undefined): Promise<string> {
    try {
      await transactWithRetry(
        table,
        (TableName) => [
          {
            ConditionCheck: {
              TableName,
              Key: accountKey(userId),
              ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(closing_at)',
            },
          },
          {
            Put: {
              TableName,
              Item: { ...customerKey(userId), ...customerLookup(customer), customer },
              ConditionExpression: instead === undefined ? 'attribute_not_exists(pk)' : 'customer = :instead',
              ...(instead === undefined ? {} : { ExpressionAttributeValues: { ':instead': instead } }),
            },
          },
        ],
        ATTEMPTS,
      )
      return customer
    } catch (error) {
      const isTaken = error instanceof ConditionFailed && !error.parts.includes(0)
      if (isTaken) return (await this.findCustomer(userId)) ?? customer
      throw error
    }
  },

  /** The person of a customer. The index is eventually consistent: undefined does not mean that the customer has no person. */
  async findPerson(customer: string): Promise<string | undefined> {
    const { lookup_pk, lookup_sk } = customerLookup(customer)
    const [found] = await table.query({
      IndexName: INDEXES.lookup,
      KeyConditionExpression: 'lookup_pk = :shard AND lookup_sk = :customer',
      ExpressionAttributeValues: { ':shard': lookup_pk, ':customer': lookup_sk },
    })
    return found && parseUserId(keySchema.parse(found).pk)
  },

  /** A page of the customers of a shard, after `cursor`. `next` is the cursor of the next page. */
  async customers(
    shard: number,
    limit: number,
    cursor: string | undefined,
  ): Promise<{ people: { userId: string; customer: string }[]; next: string | undefined }> {
    const { items, next } = await table.page({
      IndexName: INDEXES.lookup,
      KeyConditionExpression: `lookup_pk = :shard${cursor === undefined ? '' : ' AND lookup_sk > :cursor'}`,
      ExpressionAttributeValues: {
        ':shard': customerShardKey(shard),
        ...(cursor === undefined ? {} : { ':cursor': cursor }),
      },
      Limit: limit,
    })
    const people = items.map((item) => {
      const { pk, lookup_sk } = z.object({ pk: z.string(), lookup_sk: z.string() }).parse(item)
      return { userId: parseUserId(pk), customer: lookup_sk }
    })
    return { people, next: next && people.at(-1)?.customer }
  },

  /** Undefined when the account does not exist. */
  async read(userId: string): Promise<StoredBilling | undefined> {
    const item = await table.get({ Key: accountKey(userId), ConsistentRead: true })
    return item && parseBilling(item)
  },

  /** Writes a person's billing. Throws `ConditionFailed` when it was written since `version` was read. */
  async write(userId: string, billing: Billing, version: number): Promise<void> {
    const { condition, values } = asRead(version)
    await table.update({
      Key: accountKey(userId),
      UpdateExpression:
        'SET subscribed = :subscribed, subscription_tier = :tier, subscription_end = :end, ' +
        'subscription_state = :state, coaching = :coaching, billing_version = :next',
      ConditionExpression: condition,
      ExpressionAttributeValues: {
        ':subscribed': billing.subscribed,
        ':tier': billing.subscription_tier,
        ':end': billing.subscription_end,
        ':state': billing.state,
        ':coaching': billing.coaching,
        ...values,
      },
    })
  },

  /**
   * Sets the plan of an operator, or removes it with a tier of null, and writes `shown` as the plan of the account; undefined leaves the
   * plan that Stripe gives. `now` is an ISO date-time. Throws `ConditionFailed` when the billing was written since `version` was read.
   */
  async grant(
    userId: string,
    {
      tier,
      shown,
      version,
      now,
    }: { tier: string | null; shown: Subscription | undefined; version: number; now: string },
  ): Promise<void> {
    const { condition, values } = asRead(version)
    const set = [
      'updated_at = :now, billing_version = :next',
      ...(tier === null ? [] : ['granted_tier = :tier']),
      ...(shown ? ['subscribed = :subscribed, subscription_tier = :shown, subscription_end = :end'] : []),
    ]
    const removed = [...(tier === null ? ['granted_tier'] : []), ...(shown ? ['subscription_state'] : [])]
    await table.update({
      Key: accountKey(userId),
      UpdateExpression: `SET ${set.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
      ConditionExpression: condition,
      ExpressionAttributeValues: {
        ...values,
        ':now': now,
        ...(tier !== null && { ':tier': tier }),
        ...(shown && {
          ':subscribed': shown.subscribed,
          ':shown': shown.subscription_tier,
          ':end': shown.subscription_end,
        }),
      },
    })
  },

  async isProcessed(eventId: string): Promise<boolean> {
    return (await table.get({ Key: stripeEventKey(eventId), ConsistentRead: true })) !== undefined
  },

  /** `now` in epoch milliseconds. */
  async markProcessed(eventId: string, now: number): Promise<void> {
    const expires_at = Math.floor(now / 1000) + EVENT_DAYS * DAY_SECONDS
    await table.put({ Item: { ...stripeEventKey(eventId), expires_at } })
  },
})
