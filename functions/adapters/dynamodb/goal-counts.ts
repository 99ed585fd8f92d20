import type { Account } from '#domain/accounts/account.ts'
import { ASIDE_MAX } from '#domain/goals/limits.ts'
import { accountKey, type MailChoice } from './keys.ts'
import type { Write } from './table.ts'

/**
 * Updates of the account's counts, `goal_count` (active) and `aside_count` (inactive), as one part of the transaction that
 * changes a goal (GOAL-12, GOAL-13). Older accounts have no `aside_count`.
 */

/** The attributes that decide the delivery keys of a person's goals. */
export type DeliveryPlace = MailChoice & {
  zone: string
  /** The stored zone name, if it is not canonical. */
  storedZone?: string | undefined
  shards: number
}

type Choosing = Pick<Account, 'mails_off' | 'mails_together' | 'week_letter' | 'morning_push'>

export const readMailChoice = ({ mails_off, mails_together, week_letter, morning_push }: Choosing): MailChoice => ({
  mailsOff: mails_off ?? false,
  together: mails_together ?? false,
  weekLetter: week_letter ?? false,
  push: morning_push ?? false,
})

export const readPlace = (account: Account, shards: number): DeliveryPlace => ({
  zone: account.zone,
  storedZone: account.stored_zone,
  shards,
  ...readMailChoice(account),
})

/** The condition that the account has this choice of mails. */
export const hasMailChoice = ({ mailsOff, together, weekLetter, push }: MailChoice): string =>
  [
    [mailsOff, 'mails_off'],
    [together, 'mails_together'],
    [weekLetter, 'week_letter'],
    [push, 'morning_push'],
  ]
    .map(([isSet, name]) => `attribute_${isSet ? '' : 'not_'}exists(${name})`)
    .join(' AND ')

/** The counts of an account as they were read. */
export type GoalCounts = Pick<Account, 'goal_count' | 'aside_count'>

/** The condition that both counts are as read: no other goal was created, set aside, taken up or deleted meanwhile. */
const isAsRead = ({ aside_count }: GoalCounts): string =>
  `goal_count = :goals AND (aside_count = :asides${aside_count === 0 ? ' OR attribute_not_exists(aside_count)' : ''})`
const readValues = ({ goal_count, aside_count }: GoalCounts) => ({ ':goals': goal_count, ':asides': aside_count })

/** Adds an active goal within `limit`. The condition fails when zone or mail choice of the account changed, or a count of `asRead`. */
export const countUp =
  (userId: string, place: DeliveryPlace, limit: number, from: 'new' | 'aside', asRead?: GoalCounts) =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: accountKey(userId),
      UpdateExpression: `SET goal_count = goal_count + :one${
        from === 'aside' ? ', aside_count = if_not_exists(aside_count, :one) - :one' : ''
      }`,
      ConditionExpression: `goal_count < :limit AND #zone = :zone AND attribute_not_exists(closing_at)
        AND ${hasMailChoice(place)}${asRead ? ` AND ${isAsRead(asRead)}` : ''}`,
      ExpressionAttributeNames: { '#zone': 'zone' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':limit': limit,
        ':zone': place.storedZone ?? place.zone,
        ...(asRead && readValues(asRead)),
      },
    },
  })

/** Adds an inactive goal, within `ASIDE_MAX`. The condition fails when a count of `asRead` changed. */
export const countAside =
  (userId: string, from: 'new' | 'active', asRead?: GoalCounts) =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: accountKey(userId),
      UpdateExpression: `SET aside_count = if_not_exists(aside_count, :none) + :one${
        from === 'active' ? ', goal_count = goal_count - :one' : ''
      }`,
      ConditionExpression: `(attribute_not_exists(aside_count) OR aside_count < :max)
        AND attribute_exists(pk) AND attribute_not_exists(closing_at)${asRead ? ` AND ${isAsRead(asRead)}` : ''}`,
      ExpressionAttributeValues: { ':one': 1, ':none': 0, ':max': ASIDE_MAX, ...(asRead && readValues(asRead)) },
    },
  })

/** Subtracts an active or inactive goal. */
export const countDown =
  (userId: string, isActive: boolean) =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: accountKey(userId),
      ...(isActive
        ? {
            UpdateExpression: 'SET goal_count = goal_count - :one',
            ConditionExpression: 'goal_count > :none',
            ExpressionAttributeValues: { ':one': 1, ':none': 0 },
          }
        : {
            UpdateExpression: 'SET aside_count = if_not_exists(aside_count, :one) - :one',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':one': 1 },
          }),
    },
  })
