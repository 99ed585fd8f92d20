import { isWritten } from './condition-failed.ts'
import { trialKey } from './keys.ts'
import type { Table } from './table.ts'
import type { Announcement } from './trials.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | claim and settle the mail of a trial's end | USER#<sub> / TRIAL | | send-mails, record-mail-event (sent) | 1 WRU each |
 *
 * `ending_mail` and `ended_mail` go from absent to 'claimed' to 'sent' or 'refused'. A claim is removed only if SES did not
 * accept the mail (ADR 236). A deleted account has no trial item, so nothing is claimed for it.
 */

export type TrialMailStore = ReturnType<typeof createTrialMailStore>

export const createTrialMailStore = (table: Table) => {
  const nameAttributes = (what: Announcement) => ({ '#mail': `${what}_mail`, '#claim': `${what}_mail_claim` })

  const settle = async (userId: string, what: Announcement, claimId: string, change: string, values = {}) => {
    await isWritten(
      table.update({
        Key: trialKey(userId),
        UpdateExpression: change,
        ConditionExpression: '#mail = :claimed AND #claim = :claim',
        ExpressionAttributeNames: nameAttributes(what),
        ExpressionAttributeValues: { ':claimed': 'claimed', ':claim': claimId, ...values },
      }),
    )
  }

  return {
    /** Claims the mail for one worker. False when it was claimed before, and for a person without a trial. */
    claim: (userId: string, what: Announcement, claimId: string): Promise<boolean> =>
      isWritten(
        table.update({
          Key: trialKey(userId),
          UpdateExpression: 'SET #mail = :claimed, #claim = :claim',
          // A claim of the same id is this worker's: the client repeated a call whose answer was lost.
          ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#mail) OR #claim = :claim)',
          ExpressionAttributeNames: nameAttributes(what),
          ExpressionAttributeValues: { ':claimed': 'claimed', ':claim': claimId },
        }),
      ),

    markSent: (userId: string, what: Announcement, claimId: string) =>
      settle(userId, what, claimId, 'SET #mail = :sent', { ':sent': 'sent' }),
    markRefused: (userId: string, what: Announcement, claimId: string) =>
      settle(userId, what, claimId, 'SET #mail = :refused', { ':refused': 'refused' }),
    /** Only when SES certainly did not accept the mail. */
    markDue: (userId: string, what: Announcement, claimId: string) =>
      settle(userId, what, claimId, 'REMOVE #mail, #claim'),
  }
}
