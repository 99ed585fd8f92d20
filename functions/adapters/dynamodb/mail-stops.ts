import { type MailStop, readMailStop } from '#domain/accounts/mail-stop.ts'
import { accountOfItem } from './account-item.ts'
import { isWritten } from './condition-failed.ts'
import { accountKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | a person's address, and whether mails to it are stopped | USER#<sub> / ACCOUNT | | send-mails, for each mail | 0.5 RRU |
 * | stop the mails to an address | the same | | record-mail-event | 1 RRU, 1 WRU |
 *
 * The stop names its address, so it ends when the account has another one (MAIL-31).
 */

export type MailStopStore = ReturnType<typeof createMailStopStore>

export const createMailStopStore = (table: Table) => ({
  /**
   * The present address of a person, and whether mails to it are stopped. Undefined for a deleted account, and for one whose stored
   * address is no text. Eventually consistent.
   */
  async readAddress(userId: string): Promise<{ address: string; isStopped: boolean } | undefined> {
    const item = await table.get({ Key: accountKey(userId), ProjectionExpression: 'email, mail_stop' })
    const address = item?.email
    if (item === undefined || typeof address !== 'string') return undefined
    return { address, isStopped: readMailStop({ email: address, mail_stop: item.mail_stop }) !== undefined }
  },

  /** Stops the mails of an account whose address is one of `addresses`, in any case. Returns whether there is one. */
  async stop(userId: string, addresses: readonly string[], stop: Omit<MailStop, 'address'>): Promise<boolean> {
    const item = await table.get({ Key: accountKey(userId), ConsistentRead: true })
    const email = item && accountOfItem(item).email
    if (email === undefined || !addresses.some((one) => one.toLowerCase() === email.toLowerCase())) return false
    return isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'SET mail_stop = :stop',
        ConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':stop': { address: email, ...stop }, ':email': email },
      }),
    )
  },
})
