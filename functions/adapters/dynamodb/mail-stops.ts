import { type MailStop, readMailStop } from '#domain/accounts/mail-stop.ts'
import { accountOfItem } from './account-item.ts'
import { isWritten } from './condition-failed.ts'
import { accountKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | why no mail goes to a person's address | USER#<sub> / ACCOUNT | | send-wake-up-mails, for each mail | 0.5 RRU |
 * | stop the mails to an address | the same | | record-mail-event | 1 RRU, 1 WRU |
 *
 * The stop names its address, so it ends when the account has another one (MAIL-31).
 */

export type MailStopStore = ReturnType<typeof createMailStopStore>

export const createMailStopStore = (table: Table) => ({
  /** Whether mails to this person are stopped. False for a deleted account. Eventually consistent. */
  async isStopped(userId: string): Promise<boolean> {
    const item = await table.get({ Key: accountKey(userId), ProjectionExpression: 'email, mail_stop' })
    return item !== undefined && readMailStop({ email: String(item.email), mail_stop: item.mail_stop }) !== undefined
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
