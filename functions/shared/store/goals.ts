import * as z from 'zod/mini'
import { type Goal, goalFields } from '#domain/goals/goal.ts'
import { shardOf } from './delivery-index.ts'
import { accountKey, GOAL_PREFIX, goalKey, shardKey, slotKey, userOf } from './keys.ts'
import { backOff, cancellations, conditionFailed, type Item, type Table, type Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | create within the limit | USER#<sub> / ACCOUNT#GOAL#<id> and ACCOUNT | delivery | create-goal | 4 WRU + 1 index |
 * | change | USER#<sub> / ACCOUNT#GOAL#<id> | delivery, with a projected field | update-goal | 1 WRU |
 * | whether it is there | USER#<sub> / ACCOUNT#GOAL#<id> | | whatever makes a day's text | 1 RRU |
 * | remove and count down | USER#<sub> / ACCOUNT#GOAL#<id> and ACCOUNT | delivery | delete-goal | 4 WRU + 1 index |
 * | stop the mail by the goal's token | USER#<sub> / ACCOUNT#GOAL#<id> | delivery | unsubscribe | 1 WRU + 1 index |
 *
 * Goals are read by the overview (accounts.ts), and by zone and time through the delivery index (delivery-index.ts).
 */

/** A goal with what only its mails may know. */
export type KeptGoal = Goal & { mail_token: string }

const goalItem = z.object({
  pk: z.string(),
  sk: z.string(),
  ...goalFields,
  mail_token: z.string(),
})

/** The goal of an item; undefined where the item is something else. */
export const goalOfItem = (item: Item): KeptGoal | undefined => {
  if (typeof item.sk !== 'string' || !item.sk.startsWith(GOAL_PREFIX)) return undefined
  const { pk, sk, ...rest } = goalItem.parse(item)
  return { id: sk.slice(GOAL_PREFIX.length), user_id: userOf(pk), ...rest }
}

/** A goal as people see it. */
export const withoutToken = ({ mail_token: _, ...goal }: KeptGoal): Goal => goal

/** Where the daily work finds a person's goals. */
export type Place = { zone: string; shards: number; mailsOff: boolean }

const deliveryKeys = ({ id, user_id, time_of_day }: KeptGoal, place: Place) => ({
  delivery_pk: shardKey(place.zone, shardOf(user_id, place.shards)),
  delivery_sk: slotKey(time_of_day, id, place.mailsOff),
})

/** Puts a goal where the daily work finds it from now on: part of the transaction that changes the account. */
export const moveGoal =
  (goal: KeptGoal, place: Place) =>
  (TableName: string): Write => {
    const keys = deliveryKeys(goal, place)
    return {
      Update: {
        TableName,
        Key: goalKey(goal.user_id, goal.id),
        UpdateExpression: 'SET delivery_pk = :shard, delivery_sk = :slot',
        ConditionExpression: 'time_of_day = :time',
        ExpressionAttributeValues: {
          ':shard': keys.delivery_pk,
          ':slot': keys.delivery_sk,
          ':time': goal.time_of_day,
        },
      },
    }
  }

const itemOfGoal = (goal: KeptGoal, place: Place): Item => {
  const { id, user_id, ...rest } = goal
  return {
    ...goalKey(user_id, id),
    ...deliveryKeys(goal, place),
    ...rest,
  }
}

type Changeable = Omit<Goal, 'id' | 'user_id' | 'created_at' | 'updated_at' | 'is_active'>
/** The fields that change; what is undefined stays as it is. */
export type GoalChanges = { [Field in keyof Changeable]?: Changeable[Field] | undefined }

const ATTEMPTS = 30

/** Repeats a transaction while it collides with others; false where the condition of its first part says no. */
const untilSettled = async (table: Table, writes: (TableName: string) => Write[]): Promise<boolean> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await table.transact(writes)
      return true
    } catch (error) {
      const reasons = cancellations(error)
      if (reasons?.[0] === 'ConditionalCheckFailed') return false
      if (!reasons?.includes('TransactionConflict') || attempt === ATTEMPTS) throw error
      await backOff(attempt)
    }
  }
}

export type Goals = ReturnType<typeof goalsIn>

export const goalsIn = (table: Table) => ({
  /**
   * Exactly `limit` goals come to be, however many are asked for at once: 'refused' for the others, and where the account
   * is not in that place any more.
   */
  async create(goal: KeptGoal, place: Place, limit: number): Promise<'created' | 'refused'> {
    const created = await untilSettled(table, (TableName) => [
      {
        Update: {
          TableName,
          Key: accountKey(goal.user_id),
          UpdateExpression: 'SET goal_count = goal_count + :one',
          ConditionExpression: `goal_count < :limit AND #zone = :zone AND attribute_not_exists(closing_at)
            AND attribute_${place.mailsOff ? '' : 'not_'}exists(mails_off)`,
          ExpressionAttributeNames: { '#zone': 'zone' },
          ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':zone': place.zone },
        },
      },
      { Put: { TableName, Item: itemOfGoal(goal, place), ConditionExpression: 'attribute_not_exists(pk)' } },
    ])
    return created ? 'created' : 'refused'
  },

  /**
   * The goal after the change; undefined where it is gone, or where a new time of day meets another change of where the
   * daily work finds the goal.
   */
  async change(goal: KeptGoal, mailsOff: boolean, changes: GoalChanges, now: string): Promise<KeptGoal | undefined> {
    const { id, user_id, time_of_day } = goal
    const fields: Item = { ...changes, updated_at: now }
    const moves = changes.time_of_day !== undefined
    if (changes.time_of_day !== undefined) fields.delivery_sk = slotKey(changes.time_of_day, id, mailsOff)
    const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
    try {
      const item = await table.update({
        Key: goalKey(user_id, id),
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: `attribute_exists(pk)${moves ? ' AND delivery_sk = :slot' : ''}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
          ...(moves ? { ':slot': slotKey(time_of_day, id, mailsOff) } : {}),
        },
        ReturnValues: 'ALL_NEW',
      })
      return item && goalOfItem(item)
    } catch (error) {
      if (conditionFailed(error)) return undefined
      throw error
    }
  },

  /** As it is at this moment. */
  async exists(userId: string, goalId: string): Promise<boolean> {
    const Key = goalKey(userId, goalId)
    return (await table.get({ Key, ConsistentRead: true, ProjectionExpression: 'pk' })) !== undefined
  },

  /** Takes the goal away and counts down, once: false where it is gone already. */
  remove: (userId: string, goalId: string): Promise<boolean> =>
    untilSettled(table, (TableName) => [
      { Delete: { TableName, Key: goalKey(userId, goalId), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          TableName,
          Key: accountKey(userId),
          UpdateExpression: 'SET goal_count = goal_count - :one',
          ConditionExpression: 'goal_count > :none',
          ExpressionAttributeValues: { ':one': 1, ':none': 0 },
        },
      },
    ]),

  /** False where no such goal has that token. */
  async stopMail(userId: string, goalId: string, token: string, now: string): Promise<boolean> {
    try {
      await table.update({
        Key: goalKey(userId, goalId),
        UpdateExpression: 'SET wake_up_mail = :no, updated_at = :now',
        ConditionExpression: 'mail_token = :token',
        ExpressionAttributeValues: { ':no': false, ':now': now, ':token': token },
      })
      return true
    } catch (error) {
      if (conditionFailed(error)) return false
      throw error
    }
  },
})
