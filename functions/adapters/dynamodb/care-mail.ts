import { MAILED_REASONS } from '#domain/safety/outcome.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { isWritten } from './condition-failed.ts'
import { goalKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | claim the calm mail of a goal in crisis | USER#<sub> / ACCOUNT#GOAL#<id> | | send-mails | 1 WRU |
 * | mark it as sent, due again or refused | the same | | send-mails, record-mail-event (sent) | 1 WRU |
 *
 * `care_mail` goes from 'due' (goals.ts) to 'claimed' to 'sent' or 'refused', as the mail of a day does (delivery.ts). It is
 * an attribute of the goal's item, so that one condition checks the care and claims the mail.
 */

type GoalOf = { user_id: string; goal_id: string }

/** A calm mail that could not be sent for this long is not sent any more. */
const LATEST_MS = 3 * DAY_MS

export type CareMailStore = ReturnType<typeof createCareMailStore>

export const createCareMailStore = (table: Table) => {
  const settle = async ({ user_id, goal_id }: GoalOf, claimId: string, state: 'sent' | 'due' | 'refused') => {
    // The condition fails when the goal was deleted, or the mail made due again, meanwhile.
    await isWritten(
      table.update({
        Key: goalKey(user_id, goal_id),
        UpdateExpression: 'SET care_mail = :state REMOVE care_claim',
        ConditionExpression: 'care_mail = :claimed AND care_claim = :claim',
        ExpressionAttributeValues: { ':state': state, ':claimed': 'claimed', ':claim': claimId },
      }),
    )
  }

  return {
    /**
     * Claims the calm mail for one worker. False when none is due, and when the goal is deleted, inactive, no longer in crisis,
     * or about something of which no mail is sent (CARE-5). `now` in epoch milliseconds.
     */
    claim({ user_id, goal_id }: GoalOf, claimId: string, now: number): Promise<boolean> {
      const reasons = Object.fromEntries(MAILED_REASONS.map((reason, index) => [`:reason${index}`, reason]))
      return isWritten(
        table.update({
          Key: goalKey(user_id, goal_id),
          UpdateExpression: 'SET care_mail = :claimed, care_claim = :claim',
          // A claim of the same id is this worker's: the client repeated a call whose answer was lost.
          ConditionExpression: `(care_mail = :due OR (care_mail = :claimed AND care_claim = :claim)) AND care = :crisis
            AND care_reason IN (${Object.keys(reasons).join(', ')}) AND care_mail_at > :oldest
            AND is_active = :yes AND wake_up_mail = :yes`,
          ExpressionAttributeValues: {
            ':claimed': 'claimed',
            ':claim': claimId,
            ':due': 'due',
            ':crisis': 'crisis',
            ':oldest': now - LATEST_MS,
            ':yes': true,
            ...reasons,
          },
        }),
      )
    },

    markSent: (goal: GoalOf, claimId: string) => settle(goal, claimId, 'sent'),
    /** Only when SES certainly did not accept the mail. */
    markDue: (goal: GoalOf, claimId: string) => settle(goal, claimId, 'due'),
    markRefused: (goal: GoalOf, claimId: string) => settle(goal, claimId, 'refused'),
  }
}
