import * as z from 'zod/mini'
import type { MailFacts } from '#domain/motivation/mail-facts.ts'
import type { Motivation } from '#domain/motivation/motivation.ts'
import type { Day } from '#domain/time/day.ts'
import { ConditionFailed, isWritten } from './condition-failed.ts'
import { motivationKey } from './keys.ts'
import { factsOfItem, motivationOfItem, packWeek } from './motivation.ts'
import { readable } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | claim the mail of a goal's day | USER#<sub> / MOTIVATION#<goal>#<date> | | send-wake-up-mails | 1 WRU |
 * | change what it says of the streak, while it is due | the same | | refresh-wake-up-mail | 1 WRU |
 * | mark it as sent, due again or refused | the same | | send-wake-up-mails | 1 WRU |
 *
 * `mail` goes from 'due' to 'claimed' to 'sent', or to 'refused' where the address will never take it. A claim whose mail
 * certainly did not leave goes back to 'due'; any other stays claimed, and is never sent again
 * (docs/adr/013-send-a-wake-up-mail-at-most-once.md).
 */

export type MailOf = { user_id: string; goal_id: string; date: Day }

export type Claim =
  | { outcome: 'claimed'; motivation: Motivation; facts: MailFacts }
  /** No text was written for the day. */
  | { outcome: 'unwritten' }
  /** Another worker has it, or had it. */
  | { outcome: 'taken' }
  /** Access had ended by what was known when the text was written. */
  | { outcome: 'access-ended' }
  /** Claimed, and what is kept cannot be read. */
  | { outcome: 'unreadable' }

const claimedFrom = (item: Item): Claim =>
  readable(item, (read) => ({
    outcome: 'claimed',
    motivation: motivationOfItem(read),
    facts: factsOfItem(read),
  })) ?? { outcome: 'unreadable' }

const text = z.object({ S: z.string() })
/** The item that a condition met, as DynamoDB writes it: the client maps answers and leaves errors as they came. */
const metItem = z.object({ Item: z.optional(z.object({ mail: text, claim: z.optional(text) })) })

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

export const createDeliveryStore = (table: Table) => {
  const settle = async (mail: MailOf, claimId: string, state: 'sent' | 'due' | 'refused', now: number) => {
    // The condition fails when the goal was deleted meanwhile.
    await isWritten(
      table.update({
        Key: motivationKey(mail.user_id, mail.goal_id, mail.date),
        UpdateExpression: `SET mail = :state, mail_at = :now${state === 'due' ? ' REMOVE claim' : ''}`,
        ConditionExpression: 'claim = :claim',
        ExpressionAttributeValues: { ':state': state, ':now': now, ':claim': claimId },
      }),
    )
  }

  return {
    /**
     * Takes the mail for one worker, with everything that it says. `now` in epoch milliseconds; `until` is given where the
     * account was just read, and stands in for what was known when the text was written.
     */
    async claim(mail: MailOf, claimId: string, now: number, renewed?: { until: number | undefined }): Promise<Claim> {
      const Key = motivationKey(mail.user_id, mail.goal_id, mail.date)
      try {
        const item = await table.update({
          Key,
          UpdateExpression: 'SET mail = :claimed, claim = :claim, mail_at = :now',
          ConditionExpression: `mail = :due${renewed ? '' : ' AND (attribute_not_exists(#until) OR #until > :now)'}`,
          ...(renewed ? {} : { ExpressionAttributeNames: { '#until': 'until' } }),
          ExpressionAttributeValues: { ':claimed': 'claimed', ':due': 'due', ':claim': claimId, ':now': now },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        })
        return claimedFrom(item ?? {})
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const met = metItem.parse(error.cause).Item
        if (!met) return { outcome: 'unwritten' }
        if (met.claim?.S !== claimId) return { outcome: met.mail.S === 'due' ? 'access-ended' : 'taken' }
        // The client asked twice, as the first answer was lost: the claim is this worker's own.
        return claimedFrom((await table.get({ Key, ConsistentRead: true })) ?? {})
      }
    },

    /** Changes what a mail says of the streak; one that left, or that nobody wrote, stays as it is. */
    async refresh(mail: MailOf, { streak, week }: Pick<MailFacts, 'streak' | 'week'>): Promise<void> {
      await isWritten(
        table.update({
          Key: motivationKey(mail.user_id, mail.goal_id, mail.date),
          UpdateExpression: 'SET streak = :streak, #week = :week',
          ConditionExpression: 'mail = :due',
          ExpressionAttributeNames: { '#week': 'week' },
          ExpressionAttributeValues: { ':streak': streak, ':week': packWeek(week), ':due': 'due' },
        }),
      )
    },

    sent: (mail: MailOf, claimId: string, now: number) => settle(mail, claimId, 'sent', now),
    /** Only where it is certain that the mail did not leave. */
    dueAgain: (mail: MailOf, claimId: string, now: number) => settle(mail, claimId, 'due', now),
    refused: (mail: MailOf, claimId: string, now: number) => settle(mail, claimId, 'refused', now),
  }
}
