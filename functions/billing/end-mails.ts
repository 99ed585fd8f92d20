import { readStanding } from '#domain/accounts/account.ts'
import { addDays } from '#domain/time/day.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryStore, type DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import type { Table } from '#functions/adapters/dynamodb/table.ts'

type Deps = { accounts: Pick<AccountStore, 'overview'>; delivery: Pick<DeliveryStore, 'endAccess'> }

/** Ends the access of a person's mails that are written. `now` in epoch milliseconds. */
export type EndMails = (userId: string, now: number) => Promise<void>

/**
 * A mail carries the end of access from when its text was written. After this call the worker reads the account before it sends the mail
 * (GOAL-11): one of a person with access still leaves, so call it before the plan is stored as ended.
 */
const endMails =
  ({ accounts, delivery }: Deps): EndMails =>
  async (userId, now) => {
    const { account, goals } = await accounts.overview(userId, { consistent: true })
    if (!account) return
    const { today } = readStanding(account, now)
    // The text of the next date is written before the check-in day rolls over, and a mail leaves up to 12 hours late (MAIL-5).
    const dates = [-1, 0, 1].map((offset) => addDays(today, offset))
    // The mail of a goal that is set aside or paused is withheld, and becomes due again when the person takes the goal up.
    const mails = goals.flatMap(({ id }) => dates.map((date) => ({ user_id: userId, goal_id: id, date })))
    await Promise.all(mails.map((mail) => delivery.endAccess(mail, now)))
  }

export const createEndMails = (table: Table): EndMails =>
  endMails({ accounts: createAccountStore(table), delivery: createDeliveryStore(table) })
