import type { GoalCare } from '#domain/safety/goal-care.ts'
import type { Rhythm } from '#domain/streaks/rhythm.ts'
import { isWritten } from './condition-failed.ts'
import { changesWords, dueCareMail, endConfirmation, type GoalChanges } from './goal-changes.ts'
import { countAside, countDown, countUp, type DeliveryPlace, type GoalCounts } from './goal-counts.ts'
import { type CoachedAs, coachedAsOfItem, goalOfItem, type StoredGoal } from './goal-item.ts'
import { goalKey, type MailChoice, slotKey } from './keys.ts'
import { deliveryKeys } from './move-goal.ts'
import { transactWithRetry } from './retry-on-conflict.ts'
import { putRhythm, type RhythmWrite } from './rhythms.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | create within the limit | USER#<sub> / ACCOUNT#GOAL#<id> and ACCOUNT | delivery, where active | create-goal | 4 WRU + 1 index |
 * | make inactive, or active within the limit | USER#<sub> / ACCOUNT#GOAL#<id> and ACCOUNT | delivery | update-goal | 4 WRU + 1 index |
 * | change | USER#<sub> / ACCOUNT#GOAL#<id>, with ACCOUNT#RHYTHM#<id> where it changes | delivery, with a projected field | update-goal | 1 WRU, 4 with the rhythm |
 * | store the care of its words | USER#<sub> / ACCOUNT#GOAL#<id> | delivery | confirm-reading, save-motivation, reflect-on-check-in, operations that write or list texts | 1 WRU + 1 index |
 * | whether it exists | USER#<sub> / ACCOUNT#GOAL#<id> | | sweep-leftovers | 1 RRU |
 * | how it is coached now | USER#<sub> / ACCOUNT#GOAL#<id> | | operations that write a day's text, send-mails | 1 RRU |
 * | remove and count down | USER#<sub> / ACCOUNT#GOAL#<id> and ACCOUNT | delivery | delete-goal | 4 WRU + 1 index |
 * | stop the mail by the goal's token | USER#<sub> / ACCOUNT#GOAL#<id> | delivery | unsubscribe | 1 WRU + 1 index |
 *
 * Goals are read by the overview (accounts.ts), and by zone and time through the delivery index (delivery-index.ts).
 */

/** Fields that are absent while they are empty, so that most goals stay below 1 kB. */
const SPARSE = ['chosen_kind', 'plan_when', 'plan_then', 'obstacle'] as const

const omitUndefined = (changes: GoalChanges): Item =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

const itemOfGoal = (goal: StoredGoal, place: DeliveryPlace): Item => {
  const { id, user_id, ...rest }: StoredGoal & Item = { ...goal }
  for (const name of SPARSE) if (!goal[name]) delete rest[name]
  return {
    ...goalKey(user_id, id),
    ...(goal.is_active ? deliveryKeys(goal, place) : {}),
    ...rest,
    ...dueCareMail(undefined, goal, goal.created_at),
  }
}

export type GoalStore = ReturnType<typeof createGoalStore>

