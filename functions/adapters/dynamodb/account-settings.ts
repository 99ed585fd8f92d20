import type { Account } from '#domain/accounts/account.ts'
import { hasMailChoice, readMailChoice } from './goal-counts.ts'
import { accountKey } from './keys.ts'
import { transactOnce } from './retry-on-conflict.ts'
import type { Item, Table, Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | change settings, with the place of each goal | USER#<sub> / ACCOUNT and ACCOUNT#GOAL#<id> | delivery | update-profile, unsubscribe, dispatch-daily-generation | 2 WRU + 2 and 2 index a goal |
 */

export type AccountSettingsStore = ReturnType<typeof createAccountSettingsStore>

export const createAccountSettingsStore = (table: Table) => ({
  /**
   * Writes a person's settings and, in the same transaction, the delivery keys of each goal. Throws `ConditionFailed` when
   * account or goals have changed since they were read.
   */
  async changeSettings(before: Account, after: Account, moves: ((TableName: string) => Write)[]): Promise<void> {
    const fields: Item = {
      display_name: after.display_name,
      name_chosen: after.name_chosen,
      zone: after.zone,
      day_start_hour: after.day_start_hour,
      zone_changes: after.zone_changes,
      zone_chosen: after.zone_chosen,
      held_day: after.held_day,
      mails_off: after.mails_off,
      evening: after.evening,
      morning_push: after.morning_push,
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
})
