import type { Day } from '#domain/time/day.ts'
import { isWritten } from './condition-failed.ts'
import { accountKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | claim and settle a person's mail of a date | USER#<sub> / ACCOUNT | | send-wake-up-mails | 1 to 2 WRU each |
 *
 * `morning_mail` and `letter_mail` go from absent or 'due' to 'claimed' to 'sent' or 'refused', as the mail of a goal's day does
 * (delivery.ts). They are attributes of the account, so that one condition checks the person's choice and claims the mail (ADR 237).
 * A claim of a later date replaces the one before.
 */

/** A mail that a person gets once on a date: one for all goals (MAIL-24), or the Sunday letter. */
export type PersonMail = 'morning' | 'letter'

/** The attribute that a person has who chose the mail. */
const CHOSEN: Record<PersonMail, string> = { morning: 'mails_together', letter: 'week_letter' }

export type PersonMailStore = ReturnType<typeof createPersonMailStore>

export const createPersonMailStore = (table: Table) => {
  const nameAttributes = (what: PersonMail) => ({
    '#mail': `${what}_mail`,
    '#claim': `${what}_claim`,
    '#date': `${what}_date`,
  })

  const settle = async (userId: string, what: PersonMail, claimId: string, state: 'sent' | 'due' | 'refused') => {
    const { '#date': _, ...names } = nameAttributes(what)
    // The condition fails when the account was deleted meanwhile, or the mail claimed by another worker.
    await isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: `SET #mail = :state${state === 'due' ? ' REMOVE #claim' : ''}`,
        ConditionExpression: '#claim = :claim',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':state': state, ':claim': claimId },
      }),
    )
  }

  return {
    /**
     * Claims the person's mail of a date for one worker. False when it was claimed or sent, when one of a later date was, and when
     * the account is deleted, is being deleted, or no longer chooses the mail.
     */
    claim: (userId: string, what: PersonMail, date: Day, claimId: string): Promise<boolean> =>
      isWritten(
        table.update({
          Key: accountKey(userId),
          UpdateExpression: 'SET #mail = :claimed, #claim = :claim, #date = :date',
          // A claim of the same id is this worker's: the client repeated a call whose answer was lost.
          ConditionExpression: `attribute_exists(#chosen) AND attribute_not_exists(mails_off) AND attribute_not_exists(closing_at)
            AND (attribute_not_exists(#date) OR #date < :date OR (#date = :date AND (#mail = :due OR #claim = :claim)))`,
          ExpressionAttributeNames: { ...nameAttributes(what), '#chosen': CHOSEN[what] },
          ExpressionAttributeValues: {
            ':claimed': 'claimed',
            ':due': 'due',
            ':claim': claimId,
            ':date': date,
          },
        }),
      ),

    sent: (userId: string, what: PersonMail, claimId: string) => settle(userId, what, claimId, 'sent'),
    refused: (userId: string, what: PersonMail, claimId: string) => settle(userId, what, claimId, 'refused'),
    /** Only when SES certainly did not accept the mail. */
    dueAgain: (userId: string, what: PersonMail, claimId: string) => settle(userId, what, claimId, 'due'),
  }
}