export const createGoalStore = (table: Table) => ({
  /**
   * Creates a goal, with its rhythm where it is not every day, and counts it. Throws `ConditionFailed` at `limit` active goals, also under concurrent calls (GOAL-12), and
   * when the account's zone or mail choice is no longer that of `place`, or its counts are no longer those of `asRead`.
   */
  async create(
    goal: StoredGoal,
    place: DeliveryPlace,
    limit: number,
    rhythm?: Rhythm,
    asRead?: GoalCounts,
  ): Promise<void> {
    const { user_id } = goal
    const count = goal.is_active ? countUp(user_id, place, limit, 'new', asRead) : countAside(user_id, 'new', asRead)
    await transactWithRetry(table, (TableName) => [
      count(TableName),
      { Put: { TableName, Item: itemOfGoal(goal, place), ConditionExpression: 'attribute_not_exists(pk)' } },
      ...(rhythm ? [putRhythm(user_id, goal.id, undefined, rhythm)(TableName)] : []),
    ])
  },

  /**
   * Changes an active goal and returns it; with its rhythm in one transaction, so that both are stored or neither. Throws
   * `ConditionFailed` when the goal is deleted or inactive, when a new time of day meets another change of the delivery keys, and
   * with words or a rhythm when goal or rhythm changed since they were read (CARE-1).
   */
  async change(
    goal: StoredGoal,
    choice: MailChoice,
    changes: GoalChanges,
    now: string,
    rhythm?: RhythmWrite,
  ): Promise<StoredGoal> {
    const { id, user_id, time_of_day, updated_at } = goal
    const fields: Item = {
      ...changes,
      ...endConfirmation(changes),
      ...dueCareMail(goal, changes, now),
      updated_at: now,
    }
    const moves = changes.time_of_day !== undefined
    const holdsAsRead = rhythm !== undefined || changesWords(changes)
    if (changes.time_of_day !== undefined) fields.delivery_sk = slotKey(changes.time_of_day, id, choice)
    const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
    const update = {
      Key: goalKey(user_id, id),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: `is_active = :active${moves ? ' AND delivery_sk = :slot' : ''}${holdsAsRead ? ' AND updated_at = :read' : ''}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':active': true,
        ...Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
        ...(moves ? { ':slot': slotKey(time_of_day, id, choice) } : {}),
        ...(holdsAsRead ? { ':read': updated_at } : {}),
      },
    }
    if (rhythm) {
      await transactWithRetry(table, (TableName) => [{ Update: { TableName, ...update } }, rhythm(TableName)])
      return { ...goal, ...omitUndefined(changes), ...endConfirmation(changes), updated_at: now }
    }
    const item = await table.update({ ...update, ReturnValues: 'ALL_NEW' })
    const changed = item && goalOfItem(item)
    if (!changed) throw new TypeError('The update returned no goal.')
    return changed
  },

  /**
   * Makes a goal inactive, or active again in `place` within `limit`, together with other changes and its rhythm, and returns it.
   * Throws `ConditionFailed` when limit, place, goal or rhythm have changed since they were read (GOAL-12, GOAL-13).
   */
  async setActive(
    goal: StoredGoal,
    to: { isActive: boolean; place: DeliveryPlace; limit: number },
    changes: GoalChanges,
    now: string,
    rhythm?: RhythmWrite,
  ): Promise<StoredGoal> {
    const { id, user_id } = goal
    const fields = { ...omitUndefined(changes), ...endConfirmation(changes), is_active: to.isActive, updated_at: now }
    const after: StoredGoal = { ...goal, ...fields }
    const set: Item = {
      ...fields,
      ...dueCareMail(goal, changes, now),
      ...(to.isActive ? deliveryKeys(after, to.place) : {}),
    }
    const names = Object.keys(set)
    const count = to.isActive ? countUp(user_id, to.place, to.limit, 'aside') : countAside(user_id, 'active')
    await transactWithRetry(table, (TableName) => [
      count(TableName),
      {
        Update: {
          TableName,
          Key: goalKey(user_id, id),
          // Without delivery keys the goal leaves the delivery index (ADR 110).
          UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}${
            to.isActive ? '' : ' REMOVE delivery_pk, delivery_sk'
          }`,
          ConditionExpression: 'is_active = :was AND updated_at = :read AND time_of_day = :time',
          ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
          ExpressionAttributeValues: {
            ':was': goal.is_active,
            ':read': goal.updated_at,
            ':time': goal.time_of_day,
            ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])),
          },
        },
      },
      ...(rhythm ? [rhythm(TableName)] : []),
    ])
    return after
  },

  /**
   * Changes how the goal's words are answered, and makes the calm mail due where it turns crisis. Throws `ConditionFailed` when
   * the goal changed since it was read. `isConfirmed`: the person confirmed it, and no model changes it again for these words
   * (CARE-9).
   */
  async setCare(
    goal: StoredGoal,
    { care, care_reason }: GoalCare,
    now: string,
    { isConfirmed = false } = {},
  ): Promise<StoredGoal> {
    const before = goal.unscreened ? undefined : goal
    const confirmed_at = isConfirmed ? now : null
    const fields: Item = {
      care,
      care_reason,
      confirmed_at,
      ...dueCareMail(before, { care, care_reason }, now),
      // A draft from before drafts were marked is known by never having been changed.
      ...(goal.is_draft === true && { is_draft: true }),
      updated_at: now,
    }
    const names = Object.keys(fields)
    await table.update({
      Key: goalKey(goal.user_id, goal.id),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: 'updated_at = :read',
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':read': goal.updated_at,
        ...Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
      },
    })
    const { unscreened: _, ...rest } = goal
    return { ...rest, care, care_reason, confirmed_at, updated_at: now }
  },

  /** How a goal is coached at this moment, by a consistent read. Undefined when it is deleted. */
  async coachedAs(userId: string, goalId: string): Promise<CoachedAs | undefined> {
    const item = await table.get({
      Key: goalKey(userId, goalId),
      ConsistentRead: true,
      ProjectionExpression: 'pk, sk, care, care_reason, is_active, wake_up_mail',
    })
    return item && coachedAsOfItem(item)
  },

  /** Whether a goal is stored, by a consistent read. */
  async exists(userId: string, goalId: string): Promise<boolean> {
    const Key = goalKey(userId, goalId)
    return (await table.get({ Key, ConsistentRead: true, ProjectionExpression: 'pk' })) !== undefined
  },

  /** Deletes the goal and counts it down. Throws `ConditionFailed` when it is deleted or its `is_active` has changed. */
  remove: ({ user_id, id, is_active }: Pick<StoredGoal, 'user_id' | 'id' | 'is_active'>): Promise<void> =>
    transactWithRetry(table, (TableName) => [
      {
        Delete: {
          TableName,
          Key: goalKey(user_id, id),
          ConditionExpression: 'is_active = :active',
          ExpressionAttributeValues: { ':active': is_active },
        },
      },
      countDown(user_id, is_active)(TableName),
    ]),

  /** Ends the mails of a goal (MAIL-8). Returns false when no such goal has that token. */
  async stopMail(userId: string, goalId: string, token: string, now: string): Promise<boolean> {
    return isWritten(
      table.update({
        Key: goalKey(userId, goalId),
        UpdateExpression: 'SET wake_up_mail = :no, updated_at = :now',
        ConditionExpression: 'mail_token = :token',
        ExpressionAttributeValues: { ':no': false, ':now': now, ':token': token },
      }),
    )
  },
})
